import { expect, type Page, test } from '@playwright/test';
import { sandboxAt } from '../e2e/support/sandbox';
import { countAttempts } from './support/attempts';
import { type Mutation, mutations } from './support/mutations';

/** Sixteen pages, by who opens them. */
const pages: Readonly<Record<string, readonly string[]>> = {
  active: [
    '/home',
    '/home/limit-details',
    '/home/popular-partners',
    '/home/settings',
    '/transactions',
    '/transactions/agreement',
    '/repayment/bill-list?type=CURRENT',
    '/repayment/bca-va',
    '/partner/m-01',
  ],
  draft: ['/kyc/step2', '/kyc/step3'],
  review: ['/application/review'],
  restructure: ['/bill-restructure'],
  reassess: ['/credit-reassessment/education'],
  closed: ['/rekyc/education'],
  'gpp-terms': ['/combined/tnc'],
};

/** The one word that leads to a page at all stays: another one only ever shows the page for an unknown status. */
const sparing = (mutation: Mutation, path: string): Mutation =>
  path.endsWith('/application-status')
    ? (data) => {
        const changed = mutation(data);
        const status = Object.entries(data ?? {}).filter(([key]) => key === 'application_status');
        return { ...(typeof changed === 'object' ? changed : {}), ...Object.fromEntries(status) };
      }
    : mutation;

/** Changes every good answer of the API on its way to the page. */
const answerWith = (page: Page, current: () => Mutation) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!response.ok() || !text.startsWith('{"data"')) return route.fulfill({ response });
    const { data } = JSON.parse(text) as { data: Parameters<Mutation>[0] };
    const changed = sparing(current(), new URL(route.request().url()).pathname)(data);
    return route.fulfill({ response, body: JSON.stringify({ data: changed }) });
  });

/** What is wrong with the page; nothing, when it stands. */
const faultOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    const visible = heading?.textContent && heading.getClientRects().length > 0;
    const said = main?.innerText ?? '';
    const controls = [...document.querySelectorAll('button, a[href], input, select')];
    if ('polluted' in {}) return 'a prototype was reached';
    // A dialog that says what is wrong, and is closed by its button (spec §8, settings).
    if (document.querySelector('[role="alertdialog"] button')) return '';
    if (!visible) return 'no heading';
    if (!controls.some((it) => !it.hasAttribute('disabled'))) return 'nothing to press';
    if (document.querySelector('[data-loader], .skeleton')) return 'still loading';
    return /undefined|\bNaN\b|\bnull\b|\[object|Invalid Date/.exec(said)?.[0] ?? '';
  });

const addresses = Object.entries(pages).flatMap(([persona, all]) =>
  all.map((address) => ({ persona, address })),
);

for (const { persona, address } of addresses)
  test(`hostile answers on ${address}`, async ({ page, baseURL }, info) => {
    const attempts = countAttempts();
    const user = await sandboxAt(baseURL ?? '').createUser(persona);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(String(error)));
    let mutation: Mutation = (data) => data;
    await answerWith(page, () => mutation);
    await page.goto(`/auth/login?login_hint=${encodeURIComponent(user.loginCode)}`);
    await page.waitForURL(({ pathname }) => !/^\/(auth\/|authorize)/.test(pathname));
    for (const [name, change] of Object.entries(mutations)) {
      mutation = change;
      uncaught.length = 0;
      await page.goto(address);
      let fault = 'never looked';
      await expect
        .poll(async () => (fault = await faultOf(page).catch(String)), { timeout: 8_000 })
        .toBe('')
        .catch(() => undefined);
      const what = [fault, ...uncaught].filter(Boolean).join('; ');
      attempts.add(`${name}: ${what}`, what !== '');
    }
    // A call that home makes late may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    attempts.finish(info, 16);
  });
