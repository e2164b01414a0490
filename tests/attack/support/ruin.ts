import type { Page } from '@playwright/test';
import type { PartnerSite } from '../../engines/site/partner-site';
import { type Ruin, ruins } from './globals';

const tags = [
  'paylater-limit-card',
  'paylater-bill-list',
  'paylater-recent-transactions',
  'paylater-instalment-plan',
];

/** Runs first in the page, and keeps the browser's own functions before they are replaced. */
const witness = `
const keep = { all: Document.prototype.querySelectorAll, read: Element.prototype.getAttribute,
  make: Document.prototype.createElement, body: Object.getOwnPropertyDescriptor(Document.prototype, 'body').get,
  append: Node.prototype.appendChild, wait: setTimeout, send: navigator.sendBeacon.bind(navigator),
  call: Function.prototype.call, slice: Array.prototype.slice, define: Object.defineProperty };
const problems = [];
const note = (what) => { problems[problems.length] = what; };
addEventListener('error', (event) => note('thrown: ' + event.message));
addEventListener('unhandledrejection', (event) => note('rejected: ' + event.reason));
const call = (act, self, ...given) => Reflect.apply(act, self, given);
const found = () => call(keep.all, document, '${tags.join()}');
`;

/** Uses each element as a partner's script does. An attack succeeds if any of it throws. */
const partner = (token: string) => `
const attempt = (what, act) => { try { return act(); } catch (error) { note(what + ': ' + error); } };
const token = async () => '${token}';
for (const tag of ['${tags.join("','")}']) {
  const element = attempt('make ' + tag, () => call(keep.make, document, tag));
  if (!element) continue;
  const set = (name, value) => attempt('set ' + name + ' of ' + tag, () => { element[name] = value; });
  set('theme', 'dark'); set('theme', undefined); set('locale', 'id'); set('density', Symbol('x'));
  set('tokenProvider', token);
  for (const name of ['tokenProvider', 'ready', 'theme', 'apiBase', 'locale'])
    attempt('get ' + name + ' of ' + tag, () => element[name]);
  attempt('append ' + tag, () => call(keep.append, call(keep.body, document), element));
  attempt('refresh ' + tag, () => element.refresh());
}
let turns = 0;
const look = () => {
  const states = [];
  const all = found();
  let waiting = false;
  for (let at = 0; at < all.length; at += 1) {
    const state = call(keep.read, all[at], 'data-state');
    if (state !== 'ready') { waiting = true; states[states.length] = all[at].localName + ' is ' + state; }
  }
  turns += 1;
  if (waiting && turns < 120) return keep.wait.call(window, look, 50);
  let text = String(all.length);
  for (const list of [states, problems])
    for (let at = 0; at < list.length; at += 1) text += '\\n' + list[at];
  keep.send('/outcome', text);
};
keep.wait.call(window, look, 50);
`;

const documentOf = (ruin: Ruin, lender: string, token: string): string => {
  const { script = '', markup = '', around = '…', inside = '' } = ruin;
  const elements = tags.map((tag) => `<${tag}>${inside}</${tag}>`).join('\n');
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<script>${witness}</script><script>${script}</script></head>
<body>${markup}<main>${around.replace('…', elements)}</main>
<script type="module" src="${lender}/embeds/v1/paylater.js"></script>
<script type="module">${partner(token)}</script></body></html>`;
};

/** Opens a page with the changes, and returns its errors and the elements that are not ready. */
export const ruin = async (
  page: Page,
  site: PartnerSite,
  token: string,
  name: string,
): Promise<{ readonly elements: number; readonly damage: readonly string[] }> => {
  const url = site.put('/ruin', { html: documentOf(ruins[name] ?? {}, site.lender, token) });
  site.put('/outcome', { html: '', status: 200 });
  const outcome = page.waitForRequest(`${site.origin}/outcome`, { timeout: 20_000 });
  await page.goto(url, { waitUntil: 'commit' });
  const [elements, ...damage] = ((await outcome).postData() ?? '').split('\n');
  return { elements: Number(elements), damage };
};
