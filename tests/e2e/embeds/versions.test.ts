import type { Page } from '@playwright/test';
import { embedsVersion } from '../../../embeds/core/version';
import type { PartnerSite } from '../../engines/site/partner-site';
import { firstVersion } from '../support/first-version';
import { expect, unwatched as test } from '../support/partner';

/** Opens a page that loads these two scripts, with an element that has a provider. */
const open = async (page: Page, site: PartnerSite, scripts: readonly string[]) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (it) => it.type() === 'warning' && problems.push(it.text()));
  const { user } = await site.visit('calm');
  site.put('/embeds/1.0.0/paylater.js', {
    html: firstVersion,
    headers: { 'content-type': 'text/javascript' },
  });
  site.put('/my/paylater-token', { html: user.token });
  const html = `<!doctype html><html lang="id"><meta charset="utf-8">
    ${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}
    <main></main><script type="module">
      import * as second from '${scripts[1]}';
      const list = document.createElement('paylater-bill-list');
      list.apiBase = '${site.lender}/api';
      list.tokenProvider = async () => (await fetch('/my/paylater-token')).text();
      document.querySelector('main').append(list);
      window.isOfBoth = list instanceof second.PaylaterBillList;
    </script></html>`;
  await page.goto(site.put('/two-versions', { html }));
  return problems;
};

const registered = () => Reflect.get(window, Symbol.for('paylater.embeds')).version;

for (const order of ['the first version and then today’s', 'today’s and then the first version'])
  test(`a page that loads ${order} works`, async ({ page, site }) => {
    const scripts = [
      `${site.origin}/embeds/1.0.0/paylater.js`,
      `${site.lender}/embeds/${embedsVersion}/paylater.js`,
    ];
    const [version, loaded] = order.startsWith('today')
      ? [embedsVersion, scripts.toReversed()]
      : ['1.0.0', scripts];
    const problems = await open(page, site, loaded);
    await expect(page.locator('paylater-bill-list')).toHaveAttribute('data-state', 'ready');
    expect(await page.evaluate(registered)).toBe(version);
    expect(await page.evaluate(() => Reflect.get(window, 'isOfBoth'))).toBe(true);
    // The first version does not warn about another one.
    expect(problems).toEqual(
      version === embedsVersion
        ? []
        : [
            `PayLater: version ${embedsVersion} does nothing, since 1.0.0 is on the page already. See "Two addresses" in the guide of the elements.`,
          ],
    );
  });
