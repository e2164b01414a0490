import { make, settled, tags } from './elements';
import { tell } from './host';

declare global {
  interface Window {
    mounts?: (times: number) => Promise<void>;
  }
}

/** Mounts and removes all elements; every other time while their calls are running. */
window.mounts = async (times) => {
  for (let time = 0; time < times; time += 1) {
    const all = tags.map((tag) => make(tag));
    if (time % 2 === 0) for (const element of all) await settled(element);
    else await Promise.resolve();
    for (const element of all) element.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The browser's own records of requests are not the elements' memory.
  performance.clearResourceTimings();
};

tell(async () => ({ rows: [], texts: {} }));
