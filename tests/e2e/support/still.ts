import type { Page } from '@playwright/test';
import type { RouteId } from '../../../domain/navigation/routes';
import { expect } from './test';

/**
 * The layout shift that a page may cause by itself, as browsers add it up. A page that is not listed moves nothing
 * visible; the listed pages still have to be fixed.
 */
const mayMove: Partial<Record<RouteId, number>> = {
  homeSettings: 0.03,
  rekycEducation: 0.04,
  restructureAgreement: 0.06,
};

/** Records the layout shifts of a page that are not caused by input. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift_: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shift_: Reflect.get(window, 'shift_') + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that the open page did not shift while it loaded. */
export const expectStill = async (page: Page, id: RouteId) => {
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift_')));
  expect.soft(shift, `layout shift of ${id}`).toBeLessThanOrEqual(mayMove[id] ?? 0.02);
};
