import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { openEvilSite } from '../../attack/support/evil-site';
import type { PartnerSite } from '../../engines/site/partner-site';
import { firstVersion } from './support/first-version';
import { expect, unwatched as test } from './support/partner';

const guide = readFileSync(join(root, 'embeds/README.md'), 'utf8');
const sections = Array.from(guide.matchAll(/^##+ (.*)$/gm), ([, title = '']) =>
  title.toLowerCase().replaceAll(' ', '-'),
);

interface Case {
  readonly name: string;
  readonly says: RegExp;
  readonly section: string;
  /** The address of the script, where it is not the usual one. */
  readonly script?: (site: PartnerSite) => Promise<string>;
  /** The address of another script before it. */
  readonly before?: (site: PartnerSite) => string;
  readonly attributes?: string;
  /** The API that the page configures. */
  readonly api?: () => Promise<string>;
}

const script = (html: string) => ({ html, headers: { 'content-type': 'text/javascript' } });
const usual = (site: PartnerSite) => `${site.lender}/embeds/v1/paylater.js`;

const cases: readonly Case[] = [
  {
    name: 'an attribute with an unknown value',
    says: /the value of density on <paylater-limit-card> is not valid/,
    section: 'attributes-and-properties',
    attributes: 'density="my-secret"',
  },
  {
    name: 'a bundled script that does not know the API',
    says: /a bundled script needs the address of the API/,
    section: 'from-npm',
    script: async (site) => {
      const text = await (await fetch(usual(site))).text();
      return site.put('/assets/main.js', script(text));
    },
  },
  {
    name: 'a second version on the page',
    says: /version [\d.]+ does nothing, since 1\.0\.0 is on the page already/,
    section: 'two-addresses',
    before: (site) => site.put('/embeds/1.0.0/paylater.js', script(firstVersion)),
  },
  {
    name: 'an API that refuses the origin',
    says: /does not allow calls from the origin of this page \(CORS\)/,
    section: 'what-the-api-must-allow',
    api: async () => {
      const other = await openEvilSite();
      await other.close();
      return other.origin;
    },
  },
];

for (const { name, says, section, attributes = '', ...given } of cases)
  test(`${name} is told once, with the section of the guide`, async ({ page, site }) => {
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
    const { user } = await site.visit('calm');
    const address = (await given.script?.(site)) ?? usual(site);
    const before = given.before?.(site);
    const api = await given.api?.();
    const card = `<paylater-limit-card ${attributes}></paylater-limit-card>`;
    const html = `<!doctype html><html lang="id"><meta charset="utf-8">
      ${before === undefined ? '' : `<script type="module" src="${before}"></script>`}
      ${card}${card}<paylater-bill-list></paylater-bill-list><script type="module">
        import { configure } from '${address}';
        ${api === undefined ? '' : `configure({ apiBase: '${api}' });`}
        const all = [...document.querySelectorAll('paylater-limit-card, paylater-bill-list')];
        all[0].tokenProvider = async () => '${user.token}';
        await Promise.all(all.map((it) => it.ready));
        await Promise.all(all.map((it) => it.refresh()));
        window.isDone = true;
      </script></html>`;
    await page.goto(site.put('/warnings', { html }));
    await page.waitForFunction(() => 'isDone' in window);
    expect(told).toEqual([
      expect.stringMatching(
        new RegExp(`^PayLater: .*\\. See @paylater/embeds/README\\.md#${section}$`),
      ),
    ]);
    expect(told[0]).toMatch(says);
    expect(sections).toContain(section);
    for (const secret of ['my-secret', user.token]) expect(told.join()).not.toContain(secret);
  });
