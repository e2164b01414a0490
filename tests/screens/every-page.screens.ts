import { type Browser, type Page, test as base } from '@playwright/test';
import { STORED } from '../../domain/storage/stored';
import { sandboxAt } from '../e2e/support/sandbox';
import { allHere, settled } from '../e2e/support/pages';
import { cast, type Scene } from './cast';
import { type Picture, writeSheets } from './contact-sheet';
import { makeReady } from './ready';

interface Look {
  readonly name: string;
  readonly locale: 'id-ID' | 'en-US';
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly textSize: '100' | '130';
}

const phone = { width: 360, textSize: '100' } as const;
const looks: readonly Look[] = [
  { name: 'id-light', locale: 'id-ID', colorScheme: 'light', ...phone },
  { name: 'id-dark', locale: 'id-ID', colorScheme: 'dark', ...phone },
  { name: 'en-light', locale: 'en-US', colorScheme: 'light', ...phone },
  { name: 'en-dark', locale: 'en-US', colorScheme: 'dark', ...phone },
];
const unusual: readonly Look[] = [
  { name: 'narrow', locale: 'id-ID', colorScheme: 'light', width: 320, textSize: '130' },
  { name: 'wide', locale: 'id-ID', colorScheme: 'light', width: 1280, textSize: '100' },
];

/** Logs in as a persona; one that the sandbox does not have is replaced by an approved user. */
const logIn = async (page: Page, origin: string, persona: string) => {
  const sandbox = sandboxAt(origin);
  const known = (await sandbox.personas()).some(({ id }) => id === persona);
  const user = await sandbox.createUser(known ? persona : 'approved');
  await page.goto(`/auth/login?login_hint=${encodeURIComponent(user.loginCode)}`);
  await page.waitForURL((url) => !/^\/(auth\/|authorize)/.test(url.pathname));
  await settled(page);
  await makeReady(page, persona);
};

const photograph = async (browser: Browser, origin: string, look: Look, scene: Scene) => {
  const { locale, colorScheme, width } = look;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 740 },
    isMobile: width < 600,
    locale,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const { key, encode } = STORED.textSize;
  const size = { key, value: encode(look.textSize) };
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), size);
  const page = await context.newPage();
  if (scene.persona !== undefined) await logIn(page, origin, scene.persona);

  const pictures: Picture[] = [];
  for (const { id, address } of scene.pages) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(address);
    await allHere(page);
    // The window is as tall as the page, so that sticky elements hide nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(740, height) });
    await allHere(page);
    const path = `screens/${look.name}/${id}.png`;
    pictures.push({
      caption: `${id} ${address}`,
      png: await page.screenshot({ path, fullPage: true }),
    });
  }
  await context.close();
  await writeSheets(browser, `screens/${look.name}-${scene.persona ?? 'visitor'}`, pictures);
};

const telling: readonly Scene[] = [
  {
    persona: 'active',
    pages: [
      { id: 'home', address: '/home' },
      { id: 'billList', address: '/repayment/bill-list?type=CURRENT' },
    ],
  },
  { persona: 'draft', pages: [{ id: 'kycStep2', address: '/kyc/step2' }] },
];

const shoot = (list: readonly Look[], scenes: readonly Scene[]) => {
  for (const look of list)
    for (const scene of scenes)
      base(`${look.name} ${scene.persona ?? 'visitor'}`, ({ browser, baseURL }) =>
        photograph(browser, baseURL ?? '', look, scene),
      );
};

shoot(looks, cast());
shoot(unusual, telling);
