import type { Page } from '@playwright/test';
import type { PartnerSite } from '../../engines/site/partner-site';
import type { EvilSite } from './evil-site';
import { type Addresses, injections } from './markup';

/** Ways in which a partner's page sets its provider, from the most careful to the least. */
export const ways = {
  'to the first element': "document.querySelector('paylater-limit-card').tokenProvider = token;",
  'to every element': 'for (const it of all()) it.tokenProvider = token;',
  'to whichever asks': '',
} as const;

export type Way = keyof typeof ways;

/** Registered before any element can request a token. */
const onAsking = `<script>document.addEventListener('paylater-token-needed', (event) => {
  event.composedPath()[0].tokenProvider = window.token; });</script>`;

const documentFor = (name: string, at: Addresses, way: Way, token: string): string => {
  const { head = '', body = '', own = '', later = '' } = injections[name]?.(at) ?? {};
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<script>window.token = async () => '${token}';</script>${way === 'to whichever asks' ? onAsking : ''}
${head}<script type="module" src="${at.lender}/embeds/v1/paylater.js"></script></head>
<body>${body}<main><paylater-limit-card id="real" ${own}></paylater-limit-card></main>
<script type="module">
const tags = 'paylater-limit-card, paylater-bill-list, paylater-recent-transactions, paylater-instalment-plan';
const make = (tag) => Document.prototype.createElement.call(document, tag);
const all = () => [...document.querySelectorAll('*')].flatMap((it) =>
  [it, ...(it.shadowRoot?.querySelectorAll('*') ?? [])]).filter((it) => it.matches(tags));
const real = document.querySelector('#real');
const shown = async () => {
  const end = performance.now() + 4000;
  const waiting = () => all().some((it) => ['loading', undefined].includes(it.dataset.state));
  while (waiting() && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
};
${ways[way]}
await shown();
${later}
await new Promise((done) => setTimeout(done, 50));
await shown();
const ways = all().flatMap((it) => [...(it.shadowRoot?.querySelectorAll('a, button') ?? [])]);
document.title = 'done ' + JSON.stringify(ways.map((it) => it.href ?? 'a button'));
</script></body></html>`;
};

/** Opens a partner's page with one injection, and returns what the attacker got: tokens, and links to their origin. */
export const steal = async (
  page: Page,
  { site, evil, token }: { site: PartnerSite; evil: EvilSite; token: string },
  name: string,
  way: Way,
): Promise<{ readonly shown: number; readonly loot: readonly string[] }> => {
  const at: Addresses = {
    evil: evil.origin,
    host: evil.host,
    port: evil.port,
    lender: site.lender,
    shop: site.origin,
  };
  const before = evil.bearers.length;
  for (const path of ['/leave', '/leave/v2/homepage'])
    site.put(path, { html: '', status: 307, headers: { location: `${evil.origin}/v2/homepage` } });
  const url = site.put('/shop', { html: documentFor(name, at, way, token) });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.title.startsWith('done '), undefined, {
    timeout: 15_000,
  });
  const shown: string[] = JSON.parse((await page.title()).slice('done '.length));
  const links = shown.filter((it) => it !== 'a button');
  const astray = links.filter((it) => ![site.lender, site.origin].includes(new URL(it).origin));
  return { shown: shown.length, loot: [...evil.bearers.slice(before), ...astray] };
};
