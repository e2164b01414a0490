import type { Page } from '@playwright/test';
import type { Language } from '../../../domain/kernel/locale';
import { answerAll, answerUpTo, applicant, field } from '../../e2e/support/kyc';
import { atWholeHome, comesInTime, primary } from '../../e2e/support/pages';
import type { NewUser, Sandbox } from '../../e2e/support/sandbox';
import { expect, type Login } from '../../e2e/support/test';
import type { Voice } from './voice';

interface Walk extends Voice {
  readonly page: Page;
  readonly sandbox: Sandbox;
  /** Presses the main action, and reads the page that it opens. */
  readonly goOn: (route: string) => Promise<void>;
  readonly enter: (persona: string, path: string, before?: Before) => Promise<NewUser>;
}

type Before = NonNullable<Parameters<Login>[1]>['before'];

export const walkOf = (
  page: Page,
  sandbox: Sandbox,
  voice: Voice,
  login: Login,
  lang: Language,
): Walk => ({
  ...voice,
  page,
  sandbox,
  goOn: async (route) => {
    await voice.press(primary(page));
    await voice.read(route);
  },
  enter: (persona, path, before) => login(persona, { path, lang, ...(before && { before }) }),
});

const day = 86_400;

const sheet = (page: Page) => page.getByRole('dialog');
const row = (page: Page, nth: number) =>
  page.locator('main [data-row="transaction"]').nth(nth).getByRole('button');

/** Makes the decisions of five seconds later. */
const decides = async ({ page, sandbox }: Walk, { userId }: NewUser, route: string) => {
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await comesInTime(page, page.locator(`main[data-route="${route}"]`));
};

/** Seven journeys, by the name of their transcript. */
export const journeys: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  apply: async ({ page, enter, read, press, goOn }) => {
    await enter('new', '/kyc');
    await read('/kyc');
    await goOn('/kyc/step1');
    await press(primary(page));
    await press(sheet(page).getByRole('button').first());
    await read('/kyc/onekyc/success');
    await goOn('/kyc/step2');
    await press(primary(page));
    await read('/kyc/step2', '/kyc/step2 without answers');
    await answerAll(page, applicant['/kyc/step2']);
    await goOn('/kyc/step3');
    await answerAll(page, applicant['/kyc/step3']);
    await press(primary(page));
    await expect(field(page, 'residentialInfo.province')).toBeEnabled();
    await read('/kyc/step4');
    await answerAll(page, applicant['/kyc/step4']);
    await goOn('/kyc/step5');
    await answerAll(page, applicant['/kyc/step5']);
    await goOn('/kyc/step6');
    await goOn('/kyc/tnc');
  },
  approval: async (walk) => {
    const { page, sandbox, enter, read, press, goOn } = walk;
    await page.clock.install();
    const user = await enter('new', '/kyc/tnc', (it) => answerUpTo(sandbox, it));
    await goOn('/application/submit');
    await goOn('/application/processing');
    await decides(walk, user, '/home/activated');
    await read('/home/activated');
    await press(primary(page));
    await atWholeHome(page);
    await read('/home');
  },
  pay: async ({ page, sandbox, enter, read, press, goOn }) => {
    await page.clock.install();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { userId } = await enter('overdue-late-fee', '/home');
    await atWholeHome(page);
    await read('/home');
    await goOn('/repayment/bca-va');
    await press(page.locator('main .copy-field button').last());
    await sandbox.payment(userId, 60_001);
    await comesInTime(page, page.locator('main[data-route="/repayment/bca-va/success"]'));
    // Whether the list of bills has the payment already differs from run to run.
    await page
      .locator('.steps__step')
      .last()
      .evaluate((it) => it.remove());
    await read('/repayment/bca-va/success');
    await goOn('/repayment/bill-list');
  },
  instalments: async (walk) => {
    const { page, sandbox, enter, read, press } = walk;
    await page.clock.install();
    const user = await enter('restructure', '/bill-restructure');
    await sandbox.stopClock(user.userId);
    await read('/bill-restructure');
    await page.locator('main form [name="tenor"][value="3"]').check();
    await read('/bill-restructure', '/bill-restructure in three months');
    await press(primary(page));
    await expect(page.getByText(/\(simulasi\)|\(simulated\)/)).toBeAttached();
    await read('/bill-restructure/agreement');
    const callback = page.locator('main[data-route="/bill-restructure/callback"]');
    // The main action scrolls until the end of the agreement was read.
    await expect(async () => {
      if (!(await callback.isVisible())) await primary(page).click({ timeout: 2_000 });
      await expect(callback).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await read('/bill-restructure/callback');
    await sandbox.decide(user.userId, { what: 'restructure', outcome: 'SUCCESS' });
    await comesInTime(page, page.locator('main h1').getByText(/sudah jadi|now instalments/));
    await read('/bill-restructure/callback', 'the bills are instalments');
  },
  history: async ({ page, enter, read, press }) => {
    await enter('active', '/transactions');
    await read('/transactions');
    await press(row(page, 0));
    await read('/transactions', 'a receipt');
  },
  settings: async ({ page, enter, read, press }) => {
    await enter('approved', '/home/settings');
    await read('/home/settings');
    await press(page.getByRole('switch').first());
    await press(page.locator('header summary'));
    // Their code loads at the press.
    await page.locator('header details[open]').getByRole('group').last().waitFor();
    await read('/home/settings', 'the display settings');
  },
  reapply: async ({ page, sandbox, enter, read, goOn }) => {
    const { userId } = await enter('rejected', '/application/rejected');
    await read('/application/rejected');
    await sandbox.clock({ userId, advanceSeconds: 29 * day + 60 });
    await page.reload();
    await read('/application/rejected', '/application/rejected, 29 days later');
    await goOn('/kyc');
    await goOn('/kyc/step6');
  },
};
