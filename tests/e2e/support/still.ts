import type { Page } from '@playwright/test';
import type { RouteId } from '../../../domain/navigation/routes';
import { expect } from './test';

/**
 * How far a page may move by itself, as browsers add it up. A page that is not named moves nothing that can be seen; the
 * named ones are to become so.
 */
const mayMove: Partial<Record<RouteId, number>> = {
  rekycEducation: 0.04,
  restructure: 0.06,
  restructureAgreement: 0.06,
};

/** Notes from now on what moves in a page without being touched. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift_: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shift_: Reflect.get(window, 'shift_') + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that the page that is open did not move while it came. */
export const expectStill = async (page: Page, id: RouteId) => {
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift_')));
  expect.soft(shift, `layout shift of ${id}`).toBeLessThanOrEqual(mayMove[id] ?? 0.02);
};
