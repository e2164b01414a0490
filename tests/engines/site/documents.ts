import { embedsVersion } from '../../../embeds/core/version';

/** The pages of a partner, by the last part of their paths: what each does to the elements. */

export const failureModes = [
  'bare-attribute',
  'removed-attribute',
  'malformed-attribute',
  'set-before-defined',
  'moved-in-the-page',
  'secret-as-property',
  'global-by-name',
  'event-names',
] as const;

export interface Place {
  readonly lender: string;
  /** The hash of the frozen script, as the build wrote it: `sha384-…`. */
  readonly integrity: string;
}

interface HostPage {
  readonly script: string;
  readonly policy?: (place: Place) => string;
  /** Attributes of `html`. */
  readonly root?: string;
  readonly head?: string;
  readonly body?: (four: string) => string;
  /** The tags that load the elements; by default from the `v1` address. */
  readonly load?: (place: Place) => string;
}

const four = [
  '<paylater-limit-card locale="id"></paylater-limit-card>',
  '<paylater-bill-list locale="id" type="current"></paylater-bill-list>',
  '<paylater-recent-transactions locale="id" limit="5"></paylater-recent-transactions>',
  '<paylater-instalment-plan locale="id" tenor="3"></paylater-instalment-plan>',
].join('\n');

const withFallback = four.replaceAll('></', '><p slot="fallback">Buka di aplikasi.</p></');

const moving = '/embeds/v1/paylater.js';
const frozen = `/embeds/${embedsVersion}/paylater.js`;
const tag = (address: string, attributes = '') =>
  `<script type="module" src="${address}"${attributes}></script>`;
const checked = ({ lender, integrity }: Place, path = frozen) =>
  tag(lender + path, ` crossorigin="anonymous" integrity="${integrity}"`);

const policy = (lender: string, scripts: string, more = '') =>
  `default-src 'none'; script-src 'self' ${scripts}; style-src 'self'; img-src 'self'; connect-src 'self' ${lender}; base-uri 'none'; form-action 'none'; object-src 'none'${more}`;
const trustedTypes = "; require-trusted-types-for 'script'; trusted-types 'none'";

const hostPage = (page: Partial<HostPage> = {}): HostPage => ({ script: 'host-pages', ...page });

/** The twelve hostile pages, in the order of their list. */
export const hostilePages = {
  'global-styles': hostPage({
    head: '<style>* { all: unset; color: red !important; font-size: 1px }</style>',
  }),
  'clobbered-dom': hostPage({
    body: (elements) =>
      `<form id="customElements"></form><form id="CSSStyleSheet"></form><form name="head"></form>
      <img name="currentScript" alt=""><form name="cookie"></form><form name="activeElement"></form>
      <form id="paylater"><input name="attributes"><input id="shadowRoot"></form><main>${elements}</main>`,
  }),
  'patched-prototypes': hostPage(),
  'patched-define': hostPage(),
  'strict-policy': hostPage({ policy: ({ lender }) => policy(lender, lender) }),
  'trusted-types': hostPage({ policy: ({ lender }) => policy(lender, lender, trustedTypes) }),
  'loaded-twice': hostPage({
    load: (place) =>
      tag(place.lender + moving) + tag(`${place.lender}${moving}?again`) + checked(place),
  }),
  'right-to-left': hostPage({ root: 'dir="rtl"' }),
  'narrow-container': hostPage({ head: '<style>main { width: 240px }</style>' }),
  'in-a-shadow-root': hostPage({
    body: (elements) => `<div id="outer"><main>${elements}</main></div>`,
  }),
  'hidden-first': hostPage({
    head: '<style>.hidden { display: none }</style>',
    body: (elements) => `<main class="hidden">${elements}</main>`,
  }),
  moved: hostPage({
    body: (elements) =>
      `<main>${elements}</main><section id="second"></section><div><aside id="third"></aside></div>`,
  }),
} as const satisfies Readonly<Record<string, HostPage>>;

/** A strict host: loads the script only by its hash, with only its own styles and Trusted Types. */
const byHash = hostPage({
  policy: ({ lender, integrity }) => policy(lender, `'${integrity}'`, trustedTypes),
  root: 'dir="rtl"',
  load: checked,
  body: (elements) =>
    `<link rel="stylesheet" href="/pages/narrow.css"><div id="outer"><main>${elements}</main></div>`,
});

const pages: Readonly<Record<string, HostPage>> = {
  ...Object.fromEntries(
    failureModes.map((name) => [name, { script: 'failure-modes', load: () => '' }]),
  ),
  calm: hostPage(),
  ...hostilePages,
  'all-at-once': byHash,
  twenty: hostPage({
    body: (elements) => {
      const more = [1, 2, 3, 4].map((limit) => elements.replace('"5"', `"${limit}"`));
      return `<main>${more.join('')}${elements}</main>`;
    },
  }),
  tampered: { script: 'tampered', load: () => '' },
  slow: { script: 'slow', load: () => '', body: () => `<main>${four}</main>` },
  failing: { script: 'slow', load: () => '', body: () => `<main>${withFallback}</main>` },
  mounts: { script: 'mounts' },
};

export const documentOf = (name: string, place: Place, reserved: string) => {
  const page = pages[name];
  if (!page) return undefined;
  const { script, root = '', head = '', load = () => tag(place.lender + moving) } = page;
  const rule = script === 'slow' ? `<style>${reserved}</style>` : '';
  const body = page.body ?? ((elements: string) => `<main>${elements}</main>`);
  const html = `<!doctype html>
<html lang="id" data-lender="${place.lender}" data-integrity="${place.integrity}" data-frozen="${frozen}" ${root}>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>${head}${rule}
${tag('/pages/host')}${tag('/pages/patch')}${load(place)}${tag(`/pages/${script}`)}
<body>${body(script === 'host-pages' ? four : '')}<p id="after">Teks toko.</p></body></html>`;
  const policyOf = page.policy?.(place);
  return { html, headers: policyOf === undefined ? {} : { 'content-security-policy': policyOf } };
};
