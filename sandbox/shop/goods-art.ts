import { html, type Html } from '../http/html';

/** Returns a drawing of 120 by 120 in three tones of the shop's style sheet. The name next to it describes it. */
const art = (shapes: Html): Html =>
  html`<svg class="art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">${shapes}</svg>`;

export const riceCookerArt = art(html`<ellipse class="shade" cx="60" cy="103" rx="40" ry="5"/>
<path class="soft" d="M24 54h72v26a22 22 0 0 1-22 22H46a22 22 0 0 1-22-22z"/>
<path class="main" d="M24 54a36 27 0 0 1 72 0z"/>
<path class="line" d="M20 54h80M50 27q10-9 20 0M16 62h8M96 62h8"/>
<circle class="main" cx="60" cy="78" r="9"/><path class="line" d="M60 78v-5"/>`);

export const fanArt = art(html`<ellipse class="shade" cx="60" cy="109" rx="30" ry="4"/>
<path class="line" d="M60 84v20"/><path class="soft" d="M38 104a22 7 0 0 1 44 0z"/>
<circle class="soft" cx="60" cy="48" r="38"/>
<path class="main" d="M60 48q-9-28 8-30 13 12-8 30zM60 48q28 7 22 23-18 5-22-23zM60 48q-20 21-31 7 5-17 31-7z"/>
<circle class="line" cx="60" cy="48" r="38"/><circle class="soft" cx="60" cy="48" r="6"/><circle class="line" cx="60" cy="48" r="6"/>`);

export const lampArt = art(html`<ellipse class="shade" cx="52" cy="106" rx="34" ry="5"/>
<path class="glow" d="m66 50 46 38-60 8z"/>
<path class="line" d="M50 102 34 66l30-30"/>
<path class="main" d="m58 22 32 22-26 12-14-16z"/><path class="soft" d="M32 104a20 8 0 0 1 40 0z"/>
<circle class="soft" cx="34" cy="66" r="5"/><circle class="line" cx="34" cy="66" r="5"/>`);

export const chairArt = art(html`<ellipse class="shade" cx="60" cy="109" rx="36" ry="4"/>
<path class="soft" d="M32 66V38a28 24 0 0 1 56 0v28z"/>
<path class="line" d="M32 66V38a28 24 0 0 1 56 0v28M44 66V24M60 66V15M76 66V24M33 44h54"/>
<path class="main" d="M24 64h72q5 0 4 6l-1 6q-1 5-6 5H27q-5 0-6-5l-1-6q-1-6 4-6z"/>
<path class="line" d="m32 82-6 25M88 82l6 25M50 82l-2 18M70 82l2 18"/>`);

export const potArt = art(html`<ellipse class="shade" cx="60" cy="104" rx="40" ry="5"/>
<path class="main" d="M26 56h68v36a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z"/>
<path class="soft" d="M22 56q4-20 38-20t38 20z"/>
<path class="line" d="M20 56h80M26 68H14v10h12M94 68h12v10H94"/><circle class="main" cx="60" cy="31" r="6"/>
<path class="line" d="M44 16q-4-5 0-10M76 16q-4-5 0-10"/>`);

export const shelfArt = art(html`<ellipse class="shade" cx="60" cy="110" rx="40" ry="4"/>
<path class="soft" d="M24 10h72v96H24z"/>
<path class="main" d="M32 22h8v20h-8zM43 17h7v25h-7zM70 54h8v20h-8zM58 86h26v10H58z"/>
<path class="shade" d="M54 25h9v17h-9zM60 58h7v16h-7zM82 61l6-2 5 14-6 2z"/>
<path class="line" d="M24 10h72v98M24 10v98M24 42h72M24 74h72M24 100h72"/>`);
