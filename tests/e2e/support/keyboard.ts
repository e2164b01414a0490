import { expect, type Locator, type Page } from '@playwright/test';
import type { Answers } from './kyc';
import { field } from './kyc';

/** Returns what hides the focused element; empty when it is visible (WCAG 2.4.7, 2.4.11). */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // After the last element the focus is in the browser's own bars for one press.
    if (!focused || focused === document.body) return '';
    const name = `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`;
    if (!focused.matches(':focus-visible')) return `${name}: the focus is not shown`;
    /** Returns the width of the line around an element: its outline, or its border and its inner shadow. */
    const lineOf = (it: Element | null) => {
      if (!it) return 0;
      const { outlineStyle, outlineColor, outlineWidth, boxShadow, borderTopWidth } =
        getComputedStyle(it);
      const isSeen = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
      const within = /0px 0px 0px ([\d.]+)px inset/.exec(boxShadow)?.[1];
      const box = within === undefined ? 0 : Number(within) + Number.parseFloat(borderTopWidth);
      return Math.max(box, isSeen ? Number.parseFloat(outlineWidth) : 0);
    };
    const line = Math.max(lineOf(focused), lineOf(focused.closest('.field__control')));
    if (line < 2) return `${name}: a line of ${line} px around the focus`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    // The outline of a text field is drawn by the box around it; a radio's label belongs to it.
    const own = focused.closest('label') ?? focused;
    const isCovered = [0.15, 0.5, 0.85].some((part) => {
      const seen = document.elementFromPoint(left + width / 2, top + height * part);
      return !seen || !(own.contains(seen) || seen === own);
    });
    return isCovered ? `${name}: covered or out of view` : '';
  });

/** Presses Tab until the element has the focus, and expects that each focused element is visible. */
export const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await hidden(page)).toBe('');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
};

const isOut = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/**
 * Presses Tab until the focus leaves the page, or at most `most` times, and expects that nothing covers a focused element.
 * Returns how often.
 */
export const tabThrough = async (page: Page, most = 100, key = 'Tab'): Promise<number> => {
  let presses = 0;
  do {
    await page.keyboard.press(key);
    expect(await hidden(page), key).toBe('');
    presses += 1;
  } while (presses < most && !(await isOut(page)));
  return presses;
};

/** Presses Tab through the whole page until the focus leaves it, and goes one step back. */
export const expectNoTrap = async (page: Page) => {
  expect(await tabThrough(page), 'Tab leaves the page').toBeLessThan(100);
  await page.keyboard.press('Shift+Tab');
  expect(await isOut(page), 'Shift+Tab leads back').toBe(false);
};

export const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Types the start of an option's label into a native list. */
const pick = async (page: Page, list: Locator, value: string) => {
  await expect(list).toBeEnabled();
  await tabTo(page, list);
  const label = await list.locator(`option[value="${value}"]`).textContent();
  // Characters that are not on the keyboard would go to the last text field.
  await page.keyboard.type(/^[\w ]+/.exec(label ?? '')?.[0] ?? '');
  await expect(list).toHaveValue(value);
};

const choose = async (page: Page, radios: Locator, value: string) => {
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 8; presses += 1) {
    if ((await radios.and(page.locator(':checked')).getAttribute('value')) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrows do not lead to ${value}`);
};

export const answerByKeys = async (page: Page, answers: Answers) => {
  for (const [name, value] of Object.entries(answers)) {
    const control = field(page, name);
    const kind = await control
      .first()
      .evaluate((it) => it.getAttribute('type') ?? it.tagName.toLowerCase());
    if (kind === 'radio') await choose(page, control, value);
    else if (kind === 'select') await pick(page, control, value);
    else {
      await tabTo(page, control);
      await page.keyboard.type(value);
    }
  }
};
