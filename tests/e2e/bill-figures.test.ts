import { STORED } from '../../domain/storage/stored';
import {
  type Change,
  changeAnswers,
  comparePersonas,
  expectSameDrawing,
  expectSkeleton,
  newcomers,
  openBeforeApp,
} from './support/figures';
import { longUnless } from './support/long';
import { at } from './support/pages';
import { expect, test } from './support/test';

const list = '/repayment/bill-list';

const title = 'the bills in the document equal the ones that the app draws first';

comparePersonas(
  title,
  {
    different: ['active', 'overdue-late-fee', 'due-soon'],
    later: [...newcomers, 'temporary-limit', 'restructured'],
  },
  list,
);

for (const [size, viewport] of [
  ['large', { width: 1200, height: 740 }],
  ['low', { width: 360, height: 480 }],
] as const)
  test.describe(`on a ${size} screen`, () => {
    test.use({ viewport, isMobile: false });

    test(title, async ({ page, login }) => {
      await login('overdue', { path: list });
      await expectSameDrawing(page, list);
      await expect(page.locator('.total-card [data-action="primary"]')).toBeVisible();
    });
  });

type Bills = Record<string, unknown> & { readonly current_dues: Record<string, unknown>[] };

const dataIn = (body: Record<string, never>) => (body as unknown as { data: Bills }).data;
const sets =
  (values: object): Change =>
  (body) =>
    Object.assign(dataIn(body), values);
const setsBill =
  (values: object): Change =>
  (body) =>
    Object.assign(dataIn(body).current_dues[0] ?? {}, values);

/** Bills with a part that is missing, odd, refused, or shown by more than a total and rows. */
const odd: readonly (readonly [name: string, change: Change])[] = [
  ['a bill in words', setsBill({ amount: 'Rp822.000' })],
  ['a bill without an amount', setsBill({ amount: null })],
  ['a negative bill', setsBill({ amount: -1 })],
  ['a fee in words', setsBill({ late_fee: 'banyak' })],
  ['a bill in dollars', setsBill({ currency: 'USD' })],
  ['a due day in words', setsBill({ due_time: 'besok' })],
  ['a late status before the due day', setsBill({ status: 'OVERDUE' })],
  ['an unknown status', setsBill({ status: 'ODD' })],
  ['a total in words', sets({ total_due: 'banyak' })],
  ['a total below its bill', sets({ total_due: 1 })],
  ['no bills', sets({ current_dues: [], total_due: 0 })],
  ['a used temporary limit', sets({ bill_use_temp_limit: true })],
  ['a plan', sets({ loan_restructure_detail: { tenor: 3, paid: 1 } })],
  ['a text of the server', sets({ extend_info: { text: 'Halo' } })],
  ['a refusal in a 200', (body) => Object.assign(body, { success: false })],
  ['nothing', (body) => Object.assign(body, { data: null })],
];

for (const [name, change] of odd)
  test(
    `${name} shows no bill before the app`,
    longUnless(name === odd[0]?.[0]),
    async ({ page, login }) => {
      await login('active', { path: list });
      await changeAnswers(page, '**/v1/bill-list*', change);
      await openBeforeApp(page, list);
      await expectSkeleton(page);
    },
  );

for (const [name, query, stored] of [
  ['upcoming bills', '?type=UPCOMING', {}],
  ['an opened bill', '?bill=2026-11', {}],
  ['a payday', '', { [STORED.payday.key]: '25' }],
  ['a request to split', '', { [STORED.restructureTenor.key]: '3' }],
] as const)
  test(`with ${name}, no bill is shown before the app`, async ({ page, login }) => {
    await login('active', { path: list });
    await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
    await openBeforeApp(page, list + query);
    await expectSkeleton(page);
  });

test('the button that pays works before the app has started', async ({ page, login }) => {
  await login('active', { path: list });
  const go = await openBeforeApp(page, list);
  await page.locator('main [data-action="primary"]').tap();
  go();
  await at(page, '/repayment/bca-va');
});

test('a bill opens although it was pressed before the app had started', async ({ page, login }) => {
  await login('active', { path: list });
  const go = await openBeforeApp(page, list);
  await page.locator('.total-card__open').tap();
  go();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link opens its page before the app has started', async ({ page, login }) => {
  await login('active', { path: list });
  const go = await openBeforeApp(page, list);
  await page.locator('.bill-tabs__tab').last().tap();
  await page.waitForURL(`**${list}?type=UPCOMING`, { waitUntil: 'commit' });
  go();
  await at(page, list);
});
