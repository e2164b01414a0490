import { expect, test } from 'vitest';
import { limitMemory, spend, startCounting } from '../../../adapters/pdf/ceiling';

const mebibyte = 1024 * 1024;

const kinds = [
  ArrayBuffer,
  Uint8Array,
  Uint8ClampedArray,
  Int8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
] as const;

/** Runs a job under the limit, and gives the globals back. Returns its result, and how often the limit was reached. */
const limited = <T>(job: () => T): { readonly result?: T; readonly reached: number } => {
  const { push } = Array.prototype;
  const { DecompressionStream } = globalThis;
  let reached = 0;
  limitMemory(() => (reached += 1));
  try {
    startCounting();
    return { result: job(), reached };
  } catch {
    return { reached };
  } finally {
    Array.prototype.push = push;
    const buffers = Object.fromEntries(kinds.map((kind) => [kind.name, kind]));
    Object.assign(globalThis, { ...buffers, DecompressionStream });
  }
};

/** Creates a buffer of so many bytes with the global of this name. */
const make = (name: string, bytes: number): ArrayBuffer => {
  const Kind = Reflect.get(globalThis, name) as typeof Uint8Array;
  return Reflect.construct(Kind, [bytes / (Kind.BYTES_PER_ELEMENT ?? 1)]) as ArrayBuffer;
};

test.each(kinds.map(({ name }) => name))('%s: a buffer of 400 MiB is not created', (name) => {
  expect(limited(() => make(name, 64).byteLength)).toEqual({ result: 64, reached: 0 });
  expect(limited(() => make(name, 400 * mebibyte).byteLength)).toEqual({ reached: 1 });
});

test.each<[what: string, use: () => unknown]>([
  ['an empty buffer', () => new ArrayBuffer(0)],
  ['a list that becomes a buffer', () => new Uint8Array([1])],
  ['an entry of a list', () => [].push(0 as never)],
])('%s counts', (_, use) => {
  const filled = (bytes: number) => () => {
    spend(bytes);
    use();
    return 'made';
  };
  expect(limited(filled(399 * mebibyte))).toEqual({ result: 'made', reached: 0 });
  expect(limited(filled(400 * mebibyte))).toEqual({ reached: 1 });
});

test('memory that a job no longer uses still counts, and the next job starts at zero', () => {
  let made = 0;
  const four = (): void => {
    for (let at = 0; at < 4; at += 1) made += new Uint8Array(90 * mebibyte).length / 90 / mebibyte;
  };
  const twoJobs = (): void => {
    four();
    startCounting();
    four();
  };
  expect([limited(twoJobs).reached, made]).toEqual([0, 8]);
  const oneJob = (): void => {
    four();
    four();
  };
  expect([limited(oneJob).reached, made]).toEqual([1, 12]);
});

test('the browser’s own unpacking, which cannot be counted, is removed', () => {
  expect(limited(() => 'DecompressionStream' in globalThis).result).toBe(false);
  expect('DecompressionStream' in globalThis).toBe(true);
});
