const lacks = (holder: object, ...names: readonly PropertyKey[]): boolean =>
  names.some((name) => !(name in holder));

// Both are looked at once, before anything is filled in: a worker lacks what the page lacked.

/** Whether the page itself cannot run without polyfills: Inversify needs Chrome 93. */
export const pageLacks: boolean = lacks(Object, 'hasOwn');

/** Whether pdf.js cannot run without polyfills: it needs Chrome 124, and iterates streams, which WebKit does not. */
export const pdfLacks: boolean =
  pageLacks ||
  lacks(globalThis, 'structuredClone') ||
  lacks(Array.prototype, 'at', 'findLast') ||
  lacks(ReadableStream.prototype, Symbol.asyncIterator);
