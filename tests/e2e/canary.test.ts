import { expect, test } from '@playwright/test';
import { sinks } from '../canary/sinks';
import { allowed } from '../canary/allowed';
import { encodings } from '../canary/encodings';
import { notAllowed } from '../canary/findings';
import { apply } from '../canary/journeys';
import { missedOf, plants } from '../canary/plants';
import { enter, toSettings, visitAs } from '../canary/visit';
import { at } from './support/pages';

// Every journey, with its faults, and the table of what is found where: `npm run suite canary`.

test('nothing of a newcomer leaves by a way that is not listed', async ({ browser, baseURL }) => {
  test.slow();
  const visit = await visitAs(browser, baseURL ?? '', 'new-otp');
  await apply(visit, false);
  const hits = await visit.hits();
  expect(notAllowed(hits, allowed)).toEqual([]);
  // What has to be found is found, or nothing was looked at.
  const found = new Set(hits.map(({ canary, place }) => `${canary} ${place}`));
  for (const pair of ['bearer localStorage', 'email calls', 'otp calls', 'oneKycToken bridge'])
    expect(found).toContain(pair);
});

test('what is let out on purpose is found, by every way and in every encoding', async ({
  browser,
  baseURL,
}) => {
  const visit = await visitAs(browser, baseURL ?? '', 'approved');
  await enter(visit, '/home');
  expect(notAllowed(await visit.hits(), allowed)).toEqual([]);
  for (const { leak } of plants) await leak(visit.page, visit.person);
  await visit.watched.look(visit.page);
  // A beacon is on its way a moment longer.
  await expect.poll(async () => missedOf(await visit.hits())).toEqual([]);
  expect(new Set(plants.map(({ place }) => place))).toEqual(new Set(sinks));
  expect(new Set(plants.map(({ encoding }) => encoding))).toEqual(new Set(encodings));
  process.stdout.write(`${plants.length} leaks planted, ${plants.length} found\n`);
});

test('what a document keeps in memory over a logout is found', async ({ browser, baseURL }) => {
  const visit = await visitAs(browser, baseURL ?? '', 'approved');
  const { page, context, person, watched } = visit;
  await enter(visit, '/home');
  const button = await toSettings(visit);
  const { nik, motherMaidenName, pin } = person;
  await page.evaluate(
    (kept) => {
      Object.assign(window, { kept: { ...kept, token: localStorage['paylater.authToken'] } });
    },
    { nik, motherMaidenName, pin },
  );
  // Offline a document outlives its login.
  await context.setOffline(true);
  await button.tap();
  await at(page, '/auth/logout');
  await watched.lookAfterLogout(page);
  const left = (await visit.hits()).filter(({ where }) => where === 'memory');
  expect(left.map(({ canary }) => canary)).toEqual(
    expect.arrayContaining(['nik', 'motherMaidenName', 'otp', 'bearer']),
  );
});
