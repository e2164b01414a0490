import { afterEach, expect, test } from 'vitest';
import {
  address,
  attributeOf,
  language,
  valuesOf,
  whole,
  oneOf,
} from '../../embeds/core/attributes';

afterEach(() => document.documentElement.removeAttribute('lang'));

const theme = oneOf('auto', 'light', 'dark');

test.each([
  ['dark', 'dark'],
  [' DARK ', 'dark'],
  ['purple', 'auto'],
  ['', 'auto'],
  ['constructor', 'auto'],
  [undefined, 'auto'],
])('the value %j reads as %s', (answer, value) => {
  expect(theme.read(answer)).toBe(value);
});

test.each([
  ['5', 5],
  [' 20 ', 20],
  ['0', 7],
  ['21', 7],
  ['5.5', 7],
  ['1e1', 7],
  ['{', 7],
  ['', 7],
  ['٤', 7],
  ['99999999999', 7],
  [undefined, 7],
])('the number %j reads as %s', (answer, value) => {
  expect(whole(1, 20, 7).read(answer)).toBe(value);
});

test.each([
  ['en', '', 'en'],
  ['en-GB', '', 'en'],
  ['ID', 'en', 'id'],
  ['fr', 'en', 'en'],
  [undefined, 'en-US', 'en'],
  [undefined, '', 'id'],
])('the language %j on a page in %j reads as %s', (answer, page, value) => {
  document.documentElement.lang = page;
  expect(language.read(answer)).toBe(value);
});

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
  [undefined, usual],
])('the address %j reads as %s', (answer, value) => {
  expect(address(() => usual).read(answer)).toBe(value);
});

test('a <base> in the page changes no address', () => {
  const base = document.head.appendChild(document.createElement('base'));
  base.href = 'https://elsewhere.example/';
  expect(address(() => usual).read('/own')).toBe(`${location.origin}/own`);
  base.remove();
});

test('an attribute is named after its property, and read as it is now', () => {
  expect(attributeOf('apiBase')).toBe('api-base');
  const element = document.createElement('p');
  element.setAttribute('theme', 'light');
  expect(valuesOf(element, { theme })).toEqual({ theme: 'light' });
  element.removeAttribute('theme');
  expect(valuesOf(element, { theme })).toEqual({ theme: 'auto' });
});
