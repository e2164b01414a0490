import { inside } from './support/hosts';
import { atWithoutHost, choose } from './support/pages';
import type { JournalEntry } from './support/sandbox';
import { expect, test } from './support/test';

/** Returns the distinct pairs of host and language that the calls were sent with. */
const said = (calls: readonly Pick<JournalEntry, 'path' | 'headers'>[]) => {
  const api = calls.filter(({ path }) => path.startsWith('/api/'));
  const pairs = api.map(
    ({ headers }) => `${headers['application-source']} ${headers['x-user-locale']}`,
  );
  return [...new Set(pairs)];
};

// tests/domain/host/host.test.ts has the table of what each host and source is sent as.
for (const [name, host, query, source] of [
  ['gojek, opened with another source', 'gojek', '&SourceApp=gopay', 'GOJEK'],
  ['the web with gopay as its source', 'web', '&SourceApp=GoPay', 'GOPAY'],
] as const)
  test(`every call from ${name} sends source and language`, async ({ page, context, sandbox }) => {
    await inside(context, host);
    const { userId, loginCode } = await sandbox.createUser('approved');
    await page.clock.install();
    await page.goto(`/auth/login?login_hint=${loginCode}${query}`);
    await atWithoutHost(page, '/home');
    // The source is kept for the tab, also in documents that are opened without it.
    await page.goto('/home/settings');
    await atWithoutHost(page, '/home/settings');
    await expect(page.getByRole('switch')).toHaveCount(4);
    expect(said(await sandbox.journal({ userId }))).toEqual([`${source} id`]);

    await choose(page, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Reads requests in the browser: the sandbox may still receive calls in the previous language.
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
