import { personas } from './lender/personas/personas';
import type { User } from './lender/records';
import type { Reason } from './login';
import { html, page, type Html } from './http/html';
import { type PageLanguage, type Say, sayIn } from './http/page-language';

type Row = readonly [what: string, value: string, effect: string];

const magicValues = (say: Say): readonly Row[] => {
  const otp = say('Kode OTP', 'One-time password');
  const motherMaidenName = say('Nama gadis ibu kandung', "Mother's maiden name");
  const rejected = say('pengajuan ditolak', 'the application is rejected');
  return [
    [otp, '123456', say('benar', 'right')],
    [otp, '000000', say('salah', 'wrong')],
    [otp, '111111', say('kedaluwarsa', 'expired')],
    [otp, '999999', say('terlalu banyak percobaan', 'too many tries')],
    [motherMaidenName, 'REJECT ME', rejected],
    [
      motherMaidenName,
      'REVIEW ME',
      say('pengajuan tetap ditinjau', 'the application stays in review'),
    ],
    [
      say('Penghasilan per bulan', 'Monthly income'),
      say('di bawah Rp500.000', 'under Rp500.000'),
      rejected,
    ],
    [
      'PIN',
      '123456',
      say('benar; tiga kali salah mengunci satu jam', 'right; three wrong ones lock for an hour'),
    ],
    [
      say('Tanggal lahir (verifikasi ulang)', 'Date of birth (new verification)'),
      say('milik orangnya sendiri', "the person's own"),
      say('benar; lima kali salah mengunci satu jam', 'right; five wrong ones lock for an hour'),
    ],
  ];
};

/** Returns a form with nothing but a button. Its values are in the address. */
const button = (action: string, title: string, detail: string): Html =>
  html`<li><form method="post" action="${action}"><button type="submit"><strong>${title}</strong> <span>${detail}</span></button></form></li>`;

const withQuery = (search: string, name: string, value: string): string => {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `/authorize?${query.toString()}`;
};

/** The contents of the login page. */
export interface LoginView {
  readonly lang: PageLanguage;
  /** The query of the request. The page passes it on, so that the choice continues the same login. */
  readonly search: string;
  /** The address that ends the login. */
  readonly cancel: string;
  /** Users who can log in again. */
  readonly users: readonly User[];
  /** Whether the user sent an invalid phone number. */
  readonly isRefused: boolean;
}

export const loginPage = ({ lang, search, cancel, users, isRefused }: LoginView): string => {
  const say = sayIn(lang);
  return page(
    say('Masuk – PayLater sandbox', 'Log in – PayLater sandbox'),
    lang,
    '/authorize',
    html`<h1>${say('Masuk ke PayLater sandbox', 'Log in to the PayLater sandbox')}</h1>
<p>${say('Halaman ini menggantikan halaman masuk pemberi kredit. Semua orang di sini rekaan.', "This page replaces the lender's login page. All people here are invented.")} <a href="/host" target="_top">${say('Simulator host', 'The host simulator')}</a> ${say('membuka PayLater di dalam aplikasi lain;', 'opens PayLater inside another app;')} <a href="/shop" target="_top">${say('toko mitra', "a partner's shop")}</a> ${say('memasang elemennya.', 'shows its elements.')}</p>
<h2>${say('Dengan nomor HP', 'With a phone number')}</h2>
<form method="post" action="/authorize?${search}">
<label for="phone">${say('Nomor HP', 'Phone number')}</label>
<p id="phone-hint">${say('Nomor yang belum dikenal menjadi orang baru, misalnya 0812 3456 7890.', 'An unknown number creates a new person, for example 0812 3456 7890.')}</p>
${isRefused ? html`<p id="phone-error" role="alert">${say('Isi nomor HP Indonesia, misalnya 0812 3456 7890.', 'Enter an Indonesian phone number, for example 0812 3456 7890.')}</p>` : []}
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" aria-describedby="phone-hint${isRefused ? ' phone-error' : ''}"${isRefused ? html` aria-invalid="true"` : ''}>
<button type="submit" data-action="primary">${say('Lanjut', 'Continue')}</button>
</form>
${
  users.length === 0
    ? []
    : html`<h2>${say('Masuk lagi', 'Log in again')}</h2>
<ul>${users.map((user) => button(withQuery(search, 'login_hint', user.loginCode), user.name, `${user.phone} · ${user.persona}`))}</ul>`
}
<h2>${say('Sebagai orang baru dengan keadaan tertentu', 'As a new person in a certain state')}</h2>
<ul>${personas.map(({ id, texts }) => {
      const [title, description] = texts[lang];
      return button(withQuery(search, 'persona', id), title, `${id} · ${description}`);
    })}</ul>
<h2>${say('Isian ajaib', 'Magic values')}</h2>
<table><thead><tr><th scope="col">${say('Isian', 'Field')}</th><th scope="col">${say('Nilai', 'Value')}</th><th scope="col">${say('Akibat', 'Effect')}</th></tr></thead>
<tbody>${magicValues(say).map(([what, value, effect]) => html`<tr><td>${what}</td><td><code>${value}</code></td><td>${effect}</td></tr>`)}</tbody></table>
<p>${say('Selain itu, pengajuan, permintaan cicilan dan peninjauan limit diputuskan 5 detik setelah dikirim.', 'Any other application, request for instalments and review of the limit is decided 5 seconds after it was sent.')}</p>
<p><a href="${cancel}" data-action="secondary">${say('Batal', 'Cancel')}</a></p>`,
  );
};

export const brokenLoginPage = (lang: PageLanguage, reason: Reason): string => {
  const say = sayIn(lang);
  return page(
    say('Tidak bisa masuk – PayLater sandbox', 'Cannot log in – PayLater sandbox'),
    lang,
    '/authorize',
    html`<h1>${say('Tidak bisa masuk lewat alamat ini', 'Cannot log in from this address')}</h1>
<p>${say(...reason)}</p>
<p><a href="/auth/login" data-action="primary">${say('Mulai dari halaman masuk', 'Start from the login page')}</a></p>`,
  );
};
