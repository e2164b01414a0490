import { expect, type Page, test } from '@playwright/test';
import { day } from '../../domain/kernel/instant';
import { addSeen } from './support/seen';
import { startPinned } from './support/pinned';
import type { Plant, Sent } from './support/static-server';

type Change = (sent: Sent) => void;

const isDocument = (path: string) => !path.startsWith('/assets/');

const only =
  (which: (path: string) => boolean, change: Change): Plant =>
  (sent, path) => {
    if (which(path)) change(sent);
  };

const script = (path: string) => path.endsWith('.js');
const style = (path: string) => path.endsWith('.css');
const file = (path: string) => script(path) || style(path);
/** Code that only the pages of the login need. */
const late = (path: string) => /\/auth-[^/]*\.js$/.test(path);

const missing: Change = (sent) => {
  sent.status = 404;
  sent.headers['Content-Type'] = 'text/plain';
  sent.headers['Cache-Control'] = 'no-store';
  delete sent.headers['Content-Encoding'];
  sent.body = Buffer.from('Not found.\n');
};
const typed =
  (type: string | undefined): Change =>
  ({ headers }) => {
    if (type === undefined) delete headers['Content-Type'];
    else headers['Content-Type'] = type;
  };
const cut =
  (share: number): Change =>
  (sent) => {
    sent.body = sent.body.subarray(0, Math.floor(sent.body.length * share));
  };
const uncoded: Change = ({ headers }) => void delete headers['Content-Encoding'];
const stripped =
  (...kept: readonly string[]): Change =>
  (sent) => {
    sent.headers = Object.fromEntries(
      Object.entries(sent.headers).filter(([name]) => kept.includes(name)),
    );
  };
/** The file of another release under the same name. */
const another: Change = (sent) => {
  delete sent.headers['Content-Encoding'];
  sent.body = Buffer.from('export {};');
};

const opens = 'Belanja sekarang, bayar nanti';
const noStart = 'PayLater belum bisa dibuka';
const noPage = 'Halaman ini bermasalah';

/** What goes wrong between the build and a browser, and what the start page shows instead of nothing. */
const faults: Readonly<Record<string, readonly [plant: Plant, shown: string, path?: string]>> = {
  'half a deploy: no file has arrived': [only((it) => !isDocument(it), missing), noStart],
  'half a deploy: no script has arrived': [only(script, missing), noStart],
  'half a deploy: no styles have arrived': [only(style, missing), noStart],
  'half a deploy: the code of a page is missing': [only(late, missing), noPage, '/auth/logout'],
  'scripts are sent as text': [only(script, typed('text/plain')), noStart],
  'scripts are sent as a download': [only(script, typed('application/octet-stream')), noStart],
  'scripts are sent as pages': [only(script, typed('text/html')), noStart],
  'scripts are sent without a type': [only(script, typed(undefined)), noStart],
  'styles are sent as text': [only(style, typed('text/plain')), noStart],
  'compressed scripts are cut off': [only(script, cut(0.5)), noStart],
  'compressed styles are cut off': [only(style, cut(0.5)), noStart],
  'compressed code of a page is cut off': [only(late, cut(0.5)), noPage, '/auth/logout'],
  'a compressed document is cut off at a third': [only(isDocument, cut(0.33)), noStart],
  'a compressed document is cut off at half': [only(isDocument, cut(0.5)), noStart],
  'a compressed document is cut off near its end': [only(isDocument, cut(0.97)), noStart],
  'an old document names files with new contents': [only(script, another), noStart],
  'an old document names a page with new contents': [only(late, another), noPage, '/auth/logout'],
  'a proxy removes the headers': [
    (sent) => stripped('Content-Type', 'Content-Encoding')(sent),
    opens,
  ],
  'a proxy removes the types too': [(sent) => stripped('Content-Encoding')(sent), noStart],
  'a proxy removes the coding of files': [only(file, uncoded), noStart],
};

let server: Awaited<ReturnType<typeof startPinned>>;
test.beforeAll(async () => {
  server = await startPinned();
});
test.afterAll(() => server.end());

/** Expects a page with a heading and something to press. */
const expectPage = async (page: Page, heading: string) => {
  await expect(page.locator('h1').first()).toHaveText(heading);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[data-action="primary"]').first()).toBeEnabled();
};

for (const [what, [plant, shown, path = '/']] of Object.entries(faults))
  test(`${what}: no blank page, and a press opens it afterwards`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'id-ID' });
    const page = await context.newPage();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    server.plant(plant);
    await page.goto(path, { waitUntil: 'commit' });
    await expectPage(page, shown);
    expect(documents).toBeLessThanOrEqual(3);
    server.plant();
    if (shown !== opens) {
      await page.locator('[data-action="primary"]').first().click();
      await expectPage(page, path === '/' ? opens : 'Kamu sudah keluar');
    }
    addSeen([what, shown === opens ? 'opens' : `says so after ${documents} documents`]);
    await context.close();
  });

for (const [what, ahead] of [
  ['a day behind', -day],
  ['a day ahead', day],
] as const)
  test(`a clock that is ${what}: the page opens, also from the cache`, async ({ browser }) => {
    server.plant();
    const context = await browser.newContext({ baseURL: server.origin, locale: 'id-ID' });
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + ahead });
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/');
      await expectPage(page, opens);
    }
    addSeen([`a clock that is ${what}`, 'opens']);
    await context.close();
  });
