/**
 * The memory that one job may request, in bytes; freed buffers count too, freed canvases do not. A colour scan of A4 at
 * 300 dpi needs an eighth of it as JPEG, and nearly all of it as JPEG 2000.
 */
const most = 400 * 1024 * 1024;

let spent = 0;
let onReached = (): void => {};

/** Starts to count the memory of a new job at zero. */
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

/** The bytes of a buffer besides its contents, and those of an entry of a list with its number. */
const [perBuffer, perEntry] = [256, 32];

type Buffers = new (...args: unknown[]) => object;

const counted = (buffers: Buffers): Buffers => {
  const { BYTES_PER_ELEMENT: size = 1 } = buffers as { readonly BYTES_PER_ELEMENT?: number };
  return new Proxy(buffers, {
    construct: (target, args: unknown[], newTarget) => {
      const [length] = args;
      spend(perBuffer + (typeof length === 'number' ? length * size : 0));
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
};

const kinds =
  'ArrayBuffer Uint8Array Uint8ClampedArray Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array';

/** Counts entries that are added to lists. The library lists every operator of a page or pattern before it draws. */
const countEntries = (): void => {
  const { push } = Array.prototype;
  Array.prototype.push = function (...entries: unknown[]) {
    spend(perEntry * entries.length);
    return push.apply(this, entries);
  };
};

/**
 * Counts every buffer and every entry of a list that this worker creates. Calls `reached` when a job needs too much: a
 * small file may unpack to gigabytes. The browser's own unpacking cannot be counted, so it is removed and the library
 * does without it.
 */
export const limitMemory = (reached: () => void): void => {
  onReached = reached;
  for (const kind of kinds.split(' '))
    Reflect.set(globalThis, kind, counted(Reflect.get(globalThis, kind) as Buffers));
  countEntries();
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
};
