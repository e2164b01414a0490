import { expect, test, vi } from 'vitest';
import { bareData, languageOf, safely } from '../../embeds/core/safely';

test('data loses the prototypes of its objects, and keeps its values', () => {
  const data = { parts: [{ amount: 1 }, null], text: 'x', none: null };
  const bared = bareData(data);
  expect(bared).toEqual(data);
  const [part] = bared.parts;
  expect([bared, part].map((it) => Object.getPrototypeOf(it))).toEqual([null, null]);
  expect(Array.isArray(bared.parts)).toBe(true);
  expect([bareData(null), bareData(7), bareData(undefined)]).toEqual([null, 7, undefined]);
});

test('a document without a language, or without a root, has none', () => {
  const page = document.implementation.createHTMLDocument();
  expect(languageOf(page)).toBe('');
  page.documentElement.lang = 'en';
  expect(languageOf(page)).toBe('en');
  page.documentElement.remove();
  expect(languageOf(page)).toBe('');
});

test('code that throws has the other result', () => {
  const broken = vi.fn<() => number>(() => {
    throw new Error('broken');
  });
  expect([safely(() => 1, 2), safely(broken, 2)]).toEqual([1, 2]);
});
