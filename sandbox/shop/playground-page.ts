import { personas } from '../lender/personas';
import { html } from '../html';
import { shopFrame, type Place } from './frame';
import {
  attributeFields,
  elements,
  hostThemes,
  lookFields,
  optionsOf,
  select,
  widths,
} from './playground-fields';

type Values = Readonly<Record<string, string>>;

const statuses = [...new Set(personas.map((it) => it.applicationStatus))];

const personaField = ({ persona = 'active' }: Values) =>
  html`<div class="field field--wide"><label for="persona">Orang</label><select id="persona" name="persona">${statuses.map(
    (status) =>
      html`<optgroup label="${status}">${optionsOf(
        personas
          .filter((it) => it.applicationStatus === status)
          .map(({ id, title }) => [id, `${title} (${id})`] as const),
        persona,
      )}</optgroup>`,
  )}</select></div>`;

const settings = (values: Values) => html`<form class="settings" id="settings" autocomplete="off">
<fieldset><legend>Elemen</legend>
<div class="field field--wide"><label for="element">Nama</label><select id="element" name="element">${optionsOf(
  Object.entries(elements).map(([tag, { title }]) => [tag, `${title} <${tag}>`] as const),
  values['element'],
)}</select></div></fieldset>
<fieldset><legend>Atribut</legend>
${attributeFields(values)}</fieldset>
<fieldset><legend>Tampilan (<code>--paylater-</code>)</legend>
${lookFields(values)}</fieldset>
<fieldset><legend>Halaman di sekitarnya</legend>
${select('host', 'Tema halaman', hostThemes, values)}${select('width', 'Lebar tempat', widths, values)}</fieldset>
<fieldset><legend>Pembeli</legend>
${personaField(values)}
<p class="note field--wide">Orang lain dibuatkan baru, dan halaman dimuat ulang dengan setelan yang sama.</p></fieldset>
<p><a id="address" href="/shop/playground">Tautan ke setelan ini</a></p>
</form>`;

const stage = html`<section class="stage" aria-labelledby="stage-title">
<div class="head"><h2 id="stage-title">Hasil</h2><p class="state"><code>data-state</code> <output id="state">–</output></p></div>
<div class="host" id="around"><div class="place" id="place"></div></div>
<div class="buttons"><button type="button" id="refresh"><code>refresh()</code></button>
<button type="button" id="again">Pasang ulang</button>
<label class="check"><input type="checkbox" id="prevent" checked> Tahan <code>paylater-open</code></label></div>
</section>
<section class="events" aria-labelledby="events-title">
<div class="head"><h2 id="events-title">Peristiwa</h2><button type="button" id="clear">Bersihkan</button></div>
<div class="log" role="log" aria-labelledby="events-title" tabindex="0"><ol id="log"></ol>
<p id="log-empty" class="note">Belum ada peristiwa.</p></div>
</section>`;

const code = (id: string, title: string) =>
  html`<div class="head"><h3 id="${id}-title">${title}</h3><button type="button" data-copy="${id}" aria-label="Salin ${title}">Salin</button></div>
<pre tabindex="0" role="region" aria-labelledby="${id}-title"><code id="${id}"></code></pre>\n`;

const snippets = html`<section class="snippets" aria-labelledby="snippets-title">
<h2 id="snippets-title">Kode</h2>
<div class="pick" role="group" aria-labelledby="snippets-title">
<button type="button" data-kind="html" aria-pressed="true">HTML</button>
<button type="button" data-kind="react" aria-pressed="false">React</button>
<button type="button" data-kind="vue" aria-pressed="false">Vue</button></div>
${code('page-code', 'Halaman')}${code('token-code', 'paylater-token.js')}
<div id="style" hidden>${code('style-code', 'CSS')}</div>
<p id="copied" class="note" role="status"></p>
<p class="note">Token diambil dari servermu sendiri, untuk orang yang sedang masuk di situ. Token tidak pernah menjadi atribut.</p>
</section>`;

/** One element with all of its settings. They are in the address, so a link is a test case. */
export const playgroundPage = (place: Place, values: Values): string =>
  shopFrame(place, {
    title: 'Playground elemen – Teras Rumah',
    route: '/shop/playground',
    styles: ['site', 'playground', 'code'],
    scripts: ['playground'],
    body: html`<div class="intro"><h1>Playground elemen PayLater</h1>
<p>Ubah atribut, orang dan halaman di sekitarnya; kodenya ikut berubah.</p></div>
<div class="bench">${settings(values)}
<div class="bench-middle">${stage}</div>
${snippets}</div>`,
  });
