import { afterEach, expect, test, vi } from 'vitest';
import { backend, json } from './support/backend';
import { aBase, cardAt, show } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const shownOf = async (amounts: readonly number[]) => {
  const currentDues = amounts.map((amount, at) => ({
    id: `${at}`,
    amount,
    currency: 'IDR',
    dueTime: 1_700_000_000_000 + at * 30 * 86_400_000,
    status: 'OVERDUE',
  }));
  const totalDue = amounts.reduce((sum, amount) => sum + amount, 0);
  backend(() => json({ totalDue, currentDues }));
  const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
  await show(element);
  const root = element.shadowRoot ?? expect.fail();
  return {
    rows: root.querySelectorAll('[data-row="bill"]').length,
    chips: root.querySelectorAll('[part="status"]').length,
    amounts: Array.from(root.querySelectorAll('[data-amount]'), (it) =>
      Number(it.getAttribute('data-amount')),
    ),
    late: Array.from(root.querySelectorAll('b'), (it) => it.textContent),
    text: root.textContent ?? '',
  };
};

test('the amount of a single bill is shown once, as the total', async () => {
  const shown = await shownOf([680_000]);
  expect(shown).toMatchObject({ rows: 1, chips: 1, amounts: [680_000] });
  expect(shown.late).toEqual([expect.stringMatching(/^Terlambat \d+ hari$/)]);
});

test('two bills look alike: an amount, and a date with its days in one line', async () => {
  const shown = await shownOf([680_000, 120_000]);
  expect(shown).toMatchObject({ rows: 2, chips: 0, amounts: [800_000, 680_000, 120_000] });
  expect(shown.late).toHaveLength(2);
  for (const line of shown.late) expect(line).toMatch(/^\d+ \S+ 2023, terlambat \d+ hari$/);
  expect(shown.text).not.toContain('lagi di PayLater');
});

test('more bills are counted', async () => {
  const shown = await shownOf([680_000, 120_000, 50_000]);
  expect(shown).toMatchObject({ rows: 1, chips: 1, amounts: [850_000, 680_000] });
  expect(shown.text).toContain('2 tagihan lagi di PayLater');
});
