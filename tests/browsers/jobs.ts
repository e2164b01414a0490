import { expect } from '@playwright/test';
import { applicant, asStored } from '../e2e/support/kyc';
import { moneyOf } from '../e2e/support/money';
import type { NewUser, Sandbox } from '../e2e/support/sandbox';
import type { Tab } from '../engines/drivers/engine';
import { answerAll, at, goOn, headline, press, primary, until } from './hand';

type Job = (tab: Tab, sandbox: Sandbox, user: NewUser) => Promise<void>;

const apply: Job = async (tab, sandbox, { userId }) => {
  await at(tab, '/');
  await goOn(tab, '/kyc');
  await goOn(tab, '/kyc/step1');
  await press(tab, primary);
  await press(tab, `document.querySelector('[role="dialog"] button')`);
  await at(tab, '/kyc/onekyc/success');
  for (const [step, answers] of Object.entries(applicant)) {
    await goOn(tab, step);
    await answerAll(tab, answers);
  }
  await until(
    tab,
    'nothing but filled fields',
    `return Array.from(document.querySelectorAll('main form [name]')).every((it) => it.value !== '')`,
  );
  await goOn(tab, '/kyc/step6');
  await goOn(tab, '/kyc/tnc');
  await goOn(tab, '/application/submit');
  await goOn(tab, '/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await at(tab, '/home/activated');
  await goOn(tab, '/home');
  expect(await headline(tab)).toBe(7_500_000);
  const { application, draft } = await sandbox.user(userId);
  expect(application.status).toBe('APPROVED');
  expect(draft).toMatchObject(asStored);
};

const pay: Job = async (tab, sandbox, user) => {
  const { due } = await moneyOf(sandbox, user);
  await at(tab, '/repayment/bill-list');
  expect(await headline(tab)).toBe(due);
  await press(tab, `document.querySelector('main [data-row="bill"] button')`);
  await until(
    tab,
    'a sheet at the bottom edge, or in the middle of a large screen',
    `const panel = document.querySelector('dialog[open] .sheet__panel');
    if (!panel) return false;
    const { top, bottom } = panel.getBoundingClientRect();
    return Math.abs(innerWidth < 900 ? bottom - innerHeight : top + bottom - innerHeight) < 1`,
  );
  await press(tab, `document.querySelector('[role="dialog"] button')`);
  await at(tab, '/repayment/bca-va');
  await until(tab, 'the number', `return !!document.querySelector('main output')`);
  expect(await headline(tab)).toBe(due);
  await sandbox.payment(user.userId, due);
  await at(tab, '/repayment/bca-va/success');
  expect(await headline(tab)).toBe(due);
  await goOn(tab, '/home');
  expect((await moneyOf(sandbox, user)).due).toBe(0);
};

/** A script that counts dark pixels on the agreement's white paper, scrolled to its end. */
const drawn = `
  const canvas = document.querySelector('main canvas');
  if (!canvas || canvas.width === 0) return null;
  canvas.scrollIntoView({ block: 'end', behavior: 'instant' });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] < 100 && data[at + 3] > 0) dark += 1;
  return dark > 500;`;

/** A script that presses the main action, which scrolls until the whole agreement was in view, and agrees only then. */
const readOn = `
  const button = ${primary};
  if (!button || button.disabled) return false;
  if (/3 (cicilan|instalments)/.test(button.textContent)) return true;
  button.click();
  return false;`;

const agree: Job = async (tab) => {
  await at(tab, '/bill-restructure');
  await press(tab, `document.querySelector('main form [name="tenor"][value="3"]')`);
  await until(
    tab,
    'three instalments',
    `return document.querySelectorAll('main [data-row="instalment"]').length === 3`,
  );
  await goOn(tab, '/bill-restructure/agreement');
  await until(
    tab,
    'the canvas',
    `const [whole] = document.querySelectorAll('main .segments button');
    if (whole && whole.getAttribute('aria-pressed') !== 'true') whole.click();
    const it = document.querySelector('main canvas'); if (it) it.scrollIntoView(); return !!it`,
  );
  await until(tab, 'the drawn agreement', drawn);
  await until(
    tab,
    'its text',
    `return /Perjanjian cicilan tagihan|Agreement on paying/.test(document.querySelector('.agreement__page').textContent)`,
  );
  await until(tab, 'the end of the agreement', readOn);
  await goOn(tab, '/bill-restructure/callback');
};

/** The jobs, each with the persona and the path where it starts. */
export const jobs: Readonly<Record<string, { persona: string; path: string; job: Job }>> = {
  'apply for a limit': { persona: 'new', path: '/', job: apply },
  'pay a bill': { persona: 'due-soon', path: '/repayment/bill-list', job: pay },
  'agree to instalments': { persona: 'restructure', path: '/bill-restructure', job: agree },
};
