/** Markup that an attacker writes into a partner's page with safe scripts, before the page's own element. */

export interface Addresses {
  /** The attacker's origin, and its host with the port. */
  readonly evil: string;
  readonly host: string;
  readonly port: number;
  /** The origin of the elements' script. */
  readonly lender: string;
  readonly shop: string;
}

export interface Injection {
  /** In the head, before the elements' script. */
  readonly head?: string;
  /** In the body, before the page's own element. */
  readonly body?: string;
  /** Attributes of the page's own element. */
  readonly own?: string;
  /** A harmless script of the page that runs once the elements are shown. */
  readonly later?: string;
}

/** Every way to write the attacker's address in an attribute; the HTML parser decodes `&#…;`. */
const spellings: Readonly<Record<string, (at: Addresses) => string>> = {
  origin: ({ evil }) => evil,
  'with a path': ({ evil }) => `${evil}/api`,
  'without a scheme': ({ host }) => `//${host}`,
  'without a scheme, with a path': ({ host }) => `//${host}/api/`,
  'three slashes': ({ host }) => `///${host}`,
  padded: ({ evil }) => `   ${evil}   `,
  'padded with tabs and lines': ({ evil }) => `&#9;&#10;${evil}&#13;`,
  'a line in the scheme': ({ evil }) => evil.replace('http', 'ht&#10;tp'),
  'a tab in the slashes': ({ evil }) => evil.replace('//', '/&#9;/'),
  'a control sign first': ({ evil }) => `&#1;${evil}`,
  'a no-break space first': ({ host }) => `&#160;//${host}`,
  'a byte order mark first': ({ host }) => `&#65279;//${host}`,
  'an ideographic space first': ({ evil }) => `&#12288;${evil}`,
  backslashes: ({ host }) => `\\\\${host}`,
  'slash and backslash': ({ host }) => `/\\${host}`,
  'backslashes after the scheme': ({ host }) => `http:\\\\${host}`,
  'capital letters': ({ evil }) => evil.toUpperCase(),
  'scheme without slashes': ({ host }) => `https:${host}`,
  'five slashes': ({ host }) => `http://///${host}`,
  'the lender as a user': ({ lender, host }) => `${lender}@${host}`,
  'the lender as a user, a backslash before': ({ lender, host }) => `${lender}\\@${host}`,
  'the lender as name and password': ({ host }) => `http://paylater:8080@${host}/api`,
  'the lender as an escaped user': ({ lender, host }) => `${lender}%2fapi@${host}`,
  'a fragment that looks like the lender': ({ evil, lender }) => `${evil}#${lender}`,
  'a query that looks like the lender': ({ evil, lender }) => `${evil}?${lender}/api`,
  'wide digits': ({ port }) => `http://１２７。０。０。１:${port}`,
  'the address as one number': ({ port }) => `http://2130706433:${port}`,
  'the address in hexadecimal': ({ port }) => `http://0x7f.1:${port}`,
  'dots out of the path': ({ lender, host }) => `${lender}/api/..//${host}`,
  'a path that begins with the host': ({ host }) => `/${host}`,
};

const card = (address: string, more = '') =>
  `<paylater-limit-card api-base="${address}"${more}></paylater-limit-card>`;

const based = (base: string, apiBase?: string): Injection => ({
  head: `<base href="${base}">`,
  ...(apiBase === undefined ? {} : { own: `api-base="${apiBase}"`, body: card(apiBase) }),
});

const inShadow = (inner: string, mode = 'open') =>
  `<div><template shadowrootmode="${mode}">${inner}</template></div>`;

/** Attacks by other means than the spelling of an address. */
const others: Readonly<Record<string, (at: Addresses) => Injection>> = {
  'a base': ({ evil }) => based(`${evil}/`),
  'a base, and a relative address': ({ evil }) => based(`${evil}/`, 'api'),
  'a base, and an address from the root': ({ evil }) => based(`${evil}/`, '/api'),
  'a base, and a dot': ({ evil }) => based(`${evil}/x/`, '.'),
  'a base, and a query': ({ evil }) => based(`${evil}/`, '?x'),
  'a base without a scheme': ({ host }) => based(`//${host}/`, 'api'),
  'a base with a target': ({ evil }) => ({ head: `<base href="${evil}/" target="evil">` }),
  'a base that comes later': ({ evil }) => ({
    own: 'api-base="api"',
    later: `const base = make('base'); base.href = '${evil}/'; document.head.append(base);
      real.setAttribute('theme', 'dark'); real.setAttribute('locale', 'en');`,
  }),
  'the attribute is changed later': ({ evil }) => ({
    later: `real.setAttribute('api-base', '${evil}');`,
  }),
  'the property is changed later': ({ evil }) => ({ later: `real.apiBase = '${evil}';` }),
  'the property is set before the script': ({ evil }) => ({
    body: '<paylater-limit-card id="early"></paylater-limit-card>',
    head: `<script>addEventListener('DOMContentLoaded', () => {}); const early = setInterval(() => {
      const it = document.querySelector('#early'); if (it) { clearInterval(early); it.apiBase = '${evil}'; } });</script>`,
  }),
  'moved into a page part with another base': ({ evil }) => ({
    body: `<section id="there"></section>${card(`${evil}/api`)}`,
    later: `document.querySelector('#there').append(real, ...all());`,
  }),
  'a copy of the element with another address': ({ evil }) => ({
    later: `const copy = real.cloneNode(true); copy.setAttribute('api-base', '${evil}');
      copy.tokenProvider = real.tokenProvider; document.body.append(copy);`,
  }),
  'in a shadow root': ({ evil }) => ({ body: inShadow(card(evil)) }),
  'in a closed shadow root': ({ evil }) => ({ body: inShadow(card(evil), 'closed') }),
  'in a shadow root of an element of ours': ({ evil }) => ({
    body: `<paylater-limit-card api-base="${evil}"><template shadowrootmode="open">${card(evil)}</template></paylater-limit-card>`,
  }),
  'in the slots of an element': ({ evil }) => ({
    body: `<paylater-limit-card>${card(evil, ' slot="title"')}${card(evil, ' slot="fallback"')}</paylater-limit-card>`,
  }),
  'every attribute that sounds like it': ({ evil }) => ({
    body: `<paylater-limit-card API-BASE="${evil}" apibase="${evil}" apiBase="${evil}" data-api-base="${evil}"
      base="${evil}" src="${evil}" href="${evil}" token-provider="token" application-source="${evil}"></paylater-limit-card>`,
  }),
  'all four elements': ({ evil }) => ({
    body: ['limit-card', 'bill-list', 'recent-transactions', 'instalment-plan']
      .map((name) => `<paylater-${name} api-base="${evil}"></paylater-${name}>`)
      .join(''),
  }),
  'a redirect of the page’s own origin': ({ shop }) => ({ body: card(`${shop}/leave`) }),
  'a redirect in the query': ({ shop, evil }) => ({ body: card(`${shop}/leave?to=${evil}&p=`) }),
  'an own redirect whose rest is a fragment': ({ shop }) => ({ body: card(`${shop}/leave#`) }),
  'a second copy of the script': ({ evil, lender }) => ({
    body: `<script type="module" src="${lender}/embeds/v1/paylater.js?of=${evil}"></script>${card(evil)}`,
  }),
  'names that hide what addresses are read from': ({ evil }) => ({
    body: `<form name="baseURI"></form><form id="location" action="${evil}"></form>
      <a id="origin" href="${evil}"></a><img name="URL" src="data:,"><form name="documentElement"></form>
      <a name="configuration" href="${evil}"></a><a id="paylater" href="${evil}"></a>${card(evil)}`,
  }),
};

export const injections: Readonly<Record<string, (at: Addresses) => Injection>> = {
  ...Object.fromEntries(
    Object.entries(spellings).map(([name, spell]) => [
      `an address: ${name}`,
      (at: Addresses) => ({ body: card(spell(at)) }),
    ]),
  ),
  ...others,
};
