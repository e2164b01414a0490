import { personas } from '../lender/personas/personas';
import { type Host, hosts } from '../../domain/host/host';
import type { NativeBridge } from '../../domain/ports/native-bridge';
import { html, type Html } from '../http/html';

type Choice = readonly [value: string, label: string];

const hostNames: Readonly<Partial<Record<Host, string>>> = {
  gojek: 'Gojek',
  gopay: 'GoPay',
  'partner-sdk': 'SDK mitra',
  web: 'Browser (tanpa jembatan)',
};
const hostChoices = hosts.map((host): Choice => [host, hostNames[host] ?? host]);

const readiness: readonly Choice[] = [
  ['now', 'langsung'],
  ['late', 'terlambat'],
  ['never', 'tidak pernah'],
];

/** The calls of the bridge. The address has a parameter `fault.…` for each. */
const faultyCalls = Object.keys({
  appInfo: true,
  token: true,
  loginWithAuth: true,
  close: true,
  launchOneKyc: true,
  oneKycStatus: true,
  challenge: true,
  userDetails: true,
} satisfies Record<Exclude<keyof NativeBridge, 'ready$'>, true>);

/** The faults that a call can have. */
const faults: readonly Choice[] = [
  ['ok', 'benar'],
  ['silent', 'diam'],
  ['late', 'terlambat'],
  ['throws', 'melempar galat'],
  ['garbage', 'sampah'],
  ['string', 'sebagai teks'],
  ['twice', 'dua kali'],
  ['upgrade', 'versi terlalu tua'],
  ['denied', 'tidak diizinkan'],
  ['cancelled', 'dibatalkan'],
];

const options = (choices: readonly Choice[]): readonly Html[] =>
  choices.map(([value, label]) => html`<option value="${value}">${label}</option>`);

const select = (name: string, label: string, choices: readonly Choice[]): Html =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options(choices)}</select></div>`;

/** Returns a choice whose value `late` shows a field for the delay. */
const timed = (name: string, label: Html | string, choices: readonly Choice[]): Html =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options(choices)}</select>
<span class="delay" data-delay="${name}" hidden><input type="number" min="0" max="600000" step="100" value="1500" aria-label="${name}: milidetik"> ms</span></div>`;

const text = (name: string, label: string, more: Html): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" autocomplete="off" spellcheck="false" autocapitalize="none" ${more}></div>`;

const statuses = [...new Set(personas.map((it) => it.applicationStatus))];

const persona = html`<div class="field field--wide"><label for="persona">Orang baru dengan keadaan</label><select id="persona" name="persona">${statuses.map(
  (status) =>
    html`<optgroup label="${status}">${options(
      personas
        .filter((it) => it.applicationStatus === status)
        .map(({ id, texts }) => [id, `${texts.id[0]} (${id})`]),
    )}</optgroup>`,
)}</select></div>`;

const phone = html`<section class="stage" aria-label="Ponsel">
<div class="phone" id="phone">
<div class="client" id="client"></div>
<div class="home" id="home" hidden><p class="home-name" id="home-name"></p><p>PayLater sudah ditutup.</p><button type="button" id="open-again">Buka lagi</button></div>
<div class="over" id="over" hidden></div>
<div class="keyboard" id="keys" aria-hidden="true" hidden></div>
</div>
<div class="buttons" role="group" aria-label="Tombol ponsel">
<button type="button" id="back">Kembali</button>
<button type="button" id="reload">Muat ulang</button>
<button type="button" id="fresh">Mulai bersih</button>
</div>
<p class="where"><span>Alamat di dalam:</span> <code id="where">–</code></p>
</section>`;

const settings = html`<form class="settings" id="settings" action="/host" method="get">
<fieldset><legend>Orang</legend>
${persona}
${text('user', 'Nomor orang (userId)', html`placeholder="dibuatkan"`)}
<div class="field"><button type="button" id="new-person">Buat orang baru</button></div>
<p class="status"><span id="status" role="status"></span> <a id="stored" href="/_sandbox/personas" target="_blank" rel="noopener">Tersimpan</a> <a id="journal" href="/_sandbox/journal" target="_blank" rel="noopener">Jurnal</a></p>
</fieldset>
<fieldset><legend>Host</legend>
${select('host', 'Aplikasi', hostChoices)}
${text('version', 'Versi', html`inputmode="decimal"`)}
${select('theme', 'Tema', [
  ['light', 'terang'],
  ['dark', 'gelap'],
])}
${select('locale', 'Bahasa', [
  ['id', 'Indonesia'],
  ['en', 'English'],
])}
${select('insets', 'Tepi layar', [
  ['none', 'lurus'],
  ['notch', 'berponi'],
])}
${select('keyboard', 'Papan ketik', [
  ['down', 'tersembunyi'],
  ['up', 'tampak'],
])}
${timed('ready', 'Jembatan siap', readiness)}
</fieldset>
<fieldset><legend>Mulai di</legend>
${text('path', 'Alamat', html`value="/" inputmode="url"`)}
<div class="field"><button type="submit">Buka</button></div>
</fieldset>
<fieldset class="faults"><legend>Gangguan per panggilan</legend>
${faultyCalls.map((call) => timed(`fault.${call}`, html`<code>${call}</code>`, faults))}
<div class="field"><button type="button" id="no-faults">Semua benar</button></div>
</fieldset>
<p class="address"><a id="address" href="/host">Tautan ke keadaan ini</a> <button type="button" id="copy">Salin</button></p>
<details><summary>Tautan tiap keadaan orang, dengan setelan ini</summary>
<ul id="links">${personas.map(({ id, texts }) => html`<li><a href="/host?persona=${id}" data-persona="${id}">${texts.id[0]}</a> <code>${id}</code></li>`)}</ul>
</details>
</form>`;

const calls = html`<section class="calls" aria-labelledby="calls-title">
<div class="calls-head"><h2 id="calls-title">Panggilan jembatan</h2><button type="button" id="clear">Bersihkan</button></div>
<div class="log" role="log" aria-labelledby="calls-title" tabindex="0"><ol id="log"></ol></div>
<p id="log-empty">Belum ada panggilan. Di sini terbaca apa yang ditanyakan PayLater kepada host, dan jawabannya.</p>
</section>`;

/** Returns the simulator's page. Every setting is a field of one form, named by its parameter in the address. */
export const hostPage = (): string =>
  html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Simulator host – PayLater sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/host/host.css">
<link rel="stylesheet" href="/host/phone.css">
<link rel="stylesheet" href="/host/panels.css">
<script type="module" src="/host/main.js"></script>
</head>
<body><main data-route="/host">
<header><h1>Simulator host</h1><p>PayLater di dalam aplikasi lain: pilih aplikasinya, orangnya, dan apa yang terganggu. Semua orang di sini rekaan.</p></header>
${phone}
${settings}
${calls}
</main></body>
</html>
`.text;
