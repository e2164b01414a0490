import type { CallName } from '../../../domain/calls';
import { hosts } from '../../../domain/host/host';
import { nth, saying } from './hands';
import type { Manner } from './front';

type Group = Readonly<Record<string, unknown>>;

/** A place of the app that uses links from outside. */
export interface Sink {
  /** Left out for an active user. */
  readonly persona?: string;
  /** Whether it takes all links at once, each at its own place, or one at a time. */
  readonly takes: 'all' | 'one';
  readonly path: (link: string) => string;
  /** Puts the links into the answers or the configuration. */
  readonly manner?: (links: readonly string[]) => Manner;
  /** An expression for what must be shown before anything is tapped. */
  readonly shown: string;
  /** Returns the elements to tap for the link at an index; left out where the link acts by itself. */
  readonly taps?: (at: number) => readonly string[];
  /** What the app does with a good link. */
  readonly good: 'opened' | 'ignored';
  /** The path of a good link, where only links of the app's own origin are good. */
  readonly own?: string;
}

const answer = (
  call: CallName,
  change: (data: Group) => unknown,
): Required<Pick<Manner, 'answer'>> => ({
  answer: (name, data) => (name === call ? change(data as Group) : data),
});

const lines = (links: readonly string[], more: (link: string, at: number) => object) =>
  links.map((link, at) => ({ title: `Baris ${at}.`, name: `Baris ${at}.`, ...more(link, at) }));

/** Returns a home with one module whose lines have the links. */
const home = (links: readonly string[], key: 'link' | 'image_url') =>
  answer('homepage', (data) => ({
    ...data,
    modules: [{ type: 'EDUCATION', title: 'Baris', items: lines(links, (it) => ({ [key]: it })) }],
  }));

const at = (path: string) => () => path;
/** Returns an expression for an element of home once the latest transactions, which would push it down, are there. */
const onHome = (selector: string, words: string) =>
  `(${nth('main .latest li', 0)} && ${saying(selector, words)})`;
/** A page with a line for each link. */
const lineByLine = {
  takes: 'all',
  shown: saying('main .rows__item', 'Baris 0.'),
  taps: (row: number) => [`${saying('main .rows__item', `Baris ${row}.`)}?.firstElementChild`],
} as const;

/** Returns the agreement with links all over its first page, one above the other. */
const linked = (file: string, links: readonly string[]): string => {
  const quoted = (link: string) =>
    [...Buffer.from(link)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const areas = links.map(
    (link, row) =>
      `<< /Type /Annot /Subtype /Link /Rect [0 ${14 * row} 595 ${14 * row + 14}] /A << /S /URI /URI <${quoted(link)}> >> >>`,
  );
  const body = file
    .slice(0, file.lastIndexOf('xref\n0 '))
    .replace('/Type /Page ', `/Type /Page /Annots [${areas.join(' ')}] `);
  const offsets = [...body.matchAll(/^\d+ 0 obj$/gm)].map(({ index }) => index);
  const table = offsets.map((it) => `${String(it).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
};
const recoded = (base64: unknown, change: (file: string) => string) =>
  Buffer.from(change(Buffer.from(String(base64), 'base64').toString('latin1')), 'latin1').toString(
    'base64',
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns a partner's page with an element for each link, and a token. */
const partnerPage = (links: readonly string[], token: string) =>
  `<!doctype html><html lang="id"><head><link rel="icon" href="data:,">
<script type="module" src="/embeds/v1/paylater.js"></script></head><body>
<main data-route="shop"><h1>Toko</h1>${links
    .map((it) => `<paylater-limit-card api-base="${escaped(it)}"></paylater-limit-card>`)
    .join('')}</main>
<script>for (const it of document.querySelectorAll('paylater-limit-card')) it.tokenProvider = async () => '${token}';</script></body></html>`;

/** The fourteen sinks of threat T1; `token` is that of the user whose elements the partner's page shows. */
export const sinks = (token: string): Readonly<Record<string, Sink>> => ({
  'top banner': {
    takes: 'one',
    path: at('/home'),
    manner: ([link]) =>
      answer('homepage', (data) => ({
        ...data,
        modules: [],
        top_banner: { title: 'Spanduk', link, text: 'Isi.' },
      })),
    shown: onHome('main .rows__title', 'Spanduk'),
    taps: () => [saying('main .rows__title', 'Spanduk'), saying('main button', 'Spanduk')],
    good: 'opened',
  },
  'home module': {
    path: at('/home'),
    manner: (links) => home(links, 'link'),
    ...lineByLine,
    shown: onHome('main .rows__item', 'Baris 0.'),
    good: 'opened',
  },
  'module image': {
    path: at('/home'),
    manner: (links) => home(links, 'image_url'),
    ...lineByLine,
    shown: onHome('main .rows__item', 'Baris 0.'),
    good: 'ignored',
  },
  'partner link': {
    path: at('/home/popular-partners'),
    manner: (links) =>
      answer('partners', () => ({ merchants: lines(links, (link) => ({ link })) })),
    ...lineByLine,
    good: 'opened',
  },
  'partner logo': {
    path: at('/home/popular-partners'),
    manner: (links) =>
      answer('partners', () => ({ merchants: lines(links, (link) => ({ logo_url: link })) })),
    ...lineByLine,
    good: 'ignored',
  },
  'help link': {
    takes: 'one',
    path: at('/home/popular-partners'),
    manner: ([link]) => ({ config: { help: Object.fromEntries(hosts.map((it) => [it, link])) } }),
    shown: nth('main', 0),
    taps: () => [nth('header > .icon-button:not(:first-child)', 0)],
    good: 'opened',
  },
  // The question before opening another host is the only dialog with a link; this page opens a configured link.
  'link of a dialog': {
    persona: 'not-migrated',
    takes: 'one',
    path: at('/unavailable/migration-redirect'),
    manner: ([link]) => ({ config: { migrationUrl: link } }),
    shown: nth('main [data-action="primary"]', 0),
    taps: () => [nth('main [data-action="primary"]', 0)],
    good: 'opened',
  },
  'agreement address': {
    takes: 'one',
    path: at('/transactions/agreement'),
    manner: ([link]) => answer('facilityAgreement', (data) => ({ ...data, agreement_url: link })),
    shown: nth('main [data-action="primary"]:not([aria-busy="true"])', 0),
    taps: () => [
      `location.pathname === '/transactions/agreement' ? ${nth('main [data-action="primary"]', 0)} : null`,
    ],
    good: 'opened',
  },
  'agreement file': {
    persona: 'restructure',
    takes: 'all',
    path: at('/bill-restructure/agreement?tenor=3'),
    manner: (links) =>
      answer('restructureAgreement', ({ body }) => ({
        body: recoded(body, (file) => linked(file, links)),
      })),
    // A phone shows the text first.
    shown: `(${nth('.agreement__canvas[width]', 0)} ?? (document.querySelector('.agreement__text') && ${nth('main [data-action="primary"]', 0)}.click()))`,
    taps: (row) => [
      `{ scrollIntoView: () => {}, getBoundingClientRect: () => {
      const page = document.querySelector('.agreement__canvas');
      page.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, top, width, height } = page.getBoundingClientRect();
      scrollBy(0, height * (1 - (14 * ${row} + 7) / 842) - innerHeight / 3);
      const now = page.getBoundingClientRect();
      return { left: left + width / 2, top: now.top + height * (1 - (14 * ${row} + 7) / 842), width: 0, height: 0 }; } }`,
    ],
    good: 'ignored',
  },
  receipt: {
    takes: 'all',
    path: at('/transactions'),
    manner: (links) =>
      answer('transactionReceipt', (data) => ({
        ...data,
        link: links[0],
        url: links[0],
        merchant: links[0],
        lines: links.map((label) => ({ label, amount: 1 })),
      })),
    // Its sheet is opened first.
    shown: `(${nth('[role="dialog"] dl dt', 1)} ?? ${nth('main [data-row="transaction"] button', 0)}?.click())`,
    taps: (row) => [nth('[role="dialog"] dl dt', row)],
    good: 'ignored',
  },
  'login target': {
    takes: 'one',
    path: (link) => `/auth/redirect?to=${encodeURIComponent(link)}`,
    shown: `document.querySelector('main[data-route]:not([data-route^="/auth"])')`,
    good: 'ignored',
  },
  'source deeplink': {
    takes: 'one',
    path: (link) => {
      const value = encodeURIComponent(link);
      return `/home/popular-partners?SourceDeeplink=${value}&SourcePage=${value}&entryPoint=${value}`;
    },
    shown: nth('main', 0),
    taps: () => [nth('header button', 0)],
    good: 'ignored',
  },
  'host call': {
    path: at('/home'),
    manner: (links) => ({ ...home(links, 'link'), host: { openLink: null } }),
    ...lineByLine,
    shown: onHome('main .rows__item', 'Baris 0.'),
    good: 'opened',
  },
  'attribute of an element': {
    takes: 'all',
    path: at('/_shop'),
    manner: (links) => ({ documents: { '/_shop': partnerPage(links, token) } }),
    shown: `[...document.querySelectorAll('paylater-limit-card')].every((it) => !['loading', undefined].includes(it.dataset.state)) || null`,
    taps: (row) => [`${nth('paylater-limit-card', row)}.shadowRoot.querySelector('a, button')`],
    own: '/api',
    good: 'opened',
  },
});
