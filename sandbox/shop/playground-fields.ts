import { html, type Html } from '../http/html';
import type { Say } from '../http/page-language';

type Choice = readonly [value: string, label: string];

interface Field {
  readonly name: string;
  readonly label: string;
  /** The options. Without them the user types the value. */
  readonly choices?: readonly Choice[];
  readonly hint?: string;
}

interface ChoiceField extends Field {
  readonly choices: readonly Choice[];
}

/** Settings of the page around the element; the first choice is the default. */
export const hostFields = (say: Say): readonly ChoiceField[] => [
  {
    name: 'host',
    label: say('Tema halaman', 'Page theme'),
    choices: [
      ['page', say('seperti toko', 'as the shop')],
      ['light', say('terang', 'light')],
      ['dark', say('gelap', 'dark')],
      ['brand', say('warna merek toko', 'colours of the shop')],
    ],
  },
  {
    name: 'width',
    label: say('Lebar tempat', 'Width of the place'),
    choices: [
      ['full', say('penuh', 'full')],
      ['360', '360 px'],
      ['240', '240 px'],
    ],
  },
  {
    name: 'lang',
    label: say('Bahasa halaman', 'Page language'),
    choices: [
      ['id', 'Indonesia'],
      ['en', 'English'],
    ],
  },
];

const absent: Choice = ['', '–'];
const oneOf = (...values: readonly string[]): readonly Choice[] => [
  absent,
  ...values.map((it): Choice => [it, it]),
];

/** The attributes of every element. */
const shared: readonly Field[] = [
  { name: 'locale', label: 'locale', choices: oneOf('id', 'en') },
  { name: 'theme', label: 'theme', choices: oneOf('light', 'dark', 'auto') },
  { name: 'density', label: 'density', choices: oneOf('comfortable', 'compact') },
  { name: 'heading-level', label: 'heading-level', choices: oneOf('1', '2', '3', '4', '5', '6') },
  { name: 'api-base', label: 'api-base', hint: 'https://…/api' },
  { name: 'application-source', label: 'application-source', choices: oneOf('gojek', 'gopay') },
];

/** The custom properties, which the page sets around the element. The user types any CSS value. */
export const looks: readonly Field[] = [
  { name: '--paylater-accent', label: 'accent', hint: '#0f766e' },
  { name: '--paylater-accent-ink', label: 'accent-ink', hint: '#fff' },
  { name: '--paylater-accent-soft', label: 'accent-soft', hint: '#ccfbf1' },
  { name: '--paylater-surface', label: 'surface', hint: '#fffdf7' },
  { name: '--paylater-surface-sunken', label: 'surface-sunken', hint: '#f3efe4' },
  { name: '--paylater-ink', label: 'ink', hint: '#1c1917' },
  { name: '--paylater-ink-soft', label: 'ink-soft', hint: '#57534e' },
  { name: '--paylater-line', label: 'line', hint: '#e7e5e4' },
  { name: '--paylater-radius', label: 'radius', hint: '4px' },
  { name: '--paylater-font', label: 'font', hint: 'Georgia, serif' },
  { name: '--paylater-font-size', label: 'font-size', hint: '18px' },
];

/** Each element with its own attributes, as the partners' guide documents them. */
export const elements: Readonly<
  Record<
    string,
    { readonly title: string; readonly english: string; readonly own: readonly Field[] }
  >
> = {
  'paylater-limit-card': { title: 'Kartu limit', english: 'Limit card', own: [] },
  'paylater-bill-list': {
    title: 'Daftar tagihan',
    english: 'Bill list',
    own: [{ name: 'type', label: 'type', choices: oneOf('current', 'upcoming') }],
  },
  'paylater-recent-transactions': {
    title: 'Transaksi terakhir',
    english: 'Recent transactions',
    own: [{ name: 'limit', label: 'limit', hint: '5' }],
  },
  'paylater-instalment-plan': {
    title: 'Rencana cicilan',
    english: 'Instalment plan',
    own: [{ name: 'tenor', label: 'tenor', hint: '1–60' }],
  },
};

/** Returns the names of an element's attributes. @guide The playground offers what is published. */
export const attributesOf = (tag: string): readonly string[] =>
  [...shared, ...(elements[tag]?.own ?? [])].map(({ name }) => name);

/** Returns all settings of one element, besides its name and the persona. */
export const settingsOf = (tag: string, say: Say): readonly Field[] => [
  ...shared,
  ...(elements[tag]?.own ?? []),
  ...looks,
  ...hostFields(say),
];

export const optionsOf = (choices: readonly Choice[], chosen: string | undefined): Html[] =>
  choices.map(
    ([value, label]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${label}</option>`,
  );

type Values = Readonly<Record<string, string>>;

export const select = (
  name: string,
  label: Html | string,
  choices: readonly Choice[],
  values: Values,
): Html =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${optionsOf(choices, values[name])}</select></div>\n`;

const control = ({ name, label, choices, hint = '' }: Field, values: Values): Html =>
  choices
    ? select(name, html`<code>${label}</code>`, choices, values)
    : html`<div class="field"><label for="${name}"><code>${label}</code></label><input id="${name}" name="${name}" value="${values[name] ?? ''}" placeholder="${hint}" type="text" autocomplete="off" spellcheck="false" autocapitalize="none"></div>\n`;

/** Returns a control for every custom property. */
export const lookFields = (values: Values): readonly Html[] =>
  looks.map((it) => control(it, values));

/** Returns a control for every attribute. Those of other elements are hidden and not in the address. */
export const attributeFields = (values: Values): readonly Html[] => [
  ...shared.map((it) => control(it, values)),
  ...Object.entries(elements).flatMap(([tag, { own }]) =>
    own.map((it) => html`<div data-of="${tag}">${control(it, values)}</div>`),
  ),
];
