import type { BrowserContext } from '@playwright/test';

/** What is newer than Chrome 88 or Safari 15.4: the object that holds it, and its names. */
const newer: Readonly<Record<string, string>> = {
  Object: 'hasOwn groupBy',
  Array: 'fromAsync',
  'Array.prototype': 'at findLast findLastIndex toReversed toSorted toSpliced with',
  'TypedArray.prototype': 'at findLast findLastIndex toReversed toSorted with',
  'String.prototype': 'at isWellFormed toWellFormed',
  Promise: 'withResolvers try',
  RegExp: 'escape',
  'RegExp.prototype': 'hasIndices unicodeSets',
  Error: 'isError',
  JSON: 'rawJSON isRawJSON',
  Math: 'f16round sumPrecise',
  Map: 'groupBy',
  'Map.prototype': 'getOrInsert getOrInsertComputed',
  'WeakMap.prototype': 'getOrInsert getOrInsertComputed',
  'Set.prototype':
    'difference intersection isSubsetOf isSupersetOf isDisjointFrom symmetricDifference union',
  'Iterator.prototype':
    'reduce toArray forEach some every find map filter take drop flatMap join includes',
  'ArrayBuffer.prototype': 'maxByteLength resizable resize transfer transferToFixedLength detached',
  'DataView.prototype': 'getFloat16 setFloat16',
  Uint8Array: 'fromBase64 fromHex',
  'Uint8Array.prototype': 'toBase64 setFromBase64 toHex setFromHex',
  Atomics: 'pause',
  Intl: 'supportedValuesOf DurationFormat',
  'Intl.NumberFormat.prototype': 'formatRange formatRangeToParts',
  'Intl.PluralRules.prototype': 'selectRange',
  AbortSignal: 'abort any timeout',
  'AbortSignal.prototype': 'reason throwIfAborted',
  'ReadableStream.prototype': 'values',
  'Blob.prototype': 'bytes',
  'Request.prototype': 'bytes duplex',
  'Response.prototype': 'bytes',
  Response: 'json',
  'Headers.prototype': 'getSetCookie',
  URL: 'canParse parse',
  'URLSearchParams.prototype': 'size',
  'Crypto.prototype': 'randomUUID',
  'EventTarget.prototype': 'when',
  Document: 'parseHTML parseHTMLUnsafe',
  'Document.prototype': 'startViewTransition caretPositionFromPoint moveBefore',
  'Element.prototype':
    'checkVisibility computedStyleMap getHTML moveBefore role setHTML setHTMLUnsafe startViewTransition ariaControlsElements ariaDescribedByElements ariaLabelledByElements',
  'HTMLElement.prototype': 'inert popover showPopover hidePopover togglePopover attributeStyleMap',
  'HTMLInputElement.prototype': 'showPicker',
  'HTMLSelectElement.prototype': 'showPicker',
  'HTMLDialogElement.prototype': 'requestClose closedBy',
  'HTMLScriptElement.prototype': 'fetchPriority',
  'CanvasRenderingContext2D.prototype':
    'letterSpacing wordSpacing fontKerning roundRect reset createConicGradient isContextLost',
  'Navigator.prototype': 'userAgentData userActivation connection virtualKeyboard gpu',
  globalThis:
    'Iterator Temporal Float16Array SuppressedError DisposableStack AsyncDisposableStack structuredClone reportError scheduler navigation requestIdleCallback cancelIdleCallback CompressionStream DecompressionStream OffscreenCanvas ImageDecoder URLPattern Observable Sanitizer CloseWatcher Highlight QuotaExceededError',
};

/** Runs in a page and in a worker, so it uses nothing but its argument. */
const takeAway = (of: Readonly<Record<string, string>>) => {
  const holderOf = (path: string): unknown =>
    path === 'TypedArray.prototype'
      ? Object.getPrototypeOf(Int8Array.prototype)
      : path.split('.').reduce<unknown>((from, name) => Object(from)[name], globalThis);
  for (const [path, names] of Object.entries(of))
    for (const name of names.split(' ')) Reflect.deleteProperty(Object(holderOf(path)), name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
};

const script = `(${takeAway.toString()})(${JSON.stringify(newer)});`;
const address = '/without-newer.js';

/** Removes from the pages of a context, and from their workers, what the oldest browsers lack. */
export const withoutNewer = async (context: BrowserContext): Promise<void> => {
  const contentType = 'text/javascript';
  await context.addInitScript(script);
  // A page already ran the script above, and may have polyfills since.
  const inWorker = `if (typeof document === 'undefined') ${script}`;
  await context.route(`**${address}`, (route) => route.fulfill({ contentType, body: inWorker }));
  await context.route(/\/pdf-worker-[^/]*\.js$/, async (route) => {
    // The page checks the hash of what it loads itself: this file before it becomes a worker, and the script that names it.
    if (route.request().resourceType() === 'fetch') return route.fallback();
    const code = await (await route.fetch()).text();
    if (code.length < 1_000) return route.fallback();
    return route.fulfill({ contentType, body: `import '${address}'; ${code}` });
  });
};
