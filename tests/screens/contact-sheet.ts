import type { Browser } from '@playwright/test';

export interface Picture {
  readonly caption: string;
  readonly png: Buffer;
}

const perSheet = 8;

const figure = ({ caption, png }: Picture) =>
  `<figure><figcaption>${caption}</figcaption>` +
  `<img src="data:image/png;base64,${png.toString('base64')}"></figure>`;

const style = `
  body { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px; background: #888; font: 16px sans-serif; }
  figure { margin: 0; } figcaption { padding-bottom: 4px; color: #fff; }
  img { width: 360px; max-height: 1600px; object-fit: cover; object-position: top; }`;

/** Arranges pictures side by side, several on each sheet, and saves them as `<name>-1.png` and so on. */
export const writeSheets = async (browser: Browser, name: string, pictures: readonly Picture[]) => {
  const page = await browser.newPage({ viewport: { width: 4 * 376 + 32, height: 800 } });
  for (let from = 0; from < pictures.length; from += perSheet) {
    const figures = pictures
      .slice(from, from + perSheet)
      .map(figure)
      .join('');
    await page.setContent(`<style>${style}</style>${figures}`);
    await page.screenshot({ path: `${name}-${from / perSheet + 1}.png`, fullPage: true });
  }
  await page.close();
};
