import { everyPage } from '../e2e/support/every-page';
import { tabThrough } from '../e2e/support/keyboard';
import { longUnless } from '../e2e/support/long';
import { allHere } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';
import type { Scene } from '../screens/cast';
import { makeReady } from '../screens/ready';
import { contrasts, smallTargets } from './support/measure';

const smoke: Scene = {
  persona: 'overdue-late-fee',
  pages: [{ id: 'billList', address: '/repayment/bill-list' }],
};

/** Every page, and those of a user whose bill is late. */
const scenes: readonly Scene[] = [
  smoke,
  {
    persona: 'overdue-late-fee',
    pages: [
      { id: 'home', address: '/home' },
      { id: 'bcaVa', address: '/repayment/bca-va' },
    ],
  },
  {
    persona: 'active',
    pages: [{ id: 'billList', address: '/repayment/bill-list?type=UPCOMING' }],
  },
  ...everyPage().filter(({ persona }) => persona !== undefined),
];

/** Personas on whose pages an amount must be found, so that the measuring itself is checked. */
const rich = ['overdue-late-fee', 'active', 'approved', 'restructure'];

// In a touch browser, Tab also reaches the browser's bars.
test.use({ isMobile: false, hasTouch: false });

// Where an amount is shown, pages keep to AAA: contrast (1.4.6), size of targets (2.5.5) and focus (2.4.12).
for (const scene of scenes)
  test(
    `amounts of ${scene.persona}, from ${scene.pages[0]?.id}, are read by weak eyes, and pressed by any thumb`,
    longUnless(scene === smoke),
    async ({ page, login }) => {
      const { persona = '', pages } = scene;
      test.setTimeout(pages.length * 60_000);
      await login(persona);
      await makeReady(page, persona);
      let amounts = 0;
      for (const { id, address } of pages) {
        await page.goto(address);
        await allHere(page);
        const { amounts: found } = await contrasts(page, 7);
        amounts += found;
        if (found === 0) continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { weak } = await contrasts(page, 7);
          expect.soft(weak, `${id}, ${colorScheme}`).toEqual([]);
        }
        expect.soft(await smallTargets(page, 44), id).toEqual([]);
        // A bar at the bottom would cover on the way down, and the header on the way up.
        await test.step(`Tab through ${id}`, async () => {
          const presses = await tabThrough(page);
          await tabThrough(page, presses, 'Shift+Tab');
        });
      }
      if (rich.includes(persona)) expect(amounts).toBeGreaterThan(0);
    },
  );
