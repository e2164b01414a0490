/** Markup and scripts of a page that change its globals before the elements load. */
export interface Ruin {
  /** A script of the page, before the elements' script. */
  readonly script?: string;
  /** Markup before the elements. */
  readonly markup?: string;
  /** Markup around the elements; `…` is their place. */
  readonly around?: string;
  /** Markup inside each element. */
  readonly inside?: string;
}

/** Hides members of the document behind a named form or picture. Here and below, spaces separate the names. */
const hiding = (tag: 'form' | 'img' | 'object', names: string): Ruin => ({
  markup: names
    .split(' ')
    .map((name) =>
      tag === 'img' ? `<img name="${name}" alt="">` : `<${tag} name="${name}"></${tag}>`,
    )
    .join(''),
});

/** Defines globals by the ids of elements, where the window has no such property. */
const ids = (names: string): Ruin => ({
  markup: names
    .split(' ')
    .map((name) => `<a id="${name}"></a><form name="${name}"></form>`)
    .join(''),
});

/** Adds a value that every plain object inherits. */
const inherited = (code: string, names: string): Ruin => ({
  script: names
    .split(' ')
    .map((name) => `Object.prototype[${JSON.stringify(name)}] = ${code};`)
    .join('\n'),
});

/** Adds properties that throw when an object lacks them, or when they are assigned. */
const throwing = (names: string): Ruin => ({
  script: names
    .split(' ')
    .map(
      (name) => `Object.defineProperty(Object.prototype, '${name}', { configurable: true,
        get() { throw new Error('read ${name}'); }, set() { throw new Error('set ${name}'); } });`,
    )
    .join('\n'),
});

const fn = '(function () {})';

export const ruins: Readonly<Record<string, Ruin>> = {
  'form documentElement': hiding('form', 'documentElement'),
  'two forms documentElement': hiding('form', 'documentElement documentElement'),
  'form documentElement with a field lang': {
    markup: '<form name="documentElement"><input name="lang"><input name="getAttribute"></form>',
  },
  'img createElementNS': hiding('img', 'createElementNS'),
  'img createTextNode': hiding('img', 'createTextNode'),
  'form createElement': hiding('form', 'createElement createDocumentFragment importNode'),
  'object implementation': hiding('object', 'implementation adoptNode createRange'),
  'form body and head': hiding('form', 'body head'),
  'form baseURI': hiding('form', 'baseURI URL documentURI domain'),
  'form defaultView': hiding('form', 'defaultView parentWindow'),
  'img querySelector': hiding('img', 'querySelector querySelectorAll getElementById'),
  'form adoptedStyleSheets': hiding('form', 'adoptedStyleSheets styleSheets'),
  'form addEventListener': hiding('form', 'addEventListener removeEventListener'),
  'form dispatchEvent': hiding('form', 'dispatchEvent'),
  'form ownerDocument': hiding('form', 'ownerDocument nodeType nodeName parentNode'),
  'form activeElement': hiding('form', 'activeElement fullscreenElement visibilityState'),
  'img currentScript': hiding('img', 'currentScript scripts cookie readyState'),
  'ids of what the script is made of': ids('customElements CustomEvent CSSStyleSheet Map'),
  'ids of calls': ids('fetch AbortController setTimeout queueMicrotask performance'),
  'ids of what a window inherits': ids('addEventListener dispatchEvent hasOwnProperty'),
  'ids of our own': ids('paylater configure tokenProvider PaylaterLimitCard process'),
  'in a form with fields of our names': {
    around: `<form name="paylater-limit-card"><input name="attributes"><input name="shadowRoot">
      <input name="isConnected"><input name="setAttribute">…</form>`,
  },
  'a closed shadow root of the markup': {
    inside: '<template shadowrootmode="closed"><p>not ours</p></template>',
  },
  'an open shadow root of the markup': {
    inside: '<template shadowrootmode="open"><form name="host"></form><p>not ours</p></template>',
  },
  'slots full of names': {
    inside:
      '<form slot="title" name="documentElement"></form><img slot="fallback" name="createElementNS" alt="">',
  },
  'Object.prototype.get': inherited(fn, 'get'),
  'Object.prototype.set': inherited(fn, 'set'),
  'Object.prototype.get and set': inherited(fn, 'get set'),
  'Object.prototype.get, not a function': inherited("'x'", 'get set'),
  'Object.prototype.value': inherited("'x'", 'value'),
  'Object.prototype.value, a function': inherited(fn, 'value'),
  'Object.prototype.writable': inherited('false', 'writable'),
  'Object.prototype.configurable': inherited('true', 'configurable enumerable writable'),
  'throwing get, set and value': throwing('get set value'),
  'throwing state and shown': throwing('state shown row page provider watching'),
  'throwing element and listeners': throwing('element listeners visit ready asked'),
  'throwing container and props': throwing('container props children ref key'),
  'Object.prototype.toJSON': inherited("(function () { return 'x'; })", 'toJSON'),
  'Array.prototype.toJSON': { script: "Array.prototype.toJSON = function () { return 'x'; };" },
  'String.prototype.toJSON': { script: "String.prototype.toJSON = function () { return 'x'; };" },
  'Object.prototype.length': inherited('7', 'length'),
  'Object.prototype.body': inherited("'x'", 'body mode window method headers'),
  'Object.prototype.signal': inherited("'x'", 'signal integrity keepalive priority duplex'),
  'Object.prototype.redirect': inherited("'follow'", 'redirect credentials cache referrer'),
  'Object.prototype.slotAssignment': inherited("'manual'", 'slotAssignment delegatesFocus'),
  'Object.prototype.slotAssignment, junk': inherited("'x'", 'slotAssignment serializable mode'),
  'Object.prototype.customElementRegistry': inherited(
    "'x'",
    'customElementRegistry referenceTarget',
  ),
  'Object.prototype.formAssociated': inherited('true', 'formAssociated'),
  'Object.prototype.disabledFeatures': inherited("['shadow', 'internals']", 'disabledFeatures'),
  'Object.prototype.disabledFeatures, junk': inherited("'x'", 'disabledFeatures'),
  'Object.prototype.adoptedCallback': inherited("'x'", 'adoptedCallback connectedMoveCallback'),
  'Object.prototype.formDisabledCallback': inherited(
    "'x'",
    'formDisabledCallback formResetCallback',
  ),
  'Object.prototype.extends': inherited("'p'", 'extends is'),
  'Object.prototype.detail': inherited("'x'", 'detail bubbles cancelable composed view'),
  'Object.prototype.once': inherited('true', 'once capture passive'),
  'Object.prototype.kind': inherited("'x'", 'kind props children className style'),
  'Object.prototype.stale': inherited('true', 'stale size currency heading footer'),
  'Object.prototype.title': inherited('{}', 'title dueTime lateFee temporary discount'),
  'Object.prototype.data': inherited("'x'", 'data errors ok error code status'),
  'Object.prototype.last': inherited(fn, 'last first phase readAt failure'),
  'Object.prototype.budget': inherited('0', 'budget retry timeout none retryAfter'),
  'Object.prototype.tenor': inherited("'x'", 'tenor limit locale theme apiBase'),
  'Object.prototype.tokenProvider': inherited(
    "'x'",
    'tokenProvider refresh connect observedAttributes',
  ),
  'throwing optional fields': throwing(
    'last budget body lateFee title stale size data currency dueTime used available temporary temporaryUntil discount principal days fee extra time code profile limit',
  ),
  'Object.prototype.index': inherited("'x'", 'index input groups'),
  'Symbol.toPrimitive and toStringTag': {
    script: `Object.prototype[Symbol.toStringTag] = 'x'; Object.prototype[Symbol.toPrimitive] = undefined;`,
  },
  'Array.prototype, as old libraries': {
    script: `for (const name of ['each', 'last', 'first', 'clone', 'contains', 'include', 'invoke', 'get', 'set', 'value'])
      Array.prototype[name] = function () { return this; };`,
  },
  'Function.prototype': {
    script: `for (const name of ['get', 'set', 'value', 'formAssociated'])
      Function.prototype[name] = function () {};`,
  },
  'Element.prototype, as old libraries': {
    script: `for (const name of ['set', 'get', 'value', 'show', 'update', 'store', 'visible', 'row', 'container', 'page'])
      Element.prototype[name] = function () { return this; };`,
  },
  'frozen prototypes': {
    script:
      'for (const it of [Object, Array, Function, String, Promise, Map, Set]) Object.freeze(it.prototype);',
  },
  'a registry of the page': {
    script: "window.paylater = {}; window.customElements.paylater = 'x';",
  },
  'everything at once': {
    markup: `<form name="documentElement"></form><img name="createElementNS" alt=""><img name="createTextNode" alt="">`,
    script: `for (const name of ['get', 'set', 'value', 'body', 'length', 'slotAssignment'])
      Object.prototype[name] = 'x';`,
  },
};
