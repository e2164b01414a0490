import { expect, test } from '@playwright/test';
import { sinks } from '../canary/sinks';
import { allowed } from '../canary/allowed';
import { encodings } from '../canary/encodings';
import { notAllowed } from '../canary/findings';
import { apply } from '../canary/journeys';
import { missedOf, plants } from '../canary/plants';
import { enter, toSettings, visitAs } from '../canary/visit';
import { at } from './support/pages';

// `npm run suite canary` walks every journey with its faults, and prints where each value was found.

test("a new user's data leaves only through listed channels", async ({ browser, baseURL }) => {
  test.slow();
  const visit = await visitAs(browser, baseURL ?? '', 'new-otp');
  await apply(visit, false);
  const hits = await visit.hits();
  expect(notAllowed(hits, allowed)).toEqual([]);
  // These values must be found; otherwise the search looked at nothing.
  const found = new Set(hits.map(({ canary, place }) => `${canary} ${place}`));
  for (const pair of ['bearer localStorage', 'email calls', 'otp calls', 'oneKycToken bridge'])
    expect(found).toContain(pair);
});

test('every planted leak is found, in every channel and encoding', async ({ browser, baseURL }) => {
  const visit = await visitAs(browser, baseURL ?? '', 'active');
  await enter(visit, '/home');
  expect(notAllowed(await visit.hits(), allowed)).toEqual([]);
  for (const { leak } of plants) await leak(visit.page, visit.person);
  await visit.watched.look(visit.page);
  // A beacon arrives a moment later.
  await expect.poll(async () => missedOf(await visit.hits())).toEqual([]);
  expect(new Set(plants.map(({ place }) => place))).toEqual(new Set(sinks));
  expect(new Set(plants.map(({ encoding }) => encoding))).toEqual(new Set(encodings));
  process.stdout.write(`${plants.length} leaks planted, ${plants.length} found\n`);
});

test('values that stay in memory after a logout are found', async ({ browser, baseURL }) => {
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
  // Offline, the document stays open after the logout.
  await context.setOffline(true);
  await button.tap();
  await at(page, '/auth/logout');
  await watched.lookAfterLogout(page);
  const left = (await visit.hits()).filter(({ where }) => where === 'memory');
  expect(left.map(({ canary }) => canary)).toEqual(
    expect.arrayContaining(['nik', 'motherMaidenName', 'otp', 'bearer']),
  );
});
