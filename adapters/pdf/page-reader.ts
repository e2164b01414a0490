import type { PageFault, PdfReader } from '../../domain/restructure/pdf-engine';
import { listenForComplaints, type Tell } from './complaints';
import { heavy, limitOf } from './heavy';
import { Reader } from './reader';

/** Operators that may be drawn without a pause; a slow phone draws this many in about a second. */
const mostUnbroken = 20_000;

const makeCanvas = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

/**
 * Draws on the page, where workers have no canvas (Safari before 16.4). The worker still reads the file, under its
 * memory limit. Content that would freeze the page is not drawn.
 */
export const pageReader = (
  worker: Worker,
  fault: () => PageFault | undefined,
  tell: Tell,
): PdfReader => {
  const stopListening = listenForComplaints(tell);
  const reader = new Reader({
    origin: location.origin,
    makeCanvas,
    tell,
    port: worker,
    paintsInWorker: false,
  });
  const reached = limitOf(worker);
  const end = (): void => {
    stopListening();
    worker.terminate();
  };
  const limited = async <T>(work: Promise<T>): Promise<T | typeof heavy> => {
    worker.postMessage({ job: { kind: 'count' } });
    const first = await Promise.race([work, reached]);
    if (first === heavy) end();
    return first;
  };
  const picture = async (at: number, scale: number): Promise<ImageBitmap | typeof heavy> => {
    if ((await reader.unbrokenWork(at)) > mostUnbroken) return heavy;
    return createImageBitmap((await reader.draw(at, scale)) as HTMLCanvasElement);
  };
  return {
    open: (bytes) => limited(reader.open(bytes)),
    draw: async (at, scale) => {
      const drawn = await limited(picture(at, scale).catch(() => undefined));
      if (drawn !== undefined && 'fault' in drawn) return drawn;
      const missing = fault() ?? (drawn ? undefined : 'part');
      return missing ? { fault: missing } : { picture: drawn as ImageBitmap };
    },
    text: async (at) => {
      const text = await limited(reader.text(at));
      return 'fault' in text ? { lines: [], notes: [] } : text;
    },
    end,
  };
};
