import { personas } from '../lender/personas/personas';
import { html } from '../http/html';
import { type Say, sayIn } from '../http/page-language';
import { type ShopSite, shopFrame } from './frame';
import { elementIn, ignoredSettings, personaIn } from './ignored-settings';
import {
  attributeFields,
  elements,
  hostFields,
  lookFields,
  optionsOf,
  select,
} from './playground-fields';

type Values = Readonly<Record<string, string>>;

const statuses = [...new Set(personas.map((it) => it.applicationStatus))];

const personaField = (values: Values, say: Say) =>
  html`<div class="field field--wide"><label for="persona">${say('Orang', 'Person')}</label><select id="persona" name="persona">${statuses.map(
    (status) =>
      html`<optgroup label="${status}">${optionsOf(
        personas
          .filter((it) => it.applicationStatus === status)
          .map(({ id, texts }) => [id, `${say(texts.id[0], texts.en[0])} (${id})`] as const),
        personaIn(values),
      )}</optgroup>`,
  )}</select></div>`;

const settings = (
  values: Values,
  say: Say,
) => html`<form class="settings" id="settings" autocomplete="off">
<fieldset><legend>${say('Elemen', 'Element')}</legend>
<div class="field field--wide"><label for="element">${say('Nama', 'Name')}</label><select id="element" name="element">${optionsOf(
  Object.entries(elements).map(
    ([tag, { title, english }]) => [tag, `${say(title, english)} <${tag}>`] as const,
  ),
  elementIn(values),
)}</select></div></fieldset>
<fieldset><legend>${say('Atribut', 'Attributes')}</legend>
${attributeFields(values)}</fieldset>
<fieldset><legend>${say('Tampilan', 'Looks')} (<code>--paylater-</code>)</legend>
<p class="note field--wide">${say(
  'Warna berlaku di tema terang dan gelap. Jadi kalau mengatur',
  'A colour applies in the light and the dark theme. So with',
)} <code>accent</code>${say(', atur juga', ', also set')} <code>surface</code>${say(
  ', tempat warna itu dibaca.',
  ', which it is read on.',
)}</p>
${lookFields(values)}</fieldset>
<fieldset><legend>${say('Halaman di sekitarnya', 'The page around it')}</legend>
${hostFields(say).map(({ name, label, choices }) => select(name, label, choices, values))}</fieldset>
<fieldset><legend>${say('Pembeli', 'Buyer')}</legend>
${personaField(values, say)}
<p class="note field--wide">${say(
  'Orang lain dibuatkan baru, dan halaman dimuat ulang dengan setelan yang sama.',
  'Another person is created anew, and the page is loaded again with the same settings.',
)}</p></fieldset>
<p><a id="address" href="/shop/playground">${say('Tautan ke setelan ini', 'Link to these settings')}</a></p>
</form>`;

const stage = (say: Say) => html`<section class="stage" aria-labelledby="stage-title">
<div class="head"><h2 id="stage-title">${say('Hasil', 'Result')}</h2><p class="state"><code>data-state</code> <output id="state">–</output></p></div>
<div class="host" id="around"><div class="place" id="place"></div></div>
<div class="buttons"><button type="button" id="refresh"><code>refresh()</code></button>
<button type="button" id="again">${say('Pasang ulang', 'Put in anew')}</button>
<label class="check"><input type="checkbox" id="prevent" checked> ${say('Tahan', 'Prevent')} <code>paylater-open</code></label></div>
</section>
<section class="events" aria-labelledby="events-title">
<div class="head"><h2 id="events-title">${say('Peristiwa', 'Events')}</h2><button type="button" id="clear">${say('Bersihkan', 'Clear')}</button></div>
<div class="log" role="log" aria-labelledby="events-title" tabindex="0"><ol id="log"></ol>
<p id="log-empty" class="note">${say('Belum ada peristiwa.', 'No events yet.')}</p></div>
</section>`;

const code = (id: string, title: string, copy: string) =>
  html`<div class="head"><h3 id="${id}-title">${title}</h3><button type="button" data-copy="${id}" aria-label="${copy} ${title}">${copy}</button></div>
<pre tabindex="0" role="region" aria-labelledby="${id}-title"><code id="${id}"></code></pre>\n`;

const snippets = (say: Say) => {
  const copy = say('Salin', 'Copy');
  return html`<section class="snippets" aria-labelledby="snippets-title">
<h2 id="snippets-title">${say('Kode', 'Code')}</h2>
<div class="pick" role="group" aria-labelledby="snippets-title">
<button type="button" data-kind="html" aria-pressed="true">HTML</button>
<button type="button" data-kind="react" aria-pressed="false">React</button>
<button type="button" data-kind="vue" aria-pressed="false">Vue</button></div>
${code('page-code', say('Halaman', 'Page'), copy)}${code('token-code', 'paylater-token.js', copy)}
<div id="style" hidden>${code('style-code', 'CSS', copy)}</div>
<p id="copied" class="note" role="status" data-said="${say('Kode disalin.', 'Code copied.')}"></p>
<p class="note">${say(
    'Token diambil dari servermu sendiri, untuk orang yang sedang masuk di situ. Token tidak pernah menjadi atribut.',
    'The token comes from your own server, for the person who is signed in there. It is never an attribute.',
  )}</p>
</section>`;
};

/** Returns the page with one element and all of its settings. They are in the address, so a link is a test case. */
export const playgroundPage = (site: ShopSite, values: Values): string => {
  const lang = values['lang'] === 'en' ? 'en' : 'id';
  const say = sayIn(lang);
  return shopFrame(site, {
    lang,
    title: say('Playground elemen – Teras Rumah', 'Playground of the elements – Teras Rumah'),
    route: '/shop/playground',
    styles: ['site', 'playground', 'code'],
    scripts: ['playground'],
    body: html`<div class="intro"><h1>${say('Playground elemen PayLater', 'Playground of the PayLater elements')}</h1>
<p>${say(
      'Ubah atribut, orang dan halaman di sekitarnya; kodenya ikut berubah.',
      'Change the attributes, the person and the page around the element; the code follows.',
    )}</p></div>
${ignoredSettings(values, say)}
<div class="bench">${settings(values, say)}
<div class="bench-middle">${stage(say)}</div>
${snippets(say)}</div>`,
  });
};
