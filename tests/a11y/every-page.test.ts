import { ROUTES } from '../../domain/navigation/routes';
import type { Language } from '../../domain/session/locale';
import { expectLight, noteFiles } from '../e2e/support/cold-visits';
import { everyPage, leading } from '../e2e/support/every-page';
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
  /** Whether the files of each page are weighed. */
  readonly weighed: boolean;
  readonly details: { readonly tag?: string };
}

const everybody = () => true;
const suites: readonly Suite[] = [
  {
    name: 'id',
    lang: 'id',
    // A form and what stands around money.
    scanned: (persona) => persona === 'draft' || persona === 'active',
    weighed: true,
    details: {},
  },
  { name: 'id with axe', lang: 'id', scanned: everybody, weighed: false, details: long },
  { name: 'en with axe', lang: 'en', scanned: everybody, weighed: false, details: long },
];

for (const { name, lang, scanned, weighed, details } of suites)
  for (const { persona, pages } of everyPage())
    test(
      `${name}: the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}`,
      details,
      async ({ page, browser, login }) => {
        test.setTimeout(240_000);
        const files = noteFiles(page);
        await noteShifts(page);
        if (persona === undefined) {
          await prefer(page, lang);
          await page.goto('/');
        } else await login(persona, { lang });
        if (persona !== undefined) await makeReady(page, persona);
        // One header for all of a person's pages.
        const withHeader = pages.find(({ id }) => ROUTES[id].section !== 'partner')?.id;
        for (const { id, address } of pages)
          await test.step(id, async () => {
            await files.open(address);
            await settled(page);
            // A page that goes on by itself stays once a key was pressed.
            await page.keyboard.press('Shift');
            if (weighed) {
              await expectLight(browser, id, await files.complete());
              await expectStill(page, id);
            }
            if (leading.includes(id)) return;
            await expectPromises(page, id, lang);
            if (scanned(persona)) await expectAccessible(page, id);
            if (id === withHeader) await expectSwitchesByKeys(page);
            await expectFits(page, scanned === everybody ? ['light', 'dark'] : ['light']);
          });
      },
    );
