import type { Page } from '@playwright/test';
import type { RouteId } from '../../../domain/navigation/routes';
import { expect } from './test';

/**
 * The layout shift that a page may cause by itself, as browsers add it up. A page that is not listed moves nothing
 * visible; the listed pages still have to be fixed.
 */
const mayMove: Partial<Record<RouteId, number>> = {
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

/** Records every control of the page that moves up or down after it was first shown. */
export const watchControls = (page: Page) =>
  page.addInitScript(() => {
    const tops = new Map<Element, number>();
    const moved: string[] = [];
    Object.assign(window, { moved_: moved });
    const look = () => {
      for (const control of document.querySelectorAll('main :is(a, button, summary, input)')) {
        const { top, height } = control.getBoundingClientRect();
        if (height === 0 || getComputedStyle(control).visibility === 'hidden') continue;
        const [now, before] = [Math.round(top + scrollY), tops.get(control)];
        if (before !== undefined && Math.abs(now - before) > 1)
          moved.push(`${control.textContent}: ${now - before} px`);
        tops.set(control, now);
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** Returns the controls that moved, with their distances. */
export const movedControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { moved_: string[] }).moved_);
