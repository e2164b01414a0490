import { long } from '../support/long';
import type { Page } from '@playwright/test';
import type { Widget } from '../../engines/pages/elements';
import { expect, outcomeOf, test } from '../support/partner';

/** Adds a limit card to the page with this token, and returns its text when it is ready. */
const mounted = (page: Page, token: string): Promise<string> =>
  page.evaluate(async (bearer) => {
    const card = document.createElement('paylater-limit-card' as string) as Widget;
    card.tokenProvider = async () => bearer;
    document.body.append(card);
    await card.ready;
    return card.shadowRoot?.textContent ?? '';
  }, token);

/** What a page does when the user logs out of it. */
const ways = {
  'taken out': () => document.querySelector('paylater-limit-card')?.remove(),
  'signed out on another element': () => {
    const list = document.createElement('paylater-bill-list' as string) as Widget;
    document.body.append(list);
    list.tokenProvider = undefined;
  },
  'taken out, then signed out on it': async () => {
    const card = document.querySelector('paylater-limit-card' as string) as Widget;
    card.remove();
    await new Promise((resolve) => setTimeout(resolve));
    card.tokenProvider = undefined;
  },
} as const;

for (const [way, leave] of Object.entries(ways))
  test(
    `${way}: the next user’s token is requested, and their values are shown`,
    long,
    async ({ page, site }) => {
      const [first, next] = [
        await site.visit('mounts', 'active'),
        await site.visit('mounts', 'approved'),
      ];
      const asked = (visit: typeof first) =>
        site.asked(visit).filter(({ path }) => path.endsWith('/v2/homepage')).length;
      await outcomeOf(page, first.url);
      const before = await mounted(page, first.user.token);
      await page.evaluate(leave);
      const after = await mounted(page, next.user.token);
      expect([asked(first), asked(next)]).toEqual([1, 1]);
      expect(after).not.toBe(before);
    },
  );
