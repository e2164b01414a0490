import { html, type Html } from '../http/html';
import { type PageLanguage, type Say, sayIn } from '../http/page-language';

/** One of the two origins that the shop is served on. */
export interface ShopSite {
  /** PayLater's origin, for scripts and calls; empty on that origin itself. */
  readonly paylater: string;
  /** The same shop on the other origin. */
  readonly elsewhere: string;
}

interface Page {
  /** The shop is in Indonesian. Its page for developers is also in English. */
  readonly lang?: PageLanguage;
  readonly title: string;
  readonly route: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly body: Html;
}

/** Returns the address of the elements' script, as a partner writes it. */
export const scriptOf = ({ paylater }: ShopSite): string => `${paylater}/embeds/v1/paylater.js`;

const linksIn = (say: Say) =>
  [
    ['/shop#produk', say('Produk', 'Products')],
    ['/shop#keranjang', say('Keranjang', 'Cart')],
    ['/shop#paylater', 'PayLater'],
    ['/shop/playground', 'Playground'],
  ] as const;

/** Returns the frame of every page of the shop. Its first script tag is one of the two lines of the partners' guide. */
export const shopFrame = (
  site: ShopSite,
  { lang = 'id', title, route, styles, scripts, body }: Page,
): string => {
  const say = sayIn(lang);
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((name) => html`<link rel="stylesheet" href="/shop/${name}.css">\n`)}
<script type="module" src="${scriptOf(site)}"></script>
${scripts.map((name) => html`<script type="module" src="/shop/${name}.js"></script>\n`)}
</head>
<body>
<header class="site"><a class="brand" href="/shop">Teras Rumah</a>
<nav aria-label="${say('Toko', 'Shop')}">${linksIn(say).map(([path, label]) => html`<a href="${path}">${label}</a>`)}</nav></header>
<main data-route="${route}">${body}</main>
<footer class="site"><p>${say(
    'Teras Rumah hanya ada di sandbox: toko rekaan yang memasang elemen PayLater seperti mitra sungguhan. Orang, barang dan belanjanya rekaan.',
    'Teras Rumah exists in the sandbox only: an invented shop that shows the PayLater elements as a real partner does. Its people, goods and purchases are invented.',
  )}</p>
<p><a href="${site.paylater}/">${say('Aplikasi PayLater', 'The PayLater app')}</a> · <a href="${site.elsewhere}${route}" data-elsewhere>${say('Toko ini di origin lain', 'This shop on the other origin')}</a></p></footer>
</body>
</html>
`.text;
};
