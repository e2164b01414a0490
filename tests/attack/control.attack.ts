import { type Browser, chromium, type Page } from '@playwright/test';
import { sandboxAt } from '../e2e/support/sandbox';
import { expect, test } from '../e2e/support/test';
import { countAttempts } from './support/attempts';
import { attack, pageAttacks } from './support/foreign-page';
import { openForeignSite } from './support/foreign-site';
import { foreignHosts, waysBack } from '../support/foreign-callers';
import { rawStatus } from '../support/raw-request';
import { bodies, numbers } from './support/control-attempts';

const target = process.env['SANDBOX_URL'] ?? '';

const guarded = /\/(?:_sandbox\/|authorize|consent\/o)/;

/** Records successful answers of the control API, and of addresses that change a browser. */
const answeredTo = (page: Page): string[] => {
  const answers: string[] = [];
  page.context().on('response', (response) => {
    const path = response.url().slice(target.length);
    if (response.url().startsWith(target) && guarded.test(path) && response.status() < 400)
      answers.push(`${response.status()} ${path}`);
  });
  return answers;
};

/** Lets a page of another site try one attack, and returns the answers it got or could read. */
const tried = async (
  browser: Browser,
  origin: string,
  of: (typeof pageAttacks)[number],
  aim: { target: string; userId: string },
) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answers = answeredTo(page);
  await page.goto(origin);
  const read = await page.evaluate(attack, { aim, of });
  await context.close();
  return [...answers, read].join(' ').trim();
};

for (const name of ['127.0.0.1', 'localhost'])
  test(`a page at another port of ${name} controls nothing`, async ({ browser }) => {
    const attempts = countAttempts();
    const sandbox = sandboxAt(target);
    const site = await openForeignSite(name);
    const victim = await sandbox.createUser('approved');
    const before = await sandbox.user(victim.userId);
    for (const of of pageAttacks) {
      const got = await tried(browser, site.origin, of, { target, userId: victim.userId });
      attempts.add(`${of.by} ${of.what ?? of.type ?? ''} ${of.path}: ${got}`, got !== '');
    }
    await site.close();
    const { now, ...after } = await sandbox.user(victim.userId);
    expect({ ...after, now: before.now }).toEqual(before);
    expect(now - before.now).toBeLessThan(10 * 60_000);
    attempts.finish(test.info(), pageAttacks.length);
  });

test('the sandbox serves only its own host names', async () => {
  const attempts = countAttempts();
  for (const headers of foreignHosts)
    for (const path of ['/_sandbox/journal', '/_sandbox/personas', '/api/docs', '/']) {
      const status = await rawStatus(target, path, headers);
      attempts.add(`${JSON.stringify(headers)} ${path}: ${status}`, status < 400);
    }
  attempts.finish(test.info(), 80);
});

test('a foreign name that resolves to this machine is another origin', async () => {
  const attempts = countAttempts();
  const { port } = new URL(target);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [
      '--host-resolver-rules=MAP *.evil.example 127.0.0.1',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const page = await browser.newPage();
  for (const name of ['rebound.evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
    for (const path of ['/_sandbox/journal', '/_sandbox/personas', '/shop', '/']) {
      const answer = await page.goto(`http://${name}:${port}${path}`);
      attempts.add(`${name}${path}: ${answer?.status()}`, (answer?.status() ?? 0) < 400);
    }
  await browser.close();
  attempts.finish(test.info(), 12);
});

test('no number and no body breaks the sandbox', async () => {
  const attempts = countAttempts();
  const sandbox = sandboxAt(target);
  const victim = await sandbox.createUser('active');
  const post = (path: string, body: string) =>
    fetch(target + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${victim.token}` },
      body,
    });
  for (const [path, body] of [...numbers(victim.userId), ...bodies(victim.userId)]) {
    const { status } = await post(path, body);
    const well = await fetch(`${target}/_sandbox/clock?userId=${victim.userId}`);
    const isBroken = status < 400 || status >= 500 || !well.ok;
    attempts.add(`${path} ${body.slice(0, 60)}: ${status}, then ${well.status}`, isBroken);
  }
  const journal = await (await fetch(`${target}/_sandbox/journal?userId=${victim.userId}`)).text();
  attempts.add('what the journal keeps of it is short', journal.length > 2_000_000);
  await sandbox.api(victim, 'GET', '/v2/homepage');
  attempts.finish(test.info(), 60);
});

test('a login returns to its own paths only', async () => {
  const attempts = countAttempts();
  const { loginCode } = await sandboxAt(target).createUser('new');
  for (const way of waysBack(target)) {
    const query = new URLSearchParams({
      state: 's',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      login_hint: loginCode,
      redirect_uri: way,
    });
    const answer = await fetch(`${target}/authorize?${query.toString()}`, { redirect: 'manual' });
    const location = answer.headers.get('location');
    const page = await answer.text();
    attempts.add(
      `${way}: ${location ?? answer.status}`,
      location !== null || page.includes('evil'),
    );
  }
  attempts.finish(test.info(), 30);
});
