import { openOwnPage } from '../support/own-page';
import { expect, unwatched as test } from '../support/partner';

for (const theme of ['dark', 'auto'])
  test(`theme ${theme} on a dark device is printed in light colours`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openOwnPage(page, site, {
      markup: `<paylater-limit-card theme="${theme}"></paylater-limit-card>`,
      script: '',
    });
    const look = () =>
      page.evaluate(() => {
        const box = document
          .querySelector('paylater-limit-card')
          ?.shadowRoot?.querySelector('.paylater');
        if (!box) throw new Error('nothing is drawn');
        const { color, colorScheme } = getComputedStyle(box);
        return { color, colorScheme };
      });
    expect(await look()).toEqual({ color: 'rgb(237, 242, 240)', colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await look()).toEqual({ color: 'rgb(23, 32, 29)', colorScheme: 'light' });
  });
