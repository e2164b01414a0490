import { ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/session/locale';
import { everyPage } from '../e2e/support/every-page';
import { expectFits } from '../e2e/support/fits';
import { long } from '../e2e/support/long';
import { settled } from '../e2e/support/pages';
import { expectPromises, expectSwitchesByKeys } from '../e2e/support/promises';
import { expectStill, noteShifts } from '../e2e/support/still';
import { prefer, test } from '../e2e/support/test';
import { makeReady } from '../screens/ready';
import { expectAccessible } from './support/axe';

interface Suite {
  readonly name: string;
  readonly lang: Language;
  /** Of whose pages axe is asked. */
  readonly scanned: (persona: string | undefined) => boolean;
  readonly details: { readonly tag?: string };
}

const everybody = () => true;
const suites: readonly Suite[] = [
  {
    name: 'id',
    lang: 'id',
    // A form and what stands around money.
    scanned: (persona) => persona === 'draft' || persona === 'active',
    details: {},
  },
  { name: 'id with axe', lang: 'id', scanned: everybody, details: long },
  { name: 'en with axe', lang: 'en', scanned: everybody, details: long },
];

for (const { name, lang, scanned, details } of suites)
  for (const { persona, pages } of everyPage())
    test(
      `${name}: the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}`,
      details,
      async ({ page, login }) => {
        test.setTimeout(240_000);
        await noteShifts(page);
        if (persona === undefined) await prefer(page, lang);
        else await login(persona, { lang });
        if (persona !== undefined) await makeReady(page, persona);
        // One header for all of a person's pages.
        const withHeader = pages.find(({ id }) => ROUTES[id].section !== 'partner')?.id;
        for (const { id, address } of pages)
          await test.step(id, async () => {
            await page.goto(address);
            await settled(page);
            // A page that goes on by itself stays once a key was pressed.
            await page.keyboard.press('Shift');
            await expectPromises(page, id, lang);
            await expectStill(page, id);
            if (scanned(persona)) await expectAccessible(page, id);
            if (id === withHeader) await expectSwitchesByKeys(page);
            await expectFits(page, scanned === everybody ? ['light', 'dark'] : ['light']);
          });
      },
    );
