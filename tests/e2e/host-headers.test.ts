import type { Page } from '@playwright/test';
import { inside } from './support/hosts';
import { atWithoutHost } from './support/pages';
import type { JournalEntry } from './support/sandbox';
import { expect, test } from './support/test';

const choose = async (page: Page, language: 'English' | 'Bahasa Indonesia') => {
  await page.locator('header details summary').tap();
  await page.locator('header').getByRole('button', { name: language, exact: true }).tap();
  await page.keyboard.press('Escape');
};

/** What calls said of the host and the language, each once. */
const said = (calls: readonly Pick<JournalEntry, 'path' | 'headers'>[]) => {
  const api = calls.filter(({ path }) => path.startsWith('/api/'));
  const pairs = api.map(
    ({ headers }) => `${headers['application-source']} ${headers['x-user-locale']}`,
  );
  return [...new Set(pairs)];
};

// What each host and source is sent as is a table of tests/domain/host/host.test.ts.
for (const [name, host, query, source] of [
  ['gojek, opened with another source', 'gojek', '&SourceApp=gopay', 'GOJEK'],
  ['the web with gopay as its source', 'web', '&SourceApp=GoPay', 'GOPAY'],
] as const)
  test(`every call from ${name} says so, and in which language it is used`, async ({
    page,
    context,
    sandbox,
  }) => {
    await inside(context, host);
    const { userId, loginCode } = await sandbox.createUser('approved');
    await page.clock.install();
    await page.goto(`/auth/login?login_hint=${loginCode}${query}`);
    await atWithoutHost(page, '/home');
    // The source holds for the tab, in documents that are opened without it too.
    await page.goto('/home/settings');
    await atWithoutHost(page, '/home/settings');
    await expect(page.getByRole('switch')).toHaveCount(4);
    expect(said(await sandbox.journal({ userId }))).toEqual([`${source} id`]);

    await choose(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // As the browser sends them: the sandbox may still hear calls of the language before.
    const second: Pick<JournalEntry, 'path' | 'headers'>[] = [];
    page.on('request', (call) =>
      second.push({ path: new URL(call.url()).pathname, headers: call.headers() }),
    );
    await page.getByRole('switch').first().tap();
    const save = '/account-management/settings/toggle';
    await expect
      .poll(async () => (await sandbox.journal({ userId, path: save })).at(-1)?.method)
      .toBe('PATCH');
    await page.reload();
    await atWithoutHost(page, '/home/settings');
    await expect(page.getByRole('switch')).toHaveCount(4);
    expect(said(second)).toEqual([`${source} en`]);
  });
