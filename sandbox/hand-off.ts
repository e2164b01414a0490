import { Hono } from 'hono';
import type { Env } from './http/envelope';
import { html, page } from './http/html';
import { ofDocuments } from '../delivery/headers';

const handOffPage = (query: string): string =>
  page(
    'Di luar PayLater – PayLater sandbox',
    'id',
    '/hand-off',
    html`<h1>Di luar PayLater</h1>
<p>Halaman ini menggantikan tempat orang pay-later-plus melanjutkan pengajuannya di luar aplikasi.</p>
<h2>Keterangan yang dibawa</h2>
<p>${query === '' ? 'Tidak ada.' : html`<code>${query}</code>`}</p>
<p><a href="/" data-action="primary">Kembali ke PayLater</a></p>`,
  );

/** Serves the page to which the sandbox sends pay-later-plus users (spec §4). It shows the received parameters. */
export const handOff = (): Hono<Env> =>
  new Hono<Env>().get('/hand-off', (c) =>
    c.html(handOffPage(new URL(c.req.url).search.slice(1)), 200, ofDocuments()),
  );
