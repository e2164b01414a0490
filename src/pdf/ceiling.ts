/** The memory that one job may ask for, in bytes. A page scanned at 300 dots per inch in colour needs a third of it. */
const most = 512 * 1024 * 1024;

let spent = 0;
let onReached = (): void => {};

/** Counts the memory of a new job from zero. */
export const startCounting = (): void => {
  spent = 0;
};

/** Counts bytes of the current job. Throws when they are too many. */
export const spend = (bytes: number): void => {
  spent += bytes;
  if (spent <= most) return;
  onReached();
  throw new RangeError('an agreement may not need that much memory');
};

type Buffers = new (...args: unknown[]) => object;

const counted = (buffers: Buffers): Buffers => {
  const { BYTES_PER_ELEMENT: size = 1 } = buffers as { readonly BYTES_PER_ELEMENT?: number };
  return new Proxy(buffers, {
    construct: (target, args: unknown[], newTarget) => {
      const [length] = args;
      if (typeof length === 'number') spend(length * size);
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
};

const kinds =
  'ArrayBuffer Uint8Array Uint8ClampedArray Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array';

/**
 * Counts every buffer that is made in this worker, and calls `reached` when a job needs too many: a small file may unpack
 * to gigabytes. The browser's own unpacking cannot be counted, so the library has to do without it.
 */
export const limitMemory = (reached: () => void): void => {
  onReached = reached;
  for (const kind of kinds.split(' '))
    Reflect.set(globalThis, kind, counted(Reflect.get(globalThis, kind) as Buffers));
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
};
