import { STORED } from '../../../domain/storage/stored';
import { answerAll, applicant, asStored, onlySubmission, steps } from '../support/kyc';
import { longUnless } from '../support/long';
import { at, goOn, primary } from '../support/pages';
import type { JournalEntry } from '../support/sandbox';
import { expect, test } from '../support/test';
import {
  expectInside,
  type InApp,
  openSimulator,
  type Simulator,
  spelled,
} from '../support/simulator';

/** The hosts with the header that identifies each to the lender (decision 4). */
const hosts: readonly (readonly [host: InApp, source: string, locale: 'id' | 'en'])[] = [
  ['gojek', 'GOJEK', 'id'],
  ['gopay', 'GOPAY', 'en'],
  ['partner-sdk', 'GOJEK', 'en'],
];

const apply = async ({ phone, screen }: Simulator) => {
  await goOn(phone, '/kyc', '/kyc/step1');
  await primary(phone).tap();
  await screen.getByRole('button').first().tap();
  await at(phone, '/kyc/onekyc/success');
  await goOn(phone, '/kyc/step2');
  for (const [turn, step] of steps.entries()) {
    await answerAll(phone, applicant[step]);
    await goOn(phone, steps[turn + 1] ?? '/kyc/step6');
  }
  await goOn(phone, '/kyc/tnc', '/application/submit', '/application/processing');
};

const expectHeaders = (
  calls: readonly JournalEntry[],
  host: InApp,
  source: string,
  locale: string,
) => {
  const api = calls.filter(({ path }) => path.startsWith('/api/'));
  expect(api.length).toBeGreaterThan(15);
  for (const { path, status, headers } of api) {
    expect(status, path).toBe(200);
    expect(headers['application-source'], path).toBe(source);
    expect(headers['x-user-locale'], path).toBe(locale);
  }
  const token = api.find(({ path }) => path.endsWith('/v1/kyc/one-kyc/token'));
  expect(token?.headers['onboarding-partner']).toBe(`paylater-${host}`);
};

for (const [host, source, locale] of hosts)
  test(
    `a new user applies inside ${host}, is approved, and back closes the webview`,
    longUnless(host === 'gojek'),
    async ({ page, sandbox }) => {
      test.slow();
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.clock.install();
      const { userId } = await sandbox.createUser('new');
      const simulator = await openSimulator(page, { host, user: userId, locale, theme: 'dark' });
      const { phone, back, home, calls } = simulator;

      const root = phone.locator('html');
      await expect(root).toHaveAttribute('data-host', host);
      await expect(root).toHaveAttribute('lang', locale);
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await apply(simulator);
      // A host's login has no tracking id, so the app reads it.
      await expect
        .poll(() => root.evaluate((_, key) => localStorage.getItem(key), STORED.trackingId.key))
        .not.toBeNull();
      await sandbox.clock({ userId, advanceSeconds: 5 });
      await page.clock.fastForward('00:02');
      await at(phone, '/home/activated');
      await goOn(phone, '/home');
      await expect(phone.locator('main [data-amount]').first()).toHaveAttribute(
        'data-amount',
        '7500000',
      );

      // The host named the user, so the login page was never opened. The app asks it again after the host's camera
      // screen covered the page.
      await expect(calls(spelled[host].token)).toHaveCount(2);
      expect(documents).toEqual(['/host', '/']);
      expectHeaders(await sandbox.journal({ userId }), host, source, locale);
      await expect(calls(spelled[host].capture)).toHaveAttribute('data-outcome', 'ok');
      const { oneKyc, application } = await sandbox.user(userId);
      expect(application.status).toBe('APPROVED');
      expect(oneKyc).toHaveLength(1);
      const submission = await onlySubmission(sandbox, userId);
      expect(submission.draft).toEqual({
        ...asStored,
        onekycSubmissionUuid: oneKyc[0]?.submissionUuid,
      });

      await goOn(phone, '/home/popular-partners');
      await back.tap();
      await at(phone, '/home');
      await expectInside(page, '/home');
      await back.tap();
      await expect(home).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await home.getByRole('button').tap();
      await at(phone, '/home');
    },
  );
