import { expect, test } from 'vitest';
import { loadLate } from '../../../ui/app/load-late';

/** Adds a stylesheet link as first-paint/recover.ts leaves it when the file did not load. */
const lostSheet = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.dataset['lost'] = '';
  document.head.append(link);
  return link;
};

const code = { Page: 'page' };

test('without a lost style sheet, loadLate returns the code', async () => {
  expect(await loadLate(async () => code)).toBe(code);
});

test('an empty chunk counts as missing code', async () => {
  await expect(loadLate(async () => undefined)).rejects.toThrow('missing');
});

test('a lost stylesheet is requested again, and every load waits for it', async () => {
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

test('a stylesheet that fails twice counts as missing code, and is requested at the next load', async () => {
  const link = lostSheet();
  const first = loadLate(async () => code);
  link.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('missing');
  const second = loadLate(async () => code);
  link.dispatchEvent(new Event('load'));
  expect(await second).toBe(code);
});
