import { inside, load, settled, stateOf, widgets } from './elements';
import { pageName, tell, token } from './host';

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

const fallbackIsShown = (element: Element): boolean =>
  Array.from(element.querySelectorAll('[slot="fallback"]')).some(
    (it) => it.getBoundingClientRect().height > 0,
  );

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The amount of the shift, and what moved from where to where. */
const told = ({ value, sources }: Shift): string => {
  const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  const moved = sources.map(({ node, previousRect, currentRect }) => {
    const { nodeName = '', className = '' } = (node ?? {}) as Partial<Element>;
    return `${nodeName}.${className} ${at(previousRect)} to ${at(currentRect)}`;
  });
  return [value.toFixed(4), ...moved].join('; ');
};

/** Layout shifts while script and answers are slow, or fail in the end. */
tell(async () => {
  const shifts: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(told(entry as Shift));
  }).observe({ type: 'layout-shift', buffered: true });
  const all = widgets();
  const places = () => ({
    after: document.querySelector('#after')?.getBoundingClientRect().top,
    heights: all.map((it) => it.getBoundingClientRect().height),
  });
  for (const element of all) element.tokenProvider = token;
  await painted();
  const undefinedYet = places();
  await load('/slow/embeds/v1/paylater.js');
  await painted();
  const loading = { states: all.map(stateOf), ...places() };
  for (const element of all) await settled(element);
  await painted();
  const done = { states: all.map(stateOf), ...places() };
  const seen = [...shifts];
  // Proves that the observer works: an element is inserted above everything.
  const banner = document.createElement('div');
  banner.style.height = '200px';
  document.body.prepend(banner);
  await painted();
  const state = pageName === 'failing' ? 'error' : 'ready';
  return {
    rows: [
      { what: 'shifts', got: seen, want: [] },
      { what: 'a shift is noticed', got: shifts.length > seen.length, want: true },
      {
        what: 'while loading',
        got: loading,
        want: { states: all.map(() => 'loading'), ...undefinedYet },
      },
      { what: 'in the end', got: done, want: { states: all.map(() => state), ...undefinedYet } },
      { what: 'elements', got: all.filter((it) => inside(it)).length, want: 4 },
      {
        what: 'fallbacks',
        got: all.filter(fallbackIsShown).length,
        want: state === 'error' ? 4 : 0,
      },
    ],
    texts: {},
  };
});
