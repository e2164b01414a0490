/** Returns whether the browser lacks one of these members. */
const lacks = (holder: object, ...names: readonly PropertyKey[]): boolean =>
  names.some((name) => !(name in holder));

// Both are computed before any polyfill runs, because a worker starts without the page's polyfills.

/** Whether the page needs polyfills: Inversify calls `Object.hasOwn`, which Chrome has since version 93. */
export const pageLacks: boolean = lacks(Object, 'hasOwn');

/** Whether pdf.js needs polyfills: it targets Chrome 124, and iterates streams, which WebKit cannot. */
export const pdfLacks: boolean =
  pageLacks ||
  lacks(globalThis, 'structuredClone') ||
  lacks(Array.prototype, 'at', 'findLast') ||
  lacks(ReadableStream.prototype, Symbol.asyncIterator);
