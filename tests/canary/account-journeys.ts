import { expect, type Page } from '@playwright/test';
import { app } from '../e2e/support/figures';
import { rows } from '../e2e/support/history';
import { field, identify } from '../e2e/support/kyc';
import { at, goBackTo, goOn, goTo, hold, primary, secondary } from '../e2e/support/pages';
import { agree, callback, toAgreement } from '../e2e/support/splitting';
import { enter, leave, toSettings, type Visit } from './visit';

const sheet = (page: Page) => page.getByRole('dialog');

/** Searches the browser while the challenge is open, and answers it. */
const confirm = async ({ page, person, watched }: Visit) => {
  await sheet(page).locator('[name="pin"]').fill(person.pin);
  await watched.look(page);
  await sheet(page).getByRole('button').first().tap();
};

/** Opens each page whose figures the document shows, and searches the browser before and after the app has started. */
const showFigures = async ({ page, watched }: Visit) => {
  for (const path of ['/home', '/repayment/bill-list', '/transactions']) {
    const go = await hold(page, app);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main [data-amount]').first()).toBeVisible();
    await watched.look(page);
    go();
    await at(page, path);
    await watched.look(page);
  }
};

/** Opens the same pages inside a host, which names the user. */
export const seeInHost = async (visit: Visit) => {
  await visit.page.goto('/home');
  await at(visit.page, '/home');
  await showFigures(visit);
};

/** Opens bills, an account to pay to, the history with a receipt, the settings, and the agreement. */
export const pay = async (visit: Visit) => {
  const { page, person } = visit;
  await enter(visit, '/home');
  await showFigures(visit);
  await goTo(page, '/repayment/bill-list');
  await goOn(page, '/repayment/bca-va');
  await expect(page.locator('output')).toHaveText(person.va.replace(/(\d{4})(?=\d)/g, '$1 '));
  await page.getByRole('button', { name: 'Salin nomor' }).tap();
  await expect(page.getByRole('button', { name: 'Tersalin nomor' })).toBeVisible();
  await page.getByRole('link', { name: /ATM, m-BCA/ }).tap();
  await at(page, '/repayment/bca-va/how-to-repay');
  await goTo(page, '/transactions');
  await rows(page).first().getByRole('button').tap();
  await expect(sheet(page).locator('[data-amount]').first()).toBeVisible();
  for (const path of ['/transactions/agreement', '/home/limit-details', '/home']) {
    await goTo(page, path);
  }
  await toSettings(visit);
  await page.getByRole('switch').first().tap();
  await goBackTo(page, '/home');
  await leave(visit);
};

/** Splits bills into instalments: reads the agreement, and enters the PIN. */
export const split = async (visit: Visit) => {
  const { page } = visit;
  await enter(visit, '/home');
  await page.goto('/bill-restructure');
  await toAgreement(page, 3);
  await agree(page, 3);
  await confirm(visit);
  await at(page, callback);
  await secondary(page).tap();
  await at(page, '/home');
  await leave(visit);
};

/** Asks for a review of the limit with the PIN, after cancelling it once. */
export const reassess = async (visit: Visit) => {
  const { page, watched } = visit;
  const path = '/credit-reassessment/on-demand';
  await enter(visit, '/home');
  await goTo(page, path);
  await primary(page).tap();
  await expect(sheet(page)).toBeVisible();
  await watched.look(page);
  await sheet(page).getByRole('button', { name: 'Batal' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  await primary(page).tap();
  await confirm(visit);
  await at(page, `${path}/result`);
  await secondary(page).tap();
  await at(page, '/home');
  await leave(visit);
};

/** Reopens a closed account: the card on file, the date of birth, another capture. */
export const identifyAnew = async (visit: Visit) => {
  const { page, person, sandbox, user } = visit;
  await enter(visit, '/home');
  await goTo(page, '/rekyc/education');
  await expect(page.getByText(`•••• ${person.nik.slice(-4)}`)).toBeVisible();
  await field(page, 'dob').fill('09 09 1969');
  await primary(page).tap();
  await expect(page.locator('.error-summary')).toBeFocused();
  await field(page, 'dob').fill(person.dob.split('-').reverse().join(' '));
  await goOn(page, '/kyc/step1');
  await identify(page);
  await at(page, '/kyc/onekyc/success');
  await goOn(page, '/rekyc');
  await sandbox.decide(user.userId, { what: 'rekyc', outcome: 'approved' });
  await page.clock.fastForward('00:20');
  await at(page, '/rekyc/review');
  await goOn(page, '/home');
  await leave(visit);
};
