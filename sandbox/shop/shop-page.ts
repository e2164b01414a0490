import { html } from '../http/html';
import { shopFrame, type ShopSite } from './frame';
import { goods } from './goods';

const rupiah = new Intl.NumberFormat('id-ID');

const products = goods.map(
  ({ id, name, note, price, art }) =>
    html`<li class="good">
<div class="picture">${art}</div>
<h3>${name}</h3><p class="note">${note}</p>
<p class="price">Rp${rupiah.format(price)}</p>
<button type="button" data-add="${id}" aria-label="Tambah ${name} ke keranjang">Tambah</button></li>\n`,
);

/** A cart line for every product, hidden while the cart has none. */
const lines = goods.map(
  ({ id, name, price, inCart = 0 }) =>
    html`<li data-line="${id}" data-price="${price}" hidden><span class="name">${name}</span>
<span class="count"><button type="button" data-less aria-label="Kurangi ${name}">−</button><output>${inCart}</output><button type="button" data-more aria-label="Tambah ${name}">+</button></span>
<span class="sum"></span></li>\n`,
);

/** Replaces an element that could not be shown, at the same size. */
const unread = html`<p slot="fallback">PayLater sedang tidak bisa ditampilkan. Belanja tetap bisa dilanjutkan.</p>`;

const cart = html`<aside class="cart" id="keranjang" aria-labelledby="cart-title">
<h2 id="cart-title" tabindex="-1">Keranjang</h2>
<ul id="lines" class="lines">${lines}</ul>
<p id="nothing" class="note" hidden>Belum ada barang. Pilih yang kamu perlukan dari rak kami.</p>
<p class="total"><span>Total</span> <strong id="total">Rp0</strong></p>
<button type="button" id="buy" data-action="primary" disabled>Beli dengan PayLater</button>
<p id="said" class="said" role="status"></p>
<paylater-limit-card locale="id" theme="auto">${unread}</paylater-limit-card>
</aside>`;

const account = html`<section id="paylater" class="account" aria-labelledby="account-title">
<h2 id="account-title">PayLater di akunmu</h2>
<div class="panels">
<section class="panel" aria-labelledby="bills-title"><h3 id="bills-title">Tagihan</h3>
<div class="pick" role="group" aria-labelledby="bills-title">
<button type="button" data-type="current" aria-pressed="true">Bulan ini</button><button type="button" data-type="upcoming" aria-pressed="false">Berikutnya</button></div>
<paylater-bill-list type="current" locale="id" theme="auto">${unread}</paylater-bill-list></section>
<section class="panel" aria-labelledby="plan-title"><h3 id="plan-title">Ubah tagihan jadi cicilan</h3>
<div class="pick" role="group" aria-labelledby="plan-title">${[3, 6, 12].map(
  (months) =>
    html`<button type="button" data-tenor="${months}" aria-pressed="${String(months === 3)}">${months} bulan</button>`,
)}</div>
<paylater-instalment-plan tenor="3" locale="id" theme="auto">${unread}</paylater-instalment-plan></section>
<section class="panel" aria-labelledby="recent-title"><h3 id="recent-title">Transaksi terakhir</h3>
<paylater-recent-transactions limit="5" locale="id" theme="auto"><span slot="title">Lima yang terbaru</span>${unread}</paylater-recent-transactions></section>
</div></section>`;

/** Returns the shop: its goods, a cart with payment, and PayLater's elements. */
export const shopPage = (site: ShopSite): string =>
  shopFrame(site, {
    title: 'Teras Rumah – perabot dan alat dapur',
    route: '/shop',
    styles: ['site', 'shop'],
    scripts: ['token', 'shop'],
    body: html`<div class="intro"><h1>Isi rumah, bayar nanti</h1>
<p>Perabot dan alat dapur dari perajin kecil. Bayar belakangan dengan PayLater.</p></div>
<div class="floor"><section id="produk" aria-labelledby="goods-title"><h2 id="goods-title">Pilihan minggu ini</h2>
<ul class="goods">${products}</ul></section>
${cart}</div>
${account}`,
  });
