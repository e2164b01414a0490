import { ROUTES } from '../../../domain/navigation/routes';
import type { Language } from '../../../domain/session/locale';
import { everyPage } from '../../e2e/support/every-page';
import { settled } from '../../e2e/support/pages';
import {
  expectFitsTheSmallestPhone,
  expectPromises,
  expectSwitchesByKeys,
} from '../../e2e/support/promises';
import { prefer, test } from '../../e2e/support/test';
import { makeReady } from '../../screens/ready';
import { expectAccessible } from './axe';

/**
 * Every page in a language, for who is shown it: what is promised of it, the smallest phone, and axe for the pages of
 * the personas that are `scanned`.
 */
export const testEveryPageIn = (
  lang: Language,
  scanned: (persona: string | undefined) => boolean,
) => {
  for (const { persona, pages } of everyPage())
    test(`${lang}: the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}`, async ({
      page,
      login,
    }) => {
      test.setTimeout(240_000);
      if (persona === undefined) await prefer(page, lang);
      else await login(persona, { lang });
      if (persona !== undefined) await makeReady(page, persona);
      // One header for all of a person's pages.
      const withHeader = pages.find(({ id }) => ROUTES[id].section !== 'partner')?.id;
      for (const { id, address } of pages)
        await test.step(id, async () => {
          await page.goto(address);
          await settled(page);
          await expectPromises(page, id, lang);
          if (scanned(persona)) await expectAccessible(page, id);
          if (id === withHeader) await expectSwitchesByKeys(page);
          await expectFitsTheSmallestPhone(page);
        });
    });
};
