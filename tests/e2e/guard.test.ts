import type { Page } from '@playwright/test';
import { personas } from '../../sandbox/lender/personas/personas';
import type { FlowType } from '../../domain/navigation/resolve-redirect';
import { routeAt, ROUTES } from '../../domain/navigation/routes';
import { STORED } from '../../domain/storage/stored';
import { addresses, expectWay, open, stepsFrom, walk, withQuery } from './support/guard-walk';
import { address, storages, written } from './support/pages';
import { expect, test } from './support/test';

for (const [turn, persona] of personas.entries()) {
  const { id, applicationStatus: status } = persona;
  test(`${id} is redirected to the page of ${status}, from every section, without a detour`, async ({
    // tests/domain/guard/guard.test.ts covers which page belongs to which status.
    page,
    login,
  }) => {
    await login(id);
    await walk(page, { id, status }, turn);
  });
}

/** Checks a redirect out of the app: the sandbox's page for the outside is another document, which shows its query. */
const expectHandOff = async (page: Page, seen: string[], path: string, query: string) => {
  await page.goto(path + query, { waitUntil: 'commit' });
  await expect(page.locator('main[data-route="/hand-off"]')).toBeVisible();
  expect(seen.filter((url) => url !== path + query)).toEqual([]);
  expect(address(page)).toBe(`/hand-off${query}`);
  await expect(page.locator('main code')).toHaveText(query.slice(1));
  await page.locator('main [data-action="primary"]').click();
  await expect(page.locator('main[data-route="/"]')).toBeVisible();
  expect(address(page)).toBe('/');
  seen.length = 0;
};

const plus: Readonly<Record<string, FlowType>> = {
  'gopayplus-normal': 'normal',
  'gopayplus-eligible': 'eligible',
  'gopayplus-combined': 'combined',
  'gopayplus-draft': 'eligible',
  'gopayplus-ineligible': 'ineligible',
  draft: 'eligible',
  'gpp-draft': 'combined',
  approved: 'eligible',
};

for (const [id, flow] of Object.entries(plus))
  test(`with gopayplus ${id} is redirected by the ${flow} flow`, async ({ page, login }) => {
    const status = personas.find((one) => one.id === id)?.applicationStatus;
    if (status === undefined) throw new Error(`no persona ${id}`);
    await login(id);
    const seen = await written(page);
    const query = '?gopayplus=true&utm_source=test';
    for (const path of addresses) {
      const from = path + query;
      const steps = stepsFrom({ id, status, flow }, from);
      const by = path === '/' ? 'asADocument' : 'inTheDocument';
      if (!steps.includes('hand-off')) await expectWay(page, seen, { from, steps, by });
      // Each of these loads a document, so three sections represent all that leave the app.
      else if (['/', '/kyc', '/home/settings'].includes(path))
        await expectHandOff(page, seen, path, query);
    }
  });

/** Each path loads a document, so one path represents each kind of section inside and outside of the status guard. */
const oneOfEachKind = ['/', '/kyc', '/home/settings', '/unavailable/ineligible', '/tnc', ...open];

test('every closed page sends a visitor to the login, and keeps the query', async ({ page }) => {
  const seen = await written(page);
  for (const path of oneOfEachKind) {
    seen.length = 0;
    const from = withQuery(path);
    // The login page belongs to the lender; the request for it is enough.
    await page.goto(from);
    if (path === '/' || open.includes(path)) {
      await expect(page.locator(`main[data-route="${ROUTES[routeAt(path)].path}"]`)).toBeVisible();
      expect(seen).toEqual([]);
      expect(address(page)).toBe(from);
    } else {
      await page.waitForURL(/\/authorize\?/);
      expect(seen).toEqual(['/auth/login']);
      const { key, decode } = STORED.loginTarget;
      expect(decode((await storages(page)).session[key] ?? '')).toMatchObject({ to: from });
    }
  }
});
