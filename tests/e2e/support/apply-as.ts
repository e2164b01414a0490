import { expect, type Locator, type Page } from '@playwright/test';
import { answerByKeys, press } from './keyboard';
import { answerAll, type Answers, applicant, field } from './kyc';
import { at, primary } from './pages';

/** A way to operate the pages: by touch or by keys. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly answer: (answers: Answers) => Promise<void>;
}

export const touch = (page: Page): Hand => ({
  press: (target) => target.tap(),
  answer: (answers) => answerAll(page, answers),
});

export const keys = (page: Page): Hand => ({
  press: (target) => press(page, target),
  answer: (answers) => answerByKeys(page, answers),
});

/** Applies from the first page to the one that waits for the decision, and calls `onPage` on each page. */
export const apply = async (page: Page, hand: Hand, onPage = () => {}) => {
  const goOn = async (route: string) => {
    await hand.press(primary(page));
    await at(page, route);
    await expect(page.locator('h1')).toBeFocused();
    onPage();
  };
  await goOn('/kyc/step1');
  await hand.press(primary(page));
  await hand.press(page.getByRole('dialog').getByRole('button').first());
  await at(page, '/kyc/onekyc/success');
  await goOn('/kyc/step2');
  await hand.answer(applicant['/kyc/step2']);
  await goOn('/kyc/step3');
  await hand.answer(applicant['/kyc/step3']);
  await expect(field(page, 'workInfo.monthlyIncome')).toHaveValue('7.500.000');
  await goOn('/kyc/step4');
  await hand.answer(applicant['/kyc/step4']);
  await expect(field(page, 'residentialInfo.zipCode')).toHaveValue('40135');
  await goOn('/kyc/step5');
  await hand.answer(applicant['/kyc/step5']);
  await goOn('/kyc/step6');
  await expect(page.locator('main')).not.toContainText('Siti Aminah');
  await hand.press(page.locator('main .reveal button'));
  await expect(page.locator('main')).toContainText('Siti Aminah');
  await goOn('/kyc/tnc');
  await goOn('/application/submit');
  await goOn('/application/processing');
};
