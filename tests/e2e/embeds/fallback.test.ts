import { openOwnPage } from '../support/own-page';
import { expect, unwatched as test } from '../support/partner';

test('on a dark device the fallback looks like its light page', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { said, states } = await openOwnPage(page, site, {
    markup: `<style>body { color: rgb(1, 2, 3); font: 20px monospace; }</style>
      <paylater-limit-card><p slot="fallback">Only in the app.</p></paylater-limit-card>`,
    script: `const card = document.querySelector('paylater-limit-card');
      card.tokenProvider = () => { throw new Error('no'); };
      await settled();
      const { color, font } = getComputedStyle(card.firstElementChild);
      const status = card.shadowRoot.querySelector('[role="status"]').textContent;
      return { color, font, status, height: card.getBoundingClientRect().height };`,
  });
  expect(states).toEqual({ 'paylater-limit-card': 'error' });
  expect(said).toEqual({
    color: 'rgb(1, 2, 3)',
    font: '20px monospace',
    status: 'Belum bisa dimuat.',
    height: 280,
  });
});
