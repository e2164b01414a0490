import { afterEach, expect, test } from 'vitest';
import {
  address,
  attributeOf,
  language,
  valuesOf,
  whole,
  word,
} from '../../embeds/core/attributes';

afterEach(() => document.documentElement.removeAttribute('lang'));

const theme = word('auto', 'light', 'dark');

test.each([
  ['dark', 'dark'],
  [' DARK ', 'dark'],
  ['purple', 'auto'],
  ['', 'auto'],
  ['constructor', 'auto'],
  [undefined, 'auto'],
])('the word %j reads as %s', (said, value) => {
  expect(theme.read(said)).toBe(value);
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
])('the number %j reads as %s', (said, value) => {
  expect(whole(1, 20, 7).read(said)).toBe(value);
});

test.each([
  ['en', '', 'en'],
  ['en-GB', '', 'en'],
  ['ID', 'en', 'id'],
  ['fr', 'en', 'en'],
  [undefined, 'en-US', 'en'],
  [undefined, '', 'id'],
])('the language %j on a page in %j reads as %s', (said, page, value) => {
  document.documentElement.lang = page;
  expect(language.read(said)).toBe(value);
});

test.each([
  ['https://api.example/v', 'https://api.example/v'],
  ['https://api.example/v//', 'https://api.example/v'],
  ['javascript:alert(1)', 'https://ours.example/api'],
  ['data:text/html,x', 'https://ours.example/api'],
  ['https://', 'https://ours.example/api'],
  ['', 'https://ours.example/api'],
  [undefined, 'https://ours.example/api'],
])('the address %j reads as %s', (said, value) => {
  expect(address('https://ours.example/api').read(said)).toBe(value);
});

test('an attribute is named after its property, and read as it is now', () => {
  expect(attributeOf('apiBase')).toBe('api-base');
  const element = document.createElement('p');
  element.setAttribute('theme', 'light');
  expect(valuesOf(element, { theme })).toEqual({ theme: 'light' });
  element.removeAttribute('theme');
  expect(valuesOf(element, { theme })).toEqual({ theme: 'auto' });
});
