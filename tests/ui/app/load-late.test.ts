import { expect, test } from 'vitest';
import { loadLate } from '../../../ui/app/load-late';

/** A link to a style sheet in the document, as src/first-paint/recover.ts leaves it when the sheet was lost. */
const lostSheet = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.dataset['lost'] = '';
  document.head.append(link);
  return link;
};

const code = { Page: 'page' };

test('code without lost style sheets is here once it has come', async () => {
  expect(await loadLate(async () => code)).toBe(code);
});

test('an empty file of code is code that did not come', async () => {
  await expect(loadLate(async () => undefined)).rejects.toThrow('missing');
});

test('a lost style sheet is requested again, and waited for by everything that loads meanwhile', async () => {
  const link = lostSheet();
  const other = document.head.appendChild(document.createElement('meta'));
  const ends: string[] = [];
  for (const name of ['first', 'second'])
    void loadLate(async () => code).then(() => ends.push(name));
  expect(document.head.lastChild).toBe(link);
  expect(other.isConnected).toBe(true);
  await Promise.resolve();
  expect(ends).toEqual([]);
  link.dispatchEvent(new Event('load'));
  await expect.poll(() => ends).toEqual(['first', 'second']);
});

test('a style sheet that is lost again is code that did not come, and is requested the next time', async () => {
  const link = lostSheet();
  const first = loadLate(async () => code);
  link.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('missing');
  const second = loadLate(async () => code);
  link.dispatchEvent(new Event('load'));
  expect(await second).toBe(code);
});
