import type { Page } from '@playwright/test';
import {
  expectCombinedHeaders,
  goOn,
  identifyAndAnswer,
  sendAndBeApproved,
} from './support/combined';
import { onlySubmission } from './support/kyc';
import { longUnless } from './support/long';
import { address, at } from './support/pages';
import { expect, test } from './support/test';

interface Tracked {
  readonly action: string;
  readonly page: { readonly pageName: string; readonly kycDetail?: { readonly userType: string } };
}

/** Who the pages that were viewed in this document say they were viewed by. */
const userTypes = (page: Page) =>
  page.evaluate(() => {
    const { __paylater } = window as unknown as { __paylater?: { tracked: Tracked[] } };
    return (__paylater?.tracked ?? [])
      .filter(({ action }) => action === 'page_view')
      .map((it) => it.page.kycDetail?.userType);
  });

const comings = [
  { lang: 'id', query: '?gopayplus=true&utm_source=x', userType: 'gopayplus' },
  { lang: 'en', query: '?gopayplus=no&utm_source=x', userType: 'non_gopayplus' },
] as const;

for (const { lang, query, userType } of comings) {
  for (const [persona, path] of [
    ['gopayplus-normal', '/'],
    ['gopayplus-normal', '/home'],
    ['gopayplus-combined', '/kyc'],
  ] as const)
    test(
      `${path}${query}: ${persona} leaves with the query, and Back is no trap`,
      longUnless(lang === 'id' && path !== '/home'),
      async ({ page, sandbox, login }) => {
        const { userId } = await login(persona, { lang, path: '/tnc' });
        await page.goto(`${path}${query}`, { waitUntil: 'commit' });
        await at(page, '/hand-off');
        expect(address(page)).toBe(`/hand-off${query}`);
        await expect(page.locator('main code')).toHaveText(query.slice(1));
        await page.goBack();
        await at(page, '/tnc');
        expect(address(page)).toBe('/tnc');
        expect((await sandbox.user(userId)).application.status).toBe('NOT_APPLIED');
      },
    );

  test(
    `${query}: who is eligible begins at the root, and applies there with the query`,
    longUnless(lang === 'en'),
    async ({ page, login }) => {
      await login('gopayplus-eligible', { lang, path: `/home${query}` });
      await at(page, '/');
      expect(address(page)).toBe('/');
      await page.goto(`/${query}`);
      await at(page, '/');
      await goOn(page, '/combined');
      expect(address(page)).toBe(`/combined${query}`);
      await expect.poll(() => userTypes(page)).toEqual([userType, userType]);
    },
  );

  test(
    `${query}: a draft is gone on with at the combined base, the query kept`,
    longUnless(lang === 'id'),
    async ({ page, login }) => {
      await login('gopayplus-draft', { lang, path: `/home${query}` });
      await at(page, '/combined');
      expect(address(page)).toBe(`/combined${query}`);
      await expect.poll(() => userTypes(page)).toEqual([userType]);
      await page.reload();
      await at(page, '/combined');
      expect(address(page)).toBe(`/combined${query}`);
    },
  );

  test(
    `${query}: who is not eligible is told so`,
    longUnless(lang === 'id'),
    async ({ page, login }) => {
      await login('gopayplus-ineligible', { lang, path: `/home${query}` });
      await at(page, '/unavailable/ineligible');
      expect(address(page)).toBe('/unavailable/ineligible');
      await expect.poll(() => userTypes(page)).toEqual([userType]);
    },
  );
}

test('a login on the way to the combined base keeps the query', async ({ page, sandbox }) => {
  const { userId } = await sandbox.createUser('gopayplus-draft');
  const { phone } = await sandbox.user(userId);
  await page.goto('/?gopayplus=true&utm_source=x');
  await page.locator('[data-action="secondary"]').tap();
  await page.waitForURL(/\/authorize\?/);
  await page.getByLabel('Nomor HP').fill(phone.replace('+62', '0'));
  await page.getByRole('button', { name: 'Lanjut', exact: true }).tap();
  await at(page, '/combined');
  expect(address(page)).toBe('/combined?gopayplus=true&utm_source=x');
});

test('somebody eligible applies in the combined flow for PayLater alone, to the approval', async ({
  page,
  sandbox,
  journey,
}) => {
  const user = await journey('gopayplus-eligible', { lang: 'en', path: '/?gopayplus=true' });
  await goOn(page, '/combined');
  expect(address(page)).toBe('/combined?gopayplus=true');
  await expect(page.locator('h1')).toHaveText('Apply for PayLater');
  await identifyAndAnswer(page);
  await sendAndBeApproved(page, sandbox, user);
  const { request } = await onlySubmission(sandbox, user.userId);
  expect(request).toMatchObject({ flowType: 'GPL', additionalProducts: [] });
  const { consents, combinedDraft } = await sandbox.user(user.userId);
  expect([consents ?? {}, combinedDraft?.additionalProducts]).toEqual([{}, undefined]);
  const calls = await sandbox.journal({ userId: user.userId });
  expectCombinedHeaders(calls, ['GPL']);
  for (const { path, status } of calls) expect(status, path).toBeLessThan(400);
});
