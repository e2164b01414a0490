import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { type InApp, type Simulator, simulatorIn } from '../support/simulator';

const calls = [
  'appInfo',
  'token',
  'loginWithAuth',
  'close',
  'launchOneKyc',
  'oneKycStatus',
  'challenge',
  'userDetails',
];

const capture = '/kyc/step1';
const captured = '/kyc/step2';
const broken = '/kyc/onekyc/failure';

/** Everything that can be wrong with an answer, on one of the hosts each, and the page that an applicant reaches. */
const faults: readonly (readonly [fault: string, host: InApp, end: string])[] = [
  // A screen of the host may take any time; its back button always works.
  ['silent', 'gojek', capture],
  ['late:1500', 'gopay', captured],
  ['throws', 'partner-sdk', broken],
  ['garbage', 'gojek', broken],
  ['string', 'gopay', captured],
  ['twice', 'partner-sdk', captured],
  ['upgrade', 'gojek', '/unavailable/unsupported-app'],
  ['denied', 'gopay', broken],
  ['cancelled', 'partner-sdk', '/auth/login'],
];

/** Advances the page's clock until something readable is shown, and no loader covers it. */
const shown = (page: Page, { phone, home, screen }: Simulator) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      if (await home.isVisible()) return 'home';
      // The page is covered while a screen of the host lies above it.
      if (await screen.isVisible()) return 'a screen';
      if (await phone.locator('[data-loader]').isVisible()) return 'a loader';
      const title = phone.locator('main[data-route] h1', { hasText: /\S/ });
      return (await title.isVisible()) ? 'a page' : 'nothing';
    })
    .toMatch(/home|a screen|a page/);

/** Takes the next step on offer: the host's, the login page's, a dialog's, or the page's main action. */
const step = async (page: Page, { phone, screen }: Simulator) => {
  // A call without a screen times out after ten seconds.
  await page.clock.fastForward('00:11');
  const offered = [
    screen.getByRole('button'),
    phone.getByRole('alertdialog').getByRole('button'),
    phone.locator('main[data-route="/authorize"]').getByRole('button', { name: /\bnew ·/ }),
    phone.locator('main[data-route="/auth/login"] [data-action="secondary"]'),
    // The clock may have jumped past the timeout of an answer in flight.
    phone.locator('main').getByRole('button', { name: 'Coba lagi' }),
    phone
      .locator('main[data-route]:not([data-route="/authorize"])')
      .locator('[data-action="primary"]:enabled:not([aria-disabled])'),
  ];
  for (const one of offered)
    if (await one.first().isVisible())
      // The page may have changed by itself between the look and the press.
      return one
        .first()
        .tap({ timeout: 3_000 })
        .catch(() => undefined);
};

/** Returns the page of this route in the frame. */
const route = ({ phone }: Simulator, path: string) => phone.locator(`main[data-route="${path}"]`);

for (const [fault, host, end] of faults)
  test(`${host}: no page stays blank when every answer is ${fault}`, async ({ page }) => {
    test.slow();
    await page.clock.install();
    const wrong = Object.fromEntries(calls.map((call) => [`fault.${call}`, fault]));
    await page.goto(`/host?${new URLSearchParams({ host, ...wrong }).toString()}`);
    const simulator = simulatorIn(page);
    await shown(page, simulator);
    // The number of steps depends on how soon each answer arrives.
    while (!(await route(simulator, end).isVisible())) {
      await step(page, simulator);
      await shown(page, simulator);
    }

    // One more step, going back and a reload all end in a readable page.
    await step(page, simulator);
    await shown(page, simulator);
    for (const button of ['#back', '#reload']) {
      await page.locator(button).tap();
      await shown(page, simulator);
    }
  });
