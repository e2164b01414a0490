import type { Page } from '@playwright/test';
import type { PartnerSite } from '../../engines/site/partner-site';
import { tags } from '../support/own-page';
import { expect, unwatched as test } from '../support/partner';

/** What libraries change in the globals of a page before the elements load. */
const replaced: Readonly<Record<string, string>> = {
  'Date.parse and toISOString, as of datejs': `
    Date.parse = (text) => (text ? new Date(text) : null);
    Date.now = () => new Date();
    Date.prototype.toISOString = function () { return '"' + this.getUTCFullYear() + '-01-01T00:00:00Z"'; };
    Date.prototype.toString = () => '';`,
  'Date with a time that stands still, as of MockDate': `
    const Real = Date;
    Date = class extends Real { constructor(...given) { given.length ? super(...given) : super(0); } static now() { return 0; } };`,
  'Date that reads no zone, as of old shims': `
    const Real = Date;
    Date = class extends Real { constructor(at) { super(typeof at === 'string' ? at.slice(0, 10) : at); } };`,
  'JSON.parse that makes dates of texts': `
    const parse = JSON.parse;
    JSON.parse = (text) => parse(text, (_, it) => (/^\\d{4}-\\d{2}-\\d{2}T/.test(it) ? new Date(it) : it));`,
  'JSON with texts for numbers': `
    const parse = JSON.parse;
    JSON.parse = (text) => parse(text, (_, it) => (typeof it === 'number' ? it.toPrecision(2) : it));`,
  'Promise of another kind': 'Promise = function Promise() {};',
  'Promise with then alone': `
    const Real = Promise;
    Promise = function (act) { const it = new Real(act); this.then = it.then.bind(it); };`,
  'fetch without streams, as of polyfills': `
    const send = fetch;
    fetch = async (...given) => {
      const { ok, status, headers, ...rest } = await send(...given).then(async (it) =>
        ({ ok: it.ok, status: it.status, headers: it.headers, body: await it.text() }));
      return { ok, status, headers, text: async () => rest.body, json: async () => JSON.parse(rest.body) };
    };`,
  'fetch that answers anything': 'fetch = async () => ({ data: {} });',
  'Array.from and Array.prototype, as of MooTools': `
    Array.from = (it) => (it == null ? [] : Array.isArray(it) ? it : [it]);
    for (const name of ['each', 'clone', 'invoke', 'clean', 'associate', 'link', 'contains', 'extend', 'getLast', 'include', 'combine', 'erase', 'empty', 'flatten', 'pick'])
      Array.prototype[name] = function () { return this; };`,
  'Array.prototype.reduce and find, as of old shims': `
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.prototype.find = function (is) { for (let at = 0; at < this.length; at++) if (is(this[at])) return this[at]; };`,
  'Object.keys, values and entries, as of old shims': `
    const own = (it) => { const all = []; for (const name in it) all.push(name); return all; };
    Object.keys = own; Object.values = (it) => own(it).map((name) => it[name]);
    Object.entries = (it) => own(it).map((name) => [name, it[name]]);`,
  'Function.prototype and String.prototype, as of MooTools': `
    for (const name of ['extend', 'implement', 'hide', 'protect', 'overloadSetter', 'pass', 'delay', 'periodical', 'attempt', 'create'])
      Function.prototype[name] = function () { return this; };
    for (const name of ['test', 'contains', 'clean', 'camelCase', 'hyphenate', 'capitalize', 'escapeRegExp', 'toInt', 'toFloat', 'substitute', 'stripScripts'])
      String.prototype[name] = function () { return this; };
    String.prototype.trim = function () { return String(this).replace(/^\\s+|\\s+$/g, ''); };`,
  'Element and Event, as of MooTools': `
    const { prototype } = Element;
    Element = function (tag) { return document.createElement(tag); };
    Element.prototype = prototype;
    Event = function (event) { this.event = event; };
    for (const name of ['set', 'get', 'erase', 'inject', 'grab', 'adopt', 'dispose', 'destroy', 'empty', 'clone', 'store', 'retrieve', 'addEvent', 'fireEvent', 'getStyle', 'show', 'hide', 'position', 'measure', 'match'])
      prototype[name] = function () { return this; };`,
  'no Intl': 'Intl = undefined;',
  'Map and WeakMap that hold nothing': `
    Map = function () { this.get = () => {}; this.set = () => this; this.has = () => false; };
    WeakMap = Map;`,
};

/** Keeps the browser's own functions before a library loads, and reports each element once none is loading. */
const witness = `
const keep = { wait: setTimeout, send: navigator.sendBeacon.bind(navigator), all: document.querySelectorAll,
  text: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'innerText').get, apply: Reflect.apply,
  root: Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot').get, one: DocumentFragment.prototype.querySelector,
  child: Element.prototype.querySelector, seen: Element.prototype.checkVisibility, read: Element.prototype.getAttribute };
const problems = [];
const note = (what) => { problems[problems.length] = what; };
addEventListener('error', (event) => note('thrown: ' + event.message));
addEventListener('unhandledrejection', (event) => note('rejected: ' + event.reason));
const find = (selector) => keep.apply(keep.all, document, [selector]);
const stateOf = (it) => keep.apply(keep.read, it, ['data-state']);
const tellOf = (it) => {
  if (keep.apply(keep.seen, keep.apply(keep.child, it, ['[slot=fallback]']), [])) return 'fallback';
  const box = keep.apply(keep.one, keep.apply(keep.root, it, []), ['.paylater']);
  return stateOf(it) + ' ' + (box ? keep.apply(keep.text, box, []) : 'nothing');
};
let turns = 0;
const look = () => {
  const all = find('${tags.join()}');
  let waits = false;
  for (let at = 0; at < all.length; at += 1)
    if (!stateOf(all[at]) || stateOf(all[at]) === 'loading' || stateOf(all[at]) === 'stale') waits = true;
  turns += 1;
  if (waits && turns < 100) return keep.wait.call(window, look, 50);
  let text = '';
  for (let at = 0; at < all.length; at += 1) text += tellOf(all[at]) + '\\u0000';
  for (let at = 0; at < problems.length; at += 1) text += problems[at] + '\\u0000';
  keep.send('/told', text);
};
keep.wait.call(window, look, 100);
`;

const told = async (
  page: Page,
  site: PartnerSite,
  token: string,
  library: string,
): Promise<readonly string[]> => {
  const elements = tags.map((tag) => `<${tag}><p slot="fallback">In the app.</p></${tag}>`);
  site.put('/told', { html: '' });
  const url = site.put('/library', {
    html: `<!doctype html><html lang="id"><meta charset="utf-8"><script>${witness}</script><script>${library}</script>
<body>${elements.join('')}<script type="module" src="${site.lender}/embeds/v1/paylater.js"></script>
<script type="module">for (const tag of ${JSON.stringify(tags)})
  document.querySelector(tag).tokenProvider = async () => '${token}';</script></body></html>`,
  });
  const report = page.waitForRequest(`${site.origin}/told`, { timeout: 30_000 });
  await page.goto(url, { waitUntil: 'commit' });
  return ((await report).postData() ?? '').split('\u0000').slice(0, -1);
};

test('with a replaced global elements show true values or the fallback', async ({ page, site }) => {
  test.setTimeout(180_000);
  const { user } = await site.visit('calm');
  const calm = await told(page, site, user.token, '');
  expect(calm).toHaveLength(tags.length);
  for (const text of calm) expect(text).toMatch(/^ready .+/);
  const count = { true: 0, fallback: 0 };
  const wrong: string[] = [];
  for (const [name, library] of Object.entries(replaced)) {
    const [...all] = await told(page, site, user.token, library);
    const differs = all.flatMap((it, at) => (it === calm[at] || it === 'fallback' ? [] : [it]));
    if (differs.length > 0) wrong.push(`${name}: ${differs.join('; ').replaceAll('\n', ' ')}`);
    else count[all.includes('fallback') ? 'fallback' : 'true'] += 1;
  }
  const { length } = Object.keys(replaced);
  process.stdout.write(
    `replaced globals: ${count.true} of ${length} with true values, ${count.fallback} with the fallback\n`,
  );
  expect(wrong).toEqual([]);
});
