import type { Engine } from './engines';

interface Plant {
  readonly what: string;
  /** The content of `main` on a page without failures. */
  readonly html: string;
  /** What replaces a part of the page without failures. */
  readonly instead?: readonly [part: string, by: string];
  readonly seenBy: readonly Engine[];
}

export const soundPage = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tagihan</title></head>
<body style="color:#111;background:#fff;font:16px/1.5 sans-serif"><main><h1>Tagihan</h1><p>Jatuh tempo 30 April 2025.</p><!--plant--></main></body></html>`;

const every: readonly Engine[] = ['axe', 'alfa', 'ibm'];

/** Kinds of failures of WCAG, and the engines that see each. What none sees is for a person to find. */
export const plants: readonly Plant[] = [
  {
    what: 'an image without a text',
    html: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">',
    seenBy: every,
  },
  {
    what: 'a button without a name',
    html: '<button style="width:44px;height:44px"></button>',
    seenBy: every,
  },
  {
    what: 'a link without a name',
    html: '<a href="/x" style="display:block;width:44px;height:44px"></a>',
    seenBy: every,
  },
  { what: 'a field without a label', html: '<input style="height:44px">', seenBy: every },
  {
    what: 'a label of another field',
    html: '<label for="gone">Email</label><input id="here" style="height:44px">',
    seenBy: every,
  },
  { what: 'pale text', html: '<p style="color:#aaa">Rp825.000</p>', seenBy: every },
  {
    what: 'pale text on a narrow screen',
    html: '<style>@media (max-width: 400px) { .late { color: #aaa } }</style><p class="late">Denda</p>',
    seenBy: every,
  },
  {
    what: 'pale text in the dark theme',
    html: '<style>@media (prefers-color-scheme: dark) { .late { color: #aaa } }</style><p class="late">Denda</p>',
    seenBy: every,
  },
  {
    what: 'a page without a language',
    html: '',
    instead: ['<html lang="id">', '<html>'],
    seenBy: every,
  },
  {
    what: 'a language that does not exist',
    html: '',
    instead: ['lang="id"', 'lang="xq"'],
    seenBy: every,
  },
  {
    what: 'a part in a language that does not exist',
    html: '<p lang="zzz-1">Hello</p>',
    seenBy: every,
  },
  {
    what: 'a page without a title',
    html: '',
    instead: ['<title>Tagihan</title>', ''],
    seenBy: every,
  },
  {
    what: 'zooming forbidden',
    html: '',
    instead: ['initial-scale=1', 'initial-scale=1, user-scalable=no'],
    seenBy: ['axe', 'alfa'],
  },
  {
    what: 'a role that does not exist',
    html: '<div role="amount" tabindex="0">Rp1</div>',
    seenBy: every,
  },
  {
    what: 'a switch without its state',
    html: '<button role="switch" style="height:44px">Pengingat</button>',
    seenBy: every,
  },
  {
    what: 'an attribute without a meaning',
    html: '<p aria-tagihan="1">Rp1</p>',
    seenBy: ['axe', 'ibm'],
  },
  {
    what: 'a focus in what is hidden',
    html: '<div aria-hidden="true"><button style="height:44px">Bayar</button></div>',
    seenBy: every,
  },
  {
    what: 'a list item outside of a list',
    html: '<div role="list"><p>April</p></div><span role="listitem">Mei</span>',
    seenBy: every,
  },
  {
    what: 'a name that lacks the visible label',
    html: '<button aria-label="Kirim" style="height:44px">Bayar sekarang</button>',
    seenBy: ['alfa', 'ibm'],
  },
  {
    what: 'a header of no column',
    html: '<table><tr><th id="a">Bulan</th></tr><tr><td headers="gone">April</td></tr></table>',
    seenBy: every,
  },
  {
    what: 'a page that reloads itself',
    html: '',
    instead: ['<title>', '<meta http-equiv="refresh" content="60"><title>'],
    seenBy: ['axe', 'alfa'],
  },
  {
    what: 'buttons nested in each other',
    html: '<div role="button" tabindex="0">Bayar <a href="/x">semua</a></div>',
    seenBy: ['axe', 'alfa'],
  },
  {
    what: 'targets too small and close',
    html: '<p><button style="width:12px;height:12px;padding:0;border:0" aria-label="a"></button><button style="width:12px;height:12px;padding:0;border:0" aria-label="b"></button></p>',
    seenBy: ['axe', 'ibm'],
  },
  {
    what: 'text that cannot grow',
    html: '<p style="height:1em;overflow:hidden;line-height:1em">Jatuh tempo 30 April 2025, lalu denda</p>',
    seenBy: [],
  },
  {
    what: 'text whose spacing is fixed',
    html: '<p style="letter-spacing:0.01em !important">Denda</p>',
    seenBy: every,
  },
  {
    what: 'a link that only its colour tells',
    html: '<p>Lihat <a href="/x" style="color:#222;text-decoration:none">biaya</a> dulu</p>',
    seenBy: ['axe', 'alfa'],
  },
];
