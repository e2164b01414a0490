import { expect, type Page, test } from '@playwright/test';
import { watch } from './support/watch';

const wrongs: Readonly<Record<string, { does: (page: Page) => Promise<unknown>; said: RegExp }>> = {
  'an answer that was not announced': {
    does: (page) => page.evaluate(() => fetch('/api/no-such-call')),
    said: /status of 404 .*\/api\/no-such-call/,
  },
  'a console error': {
    does: (page) => page.evaluate(() => console.error('oh no')),
    said: /oh no/,
  },
  'an uncaught error': {
    does: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('thrown');
        });
      }),
    said: /uncaught: Error: thrown/,
  },
  'an unhandled rejection': {
    does: (page) => page.evaluate(() => void Promise.reject(new Error('rejected'))),
    said: /uncaught: Error: rejected/,
  },
  'an image from elsewhere': {
    does: (page) =>
      page.evaluate(() => {
        new Image().src = 'https://example.org/pixel.png';
      }),
    said: /policy violation: img-src/,
  },
  'HTML from a string': {
    does: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          document.body.innerHTML = '<b></b>';
        });
      }),
    said: /policy violation: require-trusted-types-for/,
  },
};

test('the watch sees everything that goes wrong in a page', async ({ context, page }) => {
  const { problems } = await watch(context);
  await page.goto('/');
  for (const [what, { does, said }] of Object.entries(wrongs))
    await test.step(what, async () => {
      problems.length = 0;
      await does(page);
      await expect.poll(() => problems.join('\n')).toMatch(said);
    });
});

test('the watch ignores only announced addresses and statuses', async ({ context, page }) => {
  const { announce, problems } = await watch(context);
  announce('/api/no-such-call', 404);
  announce('/api/another', 500);
  await page.goto('/');
  await page.evaluate(() => fetch('/api/no-such-call'));
  await page.evaluate(() => fetch('/api/another'));
  await expect.poll(() => problems).toEqual([expect.stringMatching(/404 .*\/api\/another/)]);
});
