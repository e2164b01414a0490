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
  /** Which pages axe is asked about. */
  readonly scanned: (id: RouteId) => boolean;
  /** `npm test` tries the visits that have one of these pages. */
  readonly smoke: readonly RouteId[];
}

const every = () => true;
const suites: readonly Suite[] = [
  {
    name: 'id',
    lang: 'id',
    // Around a form, and around money.
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
        // One header for all of a person's pages.
        const withHeader = pages.find(({ id }) => ROUTES[id].section !== 'partner')?.id;
        for (const { id, address } of pages)
          await test.step(id, async () => {
            // What a page weighs does not depend on who looks at it how.
            if (scanned === every) await page.goto(address);
            else await weigh(id, new URL(address, sandbox.origin).href);
            await settled(page);
            // A page that goes on by itself stays once a key was pressed.
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
