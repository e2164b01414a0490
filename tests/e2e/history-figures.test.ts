import type { Page } from '@playwright/test';
import { STORED } from '../../domain/storage/stored';
import {
  type Change,
  changeAnswers,
  comparePersonas,
  expectSameDrawing,
  expectSkeleton,
  film,
  filmed,
  newcomers,
  openBeforeApp,
} from './support/figures';
import { longUnless } from './support/long';
import { at } from './support/pages';
import { expect, test } from './support/test';

const list = '/transactions';
const history = '**/v1/transaction-history*';

const title = 'the history in the document equals the one that the app draws first';

comparePersonas(
  title,
  {
    different: ['active', 'overdue', 'overdue-late-fee'],
    later: [...newcomers, 'foreign-currency'],
  },
  list,
);

const screens = [
  ['a large screen', { width: 1200, height: 740 }],
  ['a low screen, without the chart', { width: 360, height: 480 }],
  ['a narrow screen', { width: 320, height: 900 }],
] as const;

for (const [name, viewport] of screens)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, isMobile: false });

    for (const persona of ['active', 'overdue'])
      test(
        `${title}, for ${persona}`,
        longUnless(persona === 'active'),
        async ({ page, login }) => {
          await login(persona, { path: list });
          await expectSameDrawing(page, list);
        },
      );
  });

const store = (page: Page, values: object) =>
  page.evaluate((entries) => Object.assign(localStorage, entries), values);

for (const [name, stored] of [
  ['large letters', { [STORED.textSize.key]: '130' }],
  ['the data saver, without the chart', { [STORED.savesData.key]: 'true' }],
  ['loading ahead', { [STORED.savesData.key]: 'false' }],
] as const)
  test(`with ${name}, ${title}`, longUnless(name !== 'loading ahead'), async ({ page, login }) => {
    await login('active', { path: list });
    await store(page, stored);
    await expectSameDrawing(page, list);
  });

type Row = Record<string, unknown>;

const dataIn = (body: Record<string, never>) =>
  (body as unknown as { data: { transactions: Row[] } }).data;
const setsRow =
  (values: object, index = 1): Change =>
  (body) =>
    Object.assign(dataIn(body).transactions[index] ?? {}, values);

/** Answers with a part that is missing, odd, refused, or shown by more than rows in rupiah. */
const odd: readonly (readonly [name: string, change: Change])[] = [
  ['an amount in words', setsRow({ amount: 'Rp822.000' })],
  ['no amount', setsRow({ amount: null })],
  ['an amount of zero', setsRow({ amount: 0 })],
  ['a purchase with a negative amount', setsRow({ amount: -1 })],
  ['another currency', setsRow({ currency: 'SGD' })],
  ['an unread currency', setsRow({ currency: 7 })],
  ['an unknown type', setsRow({ type: 'ODD' })],
  ['an unknown status', setsRow({ status: 'ODD' })],
  ['a time in words', setsRow({ transaction_time: 'kemarin' })],
  ['no time', setsRow({ transaction_time: null }, 12)],
  ['a row without a receipt', setsRow({ reference_id: null })],
  ['an unknown flag', setsRow({ restructure_flag: 'ODD' })],
  ['a row that is no object', (body) => dataIn(body).transactions.splice(1, 1, 'odd' as never)],
  ['a single purchase', (body) => dataIn(body).transactions.splice(1)],
  ['no row', (body) => dataIn(body).transactions.splice(0)],
  ['no list', (body) => Object.assign(dataIn(body), { transactions: null })],
  ['a refusal in a 200', (body) => Object.assign(body, { success: false })],
  ['nothing', (body) => Object.assign(body, { data: null })],
];

for (const [name, change] of odd)
  test(
    `${name} shows no row before the app`,
    longUnless(name === odd[0]?.[0]),
    async ({ page, login }) => {
      await login('active', { path: list });
      await changeAnswers(page, history, change);
      await openBeforeApp(page, list);
      await expectSkeleton(page);
    },
  );

test('a restructured loan changes the rows, and equals what the app draws first', async ({
  page,
  login,
}) => {
  await login('active', { path: list });
  await changeAnswers(page, history, (body) => {
    const [first, second, third] = dataIn(body).transactions;
    Object.assign(first ?? {}, { restructure_flag: 'NEW_LOAN' });
    Object.assign(second ?? {}, { restructure_flag: 'OLD_LOAN', title: '<b>“A & B”</b> ⟦id⟧' });
    Object.assign(third ?? {}, { type: 'FEE', title: null, amount: 7 });
  });
  await expectSameDrawing(page, list);
});

for (const [name, query] of [
  ['a receipt', '?receipt=1&type=ORDER'],
  ['a month', '?month=2025-04'],
  ['the newest payment', '?newest=REPAYMENT'],
] as const)
  test(`an address that asks for ${name} shows no row before the app`, async ({ page, login }) => {
    await login('active', { path: list });
    await openBeforeApp(page, list + query);
    await expectSkeleton(page);
  });

test('hidden amounts show no row before the app', async ({ page, login }) => {
  await login('active', { path: list });
  await store(page, { [STORED.amountsHidden.key]: 'true' });
  await openBeforeApp(page, list);
  await expectSkeleton(page);
});

const rows = (page: Page) => page.locator('main [data-row="transaction"]');

/** Returns the colours and the sizes of every part of the page. */
const looks = (page: Page) =>
  page.locator('#root :not(.toast)').evaluateAll((all) =>
    all.map((it) => {
      const { color, backgroundColor, fontSize, fontWeight, width, height } = getComputedStyle(it);
      return [it.className, color, backgroundColor, fontSize, fontWeight, width, height].join(' ');
    }),
  );

test('the page looks the same before and after the app’s styles have arrived', async ({
  page,
  login,
}) => {
  await login('overdue', { path: list });
  // A letter for each colour of a tile.
  const titles = ['Air Bersih', 'Dapur Ibu', 'Buku Kita', 'Pasar Rumah'];
  await changeAnswers(page, history, (body) => {
    for (const [index, title] of titles.entries()) setsRow({ title }, index)(body);
  });
  await film(page);
  const go = await openBeforeApp(page, list);
  const before = await looks(page);
  expect(before.length).toBeGreaterThan(50);
  go();
  await expect.poll(async () => (await filmed(page)).roots.length).toBe(3);
  expect(await looks(page)).toEqual(before);
});

test('a row opens its receipt although it was pressed before the app had started', async ({
  page,
  login,
}) => {
  await login('active', { path: list });
  await changeAnswers(page, history, (body) => {
    const { transactions } = dataIn(body);
    const [first, second] = transactions;
    const { id, reference_id } = second ?? {};
    transactions.splice(1, 1, { ...first, id, reference_id });
  });
  const go = await openBeforeApp(page, list);
  const second = rows(page).nth(1);
  const id = await second.getAttribute('data-id');
  expect(await second.innerText()).toBe(await rows(page).first().innerText());
  await second.locator('button').tap();
  go();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toContain(`receipt=${id}`);
});

test('the rows below the screen are drawn when the user scrolls before the app has started', async ({
  page,
  login,
}) => {
  await login('active', { path: list });
  const go = await openBeforeApp(page, list);
  const before = await rows(page).count();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  const places = await rows(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect()));
  for (const [index, { top }] of places.entries())
    expect(top).toBeGreaterThanOrEqual(places[index - 1]?.bottom ?? -Infinity);
  go();
  await at(page, list);
});

test('a link opens its page before the app has started', async ({ page, login }) => {
  await login('active', { path: list });
  const go = await openBeforeApp(page, list);
  await page.locator('.places__link').first().tap();
  await page.waitForURL('**/home', { waitUntil: 'commit' });
  go();
  await at(page, '/home');
});
