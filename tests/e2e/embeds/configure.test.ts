import { long } from '../support/long';
import { openEvilSite } from '../../attack/support/evil-site';
import { expect, unwatched as test } from '../support/partner';
import { openOwnPage } from '../support/own-page';

const card = '<paylater-limit-card id="card"></paylater-limit-card>';
const withLimit = () => JSON.stringify({ profile: { limit: { total: 5, used: 1 } }, modules: [] });
const provide = "document.querySelector('#card').tokenProvider = async () => 'buyer';";

test('a script configures an API of another origin, also for links', async ({ page, site }) => {
  const other = await openEvilSite(withLimit);
  const script = `configure({ apiBase: '${other.origin}/lent/' }); ${provide}`;
  const { states, links } = await openOwnPage(page, site, { markup: card, script });
  expect(states).toEqual({ 'paylater-limit-card': 'ready' });
  expect(other.bearers).toEqual(['Bearer buyer at /lent/v2/homepage']);
  expect(links).toEqual([`${other.origin}/home/limit-details`]);
  await other.close();
});

test('the first call configures every copy of the script', long, async ({ page, site }) => {
  const [first, second] = [await openEvilSite(), await openEvilSite()];
  const { said, problems } = await openOwnPage(page, site, {
    markup: card,
    script: `
      const copy = await import('${site.lender}/embeds/v1/paylater.js?again');
      const held = copy.configure({ apiBase: '${first.origin}', applicationSource: ' GoPay ' });
      const later = configure({ apiBase: '${second.origin}' });
      ${provide}
      return [later, held === later, Object.isFrozen(held)];`,
  });
  expect(said).toEqual([{ apiBase: first.origin, applicationSource: 'gopay' }, true, true]);
  expect([first.bearers.length, second.bearers.length, problems]).toEqual([1, 0, []]);
  expect(first.sources).toEqual(['GOPAY']);
  for (const it of [first, second]) await it.close();
});

test('a provider is used only for its own origin', async ({ page, site }) => {
  const other = await openEvilSite(withLimit);
  const { said, states } = await openOwnPage(page, site, {
    markup: card,
    script: `configure({ apiBase: '${other.origin}' }); ${provide} await settled();
      const card = document.querySelector('#card');
      const read = async () => (await settled(), [card.apiBase, card.dataset.state]);
      card.setAttribute('api-base', '${site.lender}/api');
      const away = await read();
      card.setAttribute('api-base', '${other.origin}/below');
      return [away, await read()];`,
  });
  expect(said).toEqual([
    [`${site.lender}/api`, 'unauthorised'],
    [`${other.origin}/below`, 'ready'],
  ]);
  expect(states).toEqual({ 'paylater-limit-card': 'ready' });
  expect(other.bearers).toHaveLength(2);
  await other.close();
});
