import type { Browser, Page, Response } from '@playwright/test';
import { cast, type Scene } from '../screens/cast';
import { isReady, makeReady } from '../screens/ready';
import { arrivals } from './support/arrivals';
import { settled } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { signIn } from './support/signed-in';
import { expect, test } from './support/test';

const KiB = 1024;

/**
 * What does not count: the engine that a PDF is shown with, which is as large as everything else together, and the
 * messages of the other language, which come two seconds after the page, ahead of a switch.
 */
const aside = /\/pdf-|\/messages-en-/;

/** The files of ours that a page asks for, with their bytes on the wire. */
const watchFiles = (page: Page) => {
  const files = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/assets/') || aside.test(pathname)) return;
    files.set(
      pathname,
      response
        .request()
        .sizes()
        .then((it) => it.responseBodySize),
    );
  };
  page.on('response', note);
  return async () => {
    const sizes = new Map<string, number>();
    for (const [name, size] of files) sizes.set(name, await size);
    return sizes;
  };
};

const visit = async (
  browser: Browser,
  sandbox: Sandbox,
  user: NewUser | undefined,
  address: string,
) => {
  const context = await browser.newContext({ baseURL: sandbox.origin, locale: 'id-ID' });
  if (user) await signIn(context, sandbox, user);
  const page = await context.newPage();
  const files = watchFiles(page);
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  const sizes = await files();
  await context.close();
  return sizes;
};

/** Somebody of the scene, who has done what its pages need. */
const personOf = async (browser: Browser, sandbox: Sandbox, { persona }: Scene) => {
  if (persona === undefined) return undefined;
  const user = await sandbox.createUser(persona);
  if (isReady(persona)) return user;
  const context = await browser.newContext({ baseURL: sandbox.origin });
  await signIn(context, sandbox, user);
  const page = await context.newPage();
  await page.goto('/');
  await settled(page);
  await makeReady(page, persona);
  await context.close();
  return user;
};

/** What the start page asks for, which is the same for all. */
let startPage: Promise<ReadonlyMap<string, number>> | undefined;

for (const scene of cast())
  test(`a cold visit of each page of ${scene.persona ?? 'a visitor'} asks for 12 files and 35 KiB beyond the first load`, async ({
    browser,
    sandbox,
  }) => {
    test.slow();
    startPage ??= visit(browser, sandbox, undefined, '/');
    const first = await startPage;
    const user = await personOf(browser, sandbox, scene);
    for (const { id, address } of scene.pages) {
      const files = await visit(browser, sandbox, user, address);
      const added = [...files].filter(([name]) => !first.has(name));
      const bytes = added.reduce((sum, [, size]) => sum + size, 0);
      process.stdout.write(
        `cold visit of ${id}: ${files.size} files, ${(bytes / KiB).toFixed(1)} KiB beyond the first load\n`,
      );
      expect.soft(files.size, arrivals(`all files of ${id}`, files)).toBeLessThanOrEqual(12);
      const beyond = arrivals(`beyond the first load, for ${id}`, new Map(added), files.keys());
      expect.soft(bytes, beyond).toBeLessThanOrEqual(35 * KiB);
    }
  });
