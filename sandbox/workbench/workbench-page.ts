import { CALLS } from '../../domain/calls';
import { STORED } from '../../domain/storage/stored';
import { html, type Html } from '../http/html';
import { type PageLanguage, type Say, sayIn } from '../http/page-language';
import { personas } from '../lender/personas/personas';

type Choice = readonly [value: string, label: string];

const options = (choices: readonly Choice[]): readonly Html[] =>
  choices.map(([value, label]) => html`<option value="${value}">${label}</option>`);

const button = (id: string, label: string): Html =>
  html`<button type="button" id="${id}">${label}</button>`;

const personaOptions = (lang: PageLanguage): readonly Html[] =>
  options(personas.map(({ id, texts }): Choice => [id, `${texts[lang][0]} (${id})`]));

const userPanel = (say: Say, lang: PageLanguage): Html =>
  html`<form id="user"><fieldset><legend>${say('Orang', 'User')}</legend>
<div class="field"><label for="persona">${say('Persona', 'Persona')}</label><select id="persona" name="persona">${personaOptions(lang)}</select></div>
<div class="field"><button type="submit">${say('Buat orang baru', 'New user')}</button></div>
<p class="status"><span id="status" role="status" tabindex="-1"></span></p>
</fieldset></form>`;

const clockPanel = (say: Say): Html =>
  html`<fieldset id="clock" disabled><legend>${say('Jam', 'Clock')}</legend>
<p class="status"><time id="now">–</time></p>
<div class="field--wide row" role="group" aria-label="${say('Majukan jam', 'Advance the clock')}">
<button type="button" data-advance="3600">${say('+1 jam', '+1 hour')}</button><button type="button" data-advance="86400">${say('+1 hari', '+1 day')}</button><button type="button" data-advance="604800">${say('+7 hari', '+7 days')}</button><button type="button" data-advance="2592000">${say('+30 hari', '+30 days')}</button></div>
<label class="field--wide check"><input type="checkbox" id="stopped"> ${say('Jam berhenti', 'The clock stands still')}</label>
</fieldset>`;

/** The failures that a planned fault can be, as bodies of `POST /_sandbox/faults`. */
const failures = (say: Say): readonly Choice[] => [
  ['{"status":500,"code":"DOWN"}', say('500, server gagal', '500, server error')],
  ['{"status":503,"code":"DOWN","retryAfter":5}', say('503, coba lagi nanti', '503, retry later')],
  ['{"status":404,"code":"NOT_FOUND"}', say('404, tidak ada', '404, not found')],
  ['{"status":401,"code":"UNAUTHORIZED"}', say('401, token ditolak', '401, token refused')],
  ['{"drop":true}', say('sambungan terputus', 'connection dropped')],
  [
    '{"drop":true,"carriedOut":true}',
    say('dijalankan, jawabannya hilang', 'carried out, answer lost'),
  ],
  ['{"body":"<html>"}', say('jawaban tidak terbaca', 'unreadable answer')],
  ['{"delayMs":5000}', say('lambat, 5 detik', 'slow, 5 seconds')],
];

const calls = [...new Set(Object.values(CALLS).map(({ method, path }) => `${method} ${path}`))];

const faultPanel = (say: Say): Html =>
  html`<form id="fault"><fieldset class="faults" disabled><legend>${say('Gangguan terencana', 'Planned faults')}</legend>
<div class="field"><label for="call">${say('Panggilan', 'Call')}</label><select id="call" name="call">${options(calls.map((call): Choice => [call, call]))}</select></div>
<div class="field"><label for="failure">${say('Gangguan', 'Fault')}</label><select id="failure" name="failure">${options(failures(say))}</select></div>
<div class="field"><label for="times">${say('Berapa kali', 'How many times')}</label><input id="times" name="times" type="number" min="1" max="1000" value="4" required></div>
<div class="field"><button type="submit">${say('Tambah', 'Add')}</button></div>
<ul class="field--wide planned" id="faults"></ul>
<div class="field" id="several" hidden>${button('remove-all', say('Hapus semua', 'Remove all'))}</div>
</fieldset></form>`;

const ledgerPanel = (say: Say): Html =>
  html`<fieldset id="ledger"><legend>${say('Buku besar', 'Ledger')}</legend>
<p class="status" id="balance"></p>
<div class="field--wide"><table><caption>${say('Tagihan', 'Bills')}</caption><thead><tr><th scope="col">${say('Bulan', 'Month')}</th><th scope="col">${say('Status', 'Status')}</th><th scope="col">${say('Jumlah', 'Amount')}</th></tr></thead><tbody id="bills"></tbody></table>
<details><summary>${say('Transaksi', 'Transactions')} <span id="count"></span></summary>
<table><thead><tr><th scope="col">${say('Waktu', 'Time')}</th><th scope="col">${say('Transaksi', 'Transaction')}</th><th scope="col">${say('Jumlah', 'Amount')}</th></tr></thead><tbody id="transactions"></tbody></table></details></div>
</fieldset>`;

const testPanel = (say: Say): Html =>
  html`<fieldset id="made" disabled><legend>${say('Jadikan pengujian', 'Make this a test')}</legend>
<div class="field">${button('make', say('Tulis pengujian', 'Write the test'))}</div>
<div class="field"><a id="download" hidden>${say('Unduh', 'Download')}</a></div>
<pre class="field--wide" id="file" tabindex="0" role="region" aria-label="${say('Berkas Playwright', 'Playwright file')}" hidden></pre>
</fieldset>`;

/** The texts that the script shows. */
const texts = (say: Say): Readonly<Record<string, string>> => ({
  fork: say('Salin keadaan di sini', 'Fork here'),
  remove: say('Hapus', 'Remove'),
  request: say('Permintaan', 'Request'),
  answer: say('Jawaban', 'Answer'),
  dropped: say('terputus', 'dropped'),
  used: say('terpakai', 'used'),
  available: say('tersedia', 'available'),
  credit: say('lebih bayar', 'credit'),
  silent: say('Sandbox tidak menjawab', 'The sandbox does not answer'),
  copied: say('Salinan dari', 'Copy of'),
  noUser: say('Orang ini tidak ada', 'There is no such user'),
  noPersona: say('Persona ini tidak ada', 'There is no such persona'),
  choose: say(
    'Pilih persona dari daftar, lalu tekan “Buat orang baru”.',
    'Choose a persona from the list, and press “New user”.',
  ),
});

/** Returns the workbench: the client in a frame, and around it what the sandbox knows of its user. */
export const workbenchPage = (lang: PageLanguage): string => {
  const say = sayIn(lang);
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${say('Meja kerja – PayLater sandbox', 'Workbench – PayLater sandbox')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/host/host.css">
<link rel="stylesheet" href="/host/phone.css">
<link rel="stylesheet" href="/host/panels.css">
<link rel="stylesheet" href="/_workbench/workbench.css">
<script type="module" src="/_workbench/main.js"></script>
</head>
<body data-texts="${JSON.stringify(texts(say))}" data-token="${STORED.authToken.key}"><main data-route="/_workbench">
<header><h1>${say('Meja kerja', 'Workbench')}</h1><p>${say('PayLater berjalan di samping panggilannya, jamnya, gangguannya dan buku besarnya. Semua orang di sini rekaan.', 'PayLater runs beside its calls, clock, faults and ledger. All people here are invented.')}</p></header>
<section class="stage" aria-label="${say('Ponsel', 'Phone')}">
<div class="phone"><div class="client" id="client"></div></div>
<div class="where" id="taken" role="alert" hidden><p>${say('Ponsel ini sekarang milik orang lain: semua tab berbagi penyimpanannya.', 'This phone is now another user’s: all tabs share its storage.')}</p>
${button('again', say('Buka orang ini lagi', 'Open this user again'))}</div>
<div class="buttons"><button type="button" id="reload" disabled>${say('Muat ulang', 'Reload')}</button></div>
</section>
<div class="settings">${userPanel(say, lang)}
${clockPanel(say)}
${faultPanel(say)}
${ledgerPanel(say)}
${testPanel(say)}</div>
<section class="calls" aria-labelledby="calls-title">
<div class="calls-head"><h2 id="calls-title">${say('Panggilan', 'Calls')}</h2></div>
<ol class="log" id="calls"></ol>
<p id="log-empty">${say('Belum ada panggilan.', 'No calls yet.')}</p>
</section>
</main></body>
</html>
`.text;
};
