import { personas } from './lender/personas';
import type { User } from './lender/records';
import { html, page, type Html } from './html';

const magicValues: readonly (readonly [what: string, value: string, effect: string])[] = [
  ['Kode OTP', '123456', 'benar'],
  ['Kode OTP', '000000', 'salah'],
  ['Kode OTP', '111111', 'kedaluwarsa'],
  ['Kode OTP', '999999', 'terlalu banyak percobaan'],
  ['Nama gadis ibu kandung', 'REJECT ME', 'pengajuan ditolak'],
  ['Nama gadis ibu kandung', 'REVIEW ME', 'pengajuan tetap ditinjau'],
  ['Penghasilan per bulan', 'di bawah Rp500.000', 'pengajuan ditolak'],
  ['PIN', '123456', 'benar; tiga kali salah mengunci satu jam'],
  [
    'Tanggal lahir (verifikasi ulang)',
    'milik orangnya sendiri',
    'benar; lima kali salah mengunci satu jam',
  ],
];

/** A form with nothing but a button: its values are in the address. */
const button = (action: string, title: string, detail: string): Html =>
  html`<li><form method="post" action="${action}"><button type="submit"><strong>${title}</strong> <span>${detail}</span></button></form></li>`;

const withQuery = (search: string, name: string, value: string): string => {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `/authorize?${query.toString()}`;
};

/** `search` is the query of the request; it is passed on, so that the choice continues the same login. */
export const loginPage = (
  search: string,
  cancel: string,
  users: readonly User[],
  error?: string,
): string =>
  page(
    'Masuk – PayLater sandbox',
    'id',
    '/authorize',
    html`<h1>Masuk ke PayLater sandbox</h1>
<p>Halaman ini menggantikan halaman masuk pemberi kredit. Semua orang di sini rekaan. <a href="/host" target="_top">Simulator host</a> membuka PayLater di dalam aplikasi lain; <a href="/shop" target="_top">toko mitra</a> memasang elemennya.</p>
<h2>Dengan nomor HP</h2>
<form method="post" action="/authorize?${search}">
<label for="phone">Nomor HP</label>
<p id="phone-hint">Nomor yang belum dikenal menjadi orang baru, misalnya 0812 3456 7890.</p>
${error === undefined ? [] : html`<p id="phone-error" role="alert">${error}</p>`}
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" aria-describedby="phone-hint${error === undefined ? '' : ' phone-error'}"${error === undefined ? '' : html` aria-invalid="true"`}>
<button type="submit" data-action="primary">Lanjut</button>
</form>
${
  users.length === 0
    ? []
    : html`<h2>Masuk lagi</h2>
<ul>${users.map((user) => button(withQuery(search, 'login_hint', user.loginCode), user.name, `${user.phone} · ${user.persona}`))}</ul>`
}
<h2>Sebagai orang baru dengan keadaan tertentu</h2>
<ul>${personas.map(({ id, title, description }) => button(withQuery(search, 'persona', id), title, `${id} · ${description}`))}</ul>
<h2>Isian ajaib</h2>
<table><thead><tr><th scope="col">Isian</th><th scope="col">Nilai</th><th scope="col">Akibat</th></tr></thead>
<tbody>${magicValues.map(([what, value, effect]) => html`<tr><td>${what}</td><td><code>${value}</code></td><td>${effect}</td></tr>`)}</tbody></table>
<p>Selain itu, pengajuan, permintaan cicilan dan peninjauan limit diputuskan 5 detik setelah dikirim.</p>
<p><a href="${cancel}" data-action="secondary">Batal</a></p>`,
  );

export const brokenLoginPage = (reason: string): string =>
  page(
    'Tidak bisa masuk – PayLater sandbox',
    'id',
    '/authorize',
    html`<h1>Tidak bisa masuk lewat alamat ini</h1>
<p>${reason}</p>
<p><a href="/auth/login" data-action="primary">Mulai dari halaman masuk</a></p>`,
  );
