import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { atWholeHome } from './support/pages';
import { expect, test } from './support/test';

/** Returns the version and the alarms of the first event in a calendar file, and the number of events. */
const eventIn = (file: string) => {
  const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
  const [event] = events;
  if (!event) throw new Error('the file has no event');
  const { uid, sequence } = new ICAL.Event(event);
  return { uid, sequence, alarms: event.getAllSubcomponents('valarm').length, of: events.length };
};

test('three taps from home save a reminder, and a later one updates the same event', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await login('active');
  await atWholeHome(page);
  const save = async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Simpan ke kalender' }).tap();
    return eventIn(readFileSync(await (await coming).path(), 'utf8'));
  };

  await page.locator('nav a', { hasText: 'Tagihan' }).tap();
  await page.getByRole('button', { name: 'Ingatkan aku' }).tap();
  const first = await save();
  // The bill that is due now, and those of the next two months.
  expect(first).toMatchObject({ alarms: 2, of: 3 });

  await page.getByRole('button', { name: 'Ingatkan aku' }).tap();
  await page.getByRole('switch', { name: '7 hari sebelumnya' }).tap();
  await page.waitForTimeout(1_000);
  const second = await save();
  expect(second).toEqual({
    uid: first.uid,
    sequence: expect.any(Number),
    alarms: 3,
    of: 3,
  });
  expect(second.sequence).toBeGreaterThan(first.sequence);
});

test('the payday stays after a reload, and is gone after the logout', async ({ page, login }) => {
  await login('active', { path: '/repayment/bill-list' });
  await page.getByRole('button', { name: 'Cek tagihan sebelum gajian' }).tap();
  await page.getByRole('combobox', { name: 'Tanggal gajian' }).selectOption('5');
  await page.getByRole('button', { name: 'Simpan' }).tap();
  const card = page.locator('.card', { hasText: 'Sebelum gajian 5 ' });
  await expect(card.locator('[data-amount="822000"]')).toBeVisible();
  await page.reload();
  await expect(card.locator('[data-amount="822000"]')).toBeVisible();

  await login('active', { path: '/repayment/bill-list' });
  await expect(page.getByRole('button', { name: 'Cek tagihan sebelum gajian' })).toBeVisible();
});
