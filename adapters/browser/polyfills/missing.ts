/** Whether the browser misses one of these members. */
const lacks = (holder: object, ...names: readonly PropertyKey[]): boolean =>
  names.some((name) => !(name in holder));

// Both are computed when the page loads, before anything is filled in: a worker starts without the page's polyfills.

/** The page itself needs polyfills: Inversify calls `Object.hasOwn`, which came with Chrome 93. */
export const pageLacks: boolean = lacks(Object, 'hasOwn');

/** pdf.js needs polyfills: it is made for Chrome 124, and iterates streams, which WebKit cannot. */
export const pdfLacks: boolean =
  pageLacks ||
  lacks(globalThis, 'structuredClone') ||
  lacks(Array.prototype, 'at', 'findLast') ||
  lacks(ReadableStream.prototype, Symbol.asyncIterator);
