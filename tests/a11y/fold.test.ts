import { expect, type Page } from '@playwright/test';
import { STORED } from '../../domain/storage/stored';
import { personas } from '../../sandbox/lender/personas/personas';
import { settled } from '../e2e/support/pages';
import { signIn } from '../e2e/support/signed-in';
import { test } from '../e2e/support/test';

const smallest = [320, 640] as const;
const sizes = [smallest, [360, 740], [412, 915], [1280, 800]] as const;

/** A user's settings; a page has to be reloaded to apply them. */
interface Choice {
  readonly language: 'id' | 'en';
  readonly text: '100' | '130';
}
const largest: readonly Choice[] = [
  { language: 'id', text: '130' },
  { language: 'en', text: '130' },
];
const choices: readonly Choice[] = [
  ...largest,
  { language: 'id', text: '100' },
  { language: 'en', text: '100' },
];

const choose = (page: Page, { language, text }: Choice) =>
  page.evaluate(
    (rows) => {
      for (const [key, value] of rows) localStorage.setItem(key, value);
    },
    [
      [STORED.textSize.key, STORED.textSize.encode(text)],
      [STORED.language.key, STORED.language.encode(language)],
    ] as const,
  );

/** Returns what is below the fold or under the bottom navigation: the amount owed, or the button that pays it. */
const belowTheFold = (page: Page) =>
  page.evaluate(() => {
    // On a large screen the navigation is a rail at the left, which begins at the top.
    const fold = document.querySelector('nav.places')?.getBoundingClientRect().top || innerHeight;
    return ['main [data-figure="owed"]', 'main [data-action="primary"]'].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return !box || box.width === 0 || box.top < 0 || box.bottom > fold;
    });
  });

/** Expects a page that is no wider than the screen and reserves no space for a keyboard. */
const expectNothingCut = async (page: Page, width: number, what: string) => {
  const [scrolls, keyboard] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.style.getPropertyValue('--keyboard'),
  ]);
  expect.soft(scrolls, `${what}: as wide as the screen`).toBeLessThanOrEqual(width);
  expect.soft(['', '0px'], `${what}: no keyboard`).toContain(keyboard);
};

for (const { id } of personas.filter((it) => it.applicationStatus === 'APPROVED')) {
  const few = id === 'overdue' || id === 'overdue-late-fee';
  for (const all of few ? [false, true] : [true])
    test(`${id}: the amount owed and the button that pays it are above the fold, ${all ? 'everywhere' : 'with little room'}`, async ({
      page,
      sandbox,
      context,
    }) => {
      test.setTimeout(180_000);
      const user = await sandbox.createUser(id);
      await signIn(context, sandbox, user);
      const home = await sandbox.api(user, 'GET', '/v2/homepage');
      const owes = JSON.stringify(home).includes('NEXT_BILL');
      await page.goto('/maintenance');
      for (const choice of all ? choices : largest) {
        await choose(page, choice);
        await page.goto('/home');
        await settled(page);
        await expect(page.getByRole('button', { name: /^(?:Pengaturan|Settings)$/ })).toBeVisible();
        for (const [width, height] of all ? sizes : [smallest])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme });
            const what = `${width}×${height} ${colorScheme} ${choice.language} ${choice.text} %`;
            const below = await belowTheFold(page);
            if (owes) expect.soft(below, what).toEqual([]);
            await expectNothingCut(page, width, what);
          }
      }
    });
}
