import { expect, type Page } from '@playwright/test';
import { combinedApplicant, combinedSteps } from '../e2e/support/combined';
import { type Answers, answer, answerAll, applicant, field, identify } from '../e2e/support/kyc';
import { at, endsDocument, goOn, primary, secondary } from '../e2e/support/pages';
import type { Person } from './canaries';
import { end, enter, leave, type Visit } from './visit';

const dialog = (page: Page) => page.getByRole('alertdialog');

/** Returns a new user's answers, with the canaries in every identifying field. */
const answersOf = (person: Person): Readonly<Record<string, Answers>> => ({
  '/kyc/step2': {
    ...applicant['/kyc/step2'],
    'personalInfo.email': person.email,
    'personalInfo.motherMaidenName': person.motherMaidenName,
  },
  '/kyc/step3': {
    ...applicant['/kyc/step3'],
    'workInfo.companyName': person.employer,
    'workInfo.monthlyIncome': person.income,
  },
  '/kyc/step4': { ...applicant['/kyc/step4'], 'residentialInfo.address': person.address },
  '/kyc/step5': {
    ...applicant['/kyc/step5'],
    'emergencyInfo.name': person.emergencyName,
    'emergencyInfo.phone': `0${person.emergencyPhone}`,
  },
});

/** Returns answers for both products, with a second contact and two landlines. */
const combinedAnswersOf = (person: Person): Readonly<Record<string, Answers>> => ({
  '/combined/user-info': {
    ...combinedApplicant['/combined/user-info'],
    'userInfo.mobileNumber': `0${person.ownMobile}`,
    'userInfo.email': person.email,
    'userInfo.motherMaidenName': person.motherMaidenName,
    'userInfo.monthlyIncome': person.income,
  },
  '/combined/work-info': {
    ...combinedApplicant['/combined/work-info'],
    'workInfo.employerName': person.employer,
    'workInfo.businessAddress': person.address,
    'workInfo.businessPhone': `0${person.businessPhone}`,
  },
  '/combined/contact-info': {
    ...combinedApplicant['/combined/contact-info'],
    'emergencyInfo.name': person.emergencyName,
    'emergencyInfo.mobileNumber': `0${person.emergencyPhone}`,
    'emergencyInfo.name2': person.emergencyName2,
    'emergencyInfo.mobileNumber2': `+62 ${person.emergencyPhone2}`,
  },
  '/combined/residential-info': {
    ...combinedApplicant['/combined/residential-info'],
    'residentialInfo.address': person.address,
    'residentialInfo.homePhone': `0${person.homePhone}`,
  },
});

const toFirstStep = async ({ page }: Visit) => {
  await goOn(page, '/kyc', '/kyc/step1');
  await identify(page);
  await at(page, '/kyc/onekyc/success');
  await goOn(page, '/kyc/step2');
};

/** Submits a step that is refused, then fails to save it, then saves it. */
const insist = async (
  { page, sandbox, user: { userId }, watched }: Visit,
  path: string,
  to: string,
) => {
  await sandbox.fault({ method: 'PATCH', path, status: 500, code: 'DOWN', userId });
  await primary(page).tap();
  await expect(dialog(page)).toContainText('[DOWN]');
  await watched.look(page);
  await dialog(page).getByRole('button').last().tap();
  await expect(dialog(page)).toHaveCount(0);
  await sandbox.clearFaults(userId);
  await goOn(page, to);
};

/**
 * Ends the session while a step is saved. Answers that may be stored are restored after the login; the rest is typed
 * again.
 */
const loseSession = async (visit: Visit, path: string, again: Answers) => {
  const { page, sandbox, user, watched } = visit;
  await sandbox.fault({ method: 'PATCH', path: '/v1/kyc', status: 401, userId: user.userId });
  await endsDocument(page, () => primary(page).tap());
  await at(page, '/auth/logout');
  await watched.look(page);
  await enter(visit, path);
  await answerAll(page, again);
};

/** Starts an application inside a host, which names the user and takes the pictures itself. */
export const beginInHost = async (visit: Visit) => {
  const { page, person, watched } = visit;
  const [first, second] = ['/kyc/step2', '/kyc/step3'] as const;
  await page.goto('/auth/login');
  await at(page, '/');
  await goOn(page, '/kyc', '/kyc/step1', '/kyc/onekyc/success', first);
  await answerAll(page, answersOf(person)[first] ?? {});
  await goOn(page, second);
  await watched.look(page);
  // Logs out within the document, which still holds the answers.
  await page.evaluate(() => {
    history.pushState(null, '', '/auth/logout');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await at(page, '/auth/logout');
  await end(visit, secondary(page), 'memory shared with the host');
};

const decided = async ({ page, sandbox, user: { userId } }: Visit) => {
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
  await at(page, '/home/activated');
  await goOn(page, '/home');
};

/** Applies as a new user, up to the limit; `troubled`: with refusals, a lost session, failed saves and a wrong code. */
export const apply = async (visit: Visit, troubled: boolean) => {
  const { page, person, watched } = visit;
  const answers = answersOf(person);
  await enter(visit, '/');
  await toFirstStep(visit);
  await answerAll(page, answers['/kyc/step2'] ?? {});
  if (troubled) {
    await answer(page, 'personalInfo.email', `${person.email.split('@')[0] ?? ''}@`);
    await primary(page).tap();
    await expect(page.locator('.error-summary')).toBeFocused();
    await answer(page, 'personalInfo.email', person.email);
    await insist(visit, '/v1/kyc', '/kyc/step3');
  } else await goOn(page, '/kyc/step3');
  await answerAll(page, answers['/kyc/step3'] ?? {});
  if (troubled) await loseSession(visit, '/kyc/step3', { 'workInfo.monthlyIncome': person.income });
  await goOn(page, '/kyc/step4');
  await answerAll(page, answers['/kyc/step4'] ?? {});
  await watched.look(page);
  await goOn(page, '/kyc/step5');
  await answerAll(page, answers['/kyc/step5'] ?? {});
  await page.locator('h1').tap();
  await page.reload();
  await at(page, '/kyc/step5');
  await expect(field(page, 'emergencyInfo.name')).toHaveValue(person.emergencyName);
  await goOn(page, '/kyc/step6');
  await page.locator('main .reveal button').first().tap();
  await goOn(page, '/kyc/tnc', '/kyc/otp');
  if (troubled) {
    await field(page, 'otp').fill('000000');
    await expect(page.locator('.error-summary')).toBeVisible();
  }
  await field(page, 'otp').fill(person.otp);
  await at(page, '/application/processing');
  await decided(visit);
  await leave(visit);
};

/** Applies for both products, and reloads every step before it is saved. */
export const applyForBoth = async (visit: Visit) => {
  const { page, person, watched } = visit;
  const answers = combinedAnswersOf(person);
  await enter(visit, '/');
  await goOn(page, '/combined', '/combined/tnc', '/combined');
  await identify(page);
  await at(page, '/kyc/onekyc/success');
  await primary(page).tap();
  for (const [turn, step] of combinedSteps.entries()) {
    await at(page, step);
    await answerAll(page, answers[step] ?? {});
    await page.locator('h1').tap();
    await watched.look(page);
    await goOn(page, combinedSteps[turn + 1] ?? '/combined/kyc/tnc');
  }
  await goOn(page, '/application/submit', '/application/processing');
  await decided(visit);
  await leave(visit);
};
