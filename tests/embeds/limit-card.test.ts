import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../embeds/messages/en';
import { indonesian } from '../../embeds/messages/id';
import { backend, json } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const shown = async (limit: object, { status = 'APPROVED', locale = 'id' } = {}) => {
  backend(() => json({ profile: { status, limit }, modules: [] }));
  const element = cardAt(aBase(), 'paylater-limit-card', async () => 'token');
  element.setAttribute('locale', locale);
  await show(element);
  const root = element.shadowRoot ?? expect.fail();
  return {
    state: stateOf(element),
    amounts: Array.from(root.querySelectorAll('[data-amount]'), (it) =>
      Number(it.getAttribute('data-amount')),
    ),
    hasGauge: root.querySelector('[part="gauge"]') !== null,
    chip: root.querySelector('[part="status"]')?.textContent,
    text: root.textContent ?? '',
  };
};

const total = 7_500_000;

test.each([
  ['the available part exceeds the total', { available: 8_000_000 }],
  ['the used part exceeds the total', { used: 8_000_000 }],
  ['both parts together exceed the total', { used: 5_000_000, available: 5_000_000 }],
  ['the used part is negative', { used: -500_000 }],
  ['the available part is negative', { available: -500_000 }],
])('when %s, the card shows the total, and a note in place of the parts', async (_, parts) => {
  for (const [locale, { limit }] of Object.entries({ id: indonesian, en })) {
    const { state, amounts, hasGauge, text } = await shown({ total, ...parts }, { locale });
    expect([state, amounts, hasGauge]).toEqual(['ready', [total], false]);
    expect(text).toContain(limit.undivided);
    for (const word of [limit.used, limit.available]) expect(text).not.toContain(`${word}Rp`);
  }
});

test('a limit that is partly on hold shows its parts without a gauge', async () => {
  const { amounts, hasGauge } = await shown({ total, used: 1_000_000, available: 6_000_000 });
  expect([amounts, hasGauge]).toEqual([[6_000_000, 1_000_000, total], false]);
});

test.each([
  [{ used: 1_250_000 }],
  [{ available: 6_250_000 }],
  [{ used: 1_250_000, available: 6_250_000 }],
])('the card shows parts that add up to the total: %j', async (parts) => {
  const { amounts, hasGauge, text } = await shown({ total, ...parts });
  expect([amounts, hasGauge]).toEqual([[6_250_000, 1_250_000, total], true]);
  expect(text).not.toContain(indonesian.limit.undivided);
});

test.each([
  [500_000, true],
  [total, true],
  [total + 1, false],
  [-1, false],
])('a temporary limit of %i is shown as a part of the total: %j', async (temporary, isPart) => {
  const { text } = await shown({ total, used: 0, temporary });
  expect(text.includes(indonesian.limit.temporary)).toBe(isPart);
});

test('a total below zero is an error', async () => {
  expect((await shown({ total: -1 })).state).toBe('error');
});

test.each(['id', 'en'])(
  'with an unknown status the limit reads as not usable: %s',
  async (locale) => {
    const { limit } = { id: indonesian, en }[locale] ?? expect.fail();
    const sent = { total, used: 1_250_000 };
    const { state, amounts, hasGauge, text } = await shown(sent, { status: 'FROZEN', locale });
    expect([state, amounts, hasGauge]).toEqual(['ready', [total], false]);
    expect(text).toContain(limit.unusable);
    expect(text).not.toContain(limit.available);
  },
);

test('both spellings of an approved status mean the same', async () => {
  const { hasGauge } = await shown({ total, used: 0 }, { status: 'SUCCESS' });
  expect(hasGauge).toBe(true);
});

test('the card does not praise an account that may be late', async () => {
  const { chip } = await shown({ total, used: 0 });
  expect(chip).toBe(undefined);
});
