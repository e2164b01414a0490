import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { expect, unwatched as test } from '../support/partner';
import { openOwnPage } from '../support/own-page';

/** The custom properties of the client, which an element also uses. */
const names = ['ui/theme/tokens.css', 'embeds/styles/element.css'].flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, it]) => it),
);

/** A script that returns the computed colours and sizes of a card's parts. */
const looks = `
  const card = document.querySelector('paylater-limit-card');
  card.tokenProvider = async () => TOKEN;
  await settled();
  return [...card.shadowRoot.querySelectorAll('*')].map((it) => {
    const { color, backgroundColor, fontSize, padding, borderRadius } = getComputedStyle(it);
    return [it.localName, color, backgroundColor, fontSize, padding, borderRadius].join(' ');
  });`;

test('properties of the page with the client’s names change nothing', async ({ page, site }) => {
  const { user } = await site.visit('calm');
  const look = async (style: string) => {
    const script = looks.replace('TOKEN', `'${user.token}'`);
    const markup = `<style>${style}</style><paylater-limit-card></paylater-limit-card>`;
    return (await openOwnPage(page, site, { markup, script })).said;
  };
  const calm = await look('');
  expect(names.length).toBeGreaterThan(50);
  const registered = names.map(
    (name) => `@property ${name} { syntax: '*'; inherits: false; initial-value: 1px }`,
  );
  const set = names.map((name) => `${name}: 1px !important;`);
  expect(await look(`${registered.join(' ')} * { ${set.join(' ')} }`)).toEqual(calm);
});
