import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/kernel/locale';
import { expectAnyOrder } from '../e2e/support/any-order';
import { everyPage } from '../e2e/support/every-page';
import { expectFits } from '../e2e/support/fits';
import { longUnless } from '../e2e/support/long';
import { settled } from '../e2e/support/pages';
import { expectPromises, expectSwitchesByKeys } from '../e2e/support/promises';
import { expectStill, noteShifts } from '../e2e/support/still';
import { prefer, test } from '../e2e/support/test';
import { weighing } from '../e2e/support/weight';
import { makeReady } from '../screens/ready';
import { expectAccessible } from './support/axe';

interface Suite {
  readonly name: string;
  readonly lang: Language;
  readonly scanned: (id: RouteId) => boolean;
  /** `npm test` runs the visits that contain one of these pages. */
  readonly smoke: readonly RouteId[];
}

const every = () => true;
const suites: readonly Suite[] = [
  {
    name: 'id',
    lang: 'id',
    // Pages with forms, and pages with money.
    scanned: (id) => ['start', 'kycStep3', 'home', 'billList', 'bcaVa'].includes(id),
    smoke: ['homeActivated', 'rekyc'],
  },
  { name: 'id with axe', lang: 'id', scanned: every, smoke: [] },
  { name: 'en with axe', lang: 'en', scanned: every, smoke: [] },
];

for (const { name, lang, scanned, smoke } of suites)
  for (const { persona, pages } of everyPage())
    test(
      `${name}: the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}`,
      longUnless(pages.some(({ id }) => smoke.includes(id))),
      async ({ page, sandbox, login }) => {
        test.setTimeout(240_000);
        await noteShifts(page);
        const weigh = await weighing(page, sandbox.origin);
        if (persona === undefined) await prefer(page, lang);
        else await login(persona, { lang });
        if (persona !== undefined) await makeReady(page, persona);
        // The header is the same on all pages of a persona.
        const withHeader = pages.find(({ id }) => ROUTES[id].section !== 'partner')?.id;
        for (const { id, address } of pages)
          await test.step(id, async () => {
            // The weight of a page does not depend on language or theme.
            if (scanned === every) await page.goto(address);
            else await weigh(id, new URL(address, sandbox.origin).href);
            await settled(page);
            // A page that redirects by itself stays after a key press.
            await page.keyboard.press('Shift');
            await expectPromises(page, id, lang);
            await expectStill(page, id);
            await expectAnyOrder(page);
            if (scanned(id)) await expectAccessible(page, id, scanned === every);
            if (id === withHeader) await expectSwitchesByKeys(page);
            await expectFits(page, scanned === every);
          });
      },
    );
