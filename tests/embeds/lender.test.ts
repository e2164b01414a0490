import { afterEach, expect, test, vi } from 'vitest';
import { configure } from '../../embeds/index';
import { backend, home, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('an element names PayLater, and the lender that the page configured, in every state with values', async () => {
  let answer = () => home();
  backend(() => answer());
  const element = cardAt(aBase(), 'paylater-limit-card', async () => 'token');
  const notes = () =>
    Array.from(element.shadowRoot?.querySelectorAll('[part="note"]') ?? [], (it) => it.textContent);
  const height = () =>
    element.shadowRoot?.querySelector<HTMLElement>('.paylater')?.style.minHeight ?? '';
  const marks = () => element.shadowRoot?.querySelectorAll('[part="note"] svg').length;
  await show(element);
  expect([notes(), marks()]).toEqual([['PayLater'], 1]);
  expect(height()).toContain('calc(17.5 ');

  answer = () => json({}, 418);
  await element.refresh();
  expect(stateOf(element)).toBe('stale');
  expect(notes()).toEqual([expect.stringMatching(/^PayLater, per \d\d/)]);
  answer = () => home();
  await element.refresh();

  configure({ lender: 'PT Bank Contoh' });
  await settled();
  expect([notes(), marks()]).toEqual([['PayLater, pinjaman dari PT Bank Contoh'], 1]);
  expect(height()).toContain('calc(20.125 ');

  answer = () => json({}, 418);
  await element.refresh();
  expect(stateOf(element)).toBe('stale');
  expect(notes()).toEqual([
    expect.stringMatching(/^per \d\d/),
    'PayLater, pinjaman dari PT Bank Contoh',
  ]);
});
