import { afterEach, expect, test } from 'vitest';
import {
  type Attribute,
  address,
  attributeOf,
  language,
  valuesOf,
  whole,
  oneOf,
} from '../../embeds/core/attributes';

afterEach(() => document.documentElement.removeAttribute('lang'));

/** Returns the value, and whether the attribute is known; an absent attribute counts as unknown. */
const readOf = ({ read, knows }: Attribute<unknown>, text: string | undefined) => [
  read(text),
  text !== undefined && knows(text),
];

const theme = () => oneOf('auto', 'light', 'dark');
const number = () => whole(1, 20, 7);

test.each([
  ['auto', 'auto', true],
  ['dark', 'dark', true],
  [' DARK ', 'dark', true],
  ['purple', 'auto', false],
  ['', 'auto', false],
  ['constructor', 'auto', false],
  [undefined, 'auto', false],
])('the value %j reads as %s, and is known: %j', (answer, value, isKnown) => {
  expect(readOf(theme(), answer)).toEqual([value, isKnown]);
});

test.each([
  ['1', 1, true],
  ['7', 7, true],
  [' 20 ', 20, true],
  ['0', 7, false],
  ['21', 7, false],
  ['5.5', 7, false],
  ['1e1', 7, false],
  ['{', 7, false],
  ['', 7, false],
  ['٤', 7, false],
  ['99999999999', 7, false],
  [undefined, 7, false],
])('the number %j reads as %s, and is known: %j', (answer, value, isKnown) => {
  expect(readOf(number(), answer)).toEqual([value, isKnown]);
});

test.each([
  ['en', '', 'en', true],
  ['en-GB', '', 'en', true],
  ['en_GB', '', 'en', true],
  ['english', '', 'id', false],
  ['  en', '', 'en', true],
  ['ID', 'en', 'id', true],
  ['fr', 'en', 'en', false],
  ['fr-en', 'id', 'id', false],
  [undefined, 'en-US', 'en', false],
  [undefined, 'en_US', 'en', false],
  [undefined, '', 'id', false],
])(
  'the language %j on a page in %j reads as %s, and is known: %j',
  (answer, page, value, isKnown) => {
    document.documentElement.lang = page;
    expect(readOf(language, answer)).toEqual([value, isKnown]);
  },
);

const usual = 'https://configured.example/api';

test.each([
  ['https://configured.example/v', 'https://configured.example/v'],
  [' HTTPS://configured.example:443/v// ', 'https://configured.example/v'],
  [`${location.origin}/own`, `${location.origin}/own`],
  ['/own', `${location.origin}/own`],
  ['https://elsewhere.example/v', usual],
  ['//elsewhere.example', usual],
  ['https://configured.example@elsewhere.example', usual],
  ['https://user:word@configured.example/v', usual],
  ['https://configured.example/v?to=', usual],
  ['https://configured.example/v#', usual],
  ['http://configured.example/v', usual],
  ['javascript:alert(1)', usual],
  ['data:text/html,x', usual],
  ['blob:https://configured.example/v', usual],
  ['https://', usual],
  ['', usual],
  ['  ', usual],
  [undefined, usual],
])('the address %j reads as %s', (answer, value) => {
  expect(
    readOf(
      address(() => usual),
      answer,
    ),
  ).toEqual([value, value !== usual]);
});

test('a <base> in the page changes no address', () => {
  const base = document.head.appendChild(document.createElement('base'));
  base.href = 'https://elsewhere.example/';
  expect(address(() => usual).read('/own')).toBe(`${location.origin}/own`);
  base.remove();
});

test('an attribute is named after its property, and its current value is read', () => {
  expect(attributeOf('apiBase')).toBe('api-base');
  const element = document.createElement('p');
  element.setAttribute('theme', 'light');
  expect(valuesOf(element, { theme: theme() })).toEqual({ theme: 'light' });
  element.removeAttribute('theme');
  expect(valuesOf(element, { theme: theme() })).toEqual({ theme: 'auto' });
});
