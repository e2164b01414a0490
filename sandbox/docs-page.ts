import { createRequire } from 'node:module';
import { Hono } from 'hono';
import type { Env } from './http/envelope';
import { html, page } from './http/html';
import { caching, ofDocuments } from '../delivery/headers';
import { staticFile } from './http/static-file';

const controls: readonly (readonly [call: string, what: string])[] = [
  ['GET /_sandbox/personas', 'the states a person can be made in'],
  ['POST /_sandbox/users {persona, seed?}', 'a fresh person: {userId, token, loginCode}'],
  ['GET /_sandbox/users/:id', 'everything stored of a person'],
  [
    'POST /_sandbox/users/:id/decide {what, outcome, reapplyTime?}',
    'ends what waits for a decision',
  ],
  ['POST /_sandbox/users/:id/orders {amount, merchant, time?, instalments?, stage?}', 'a purchase'],
  [
    'POST /_sandbox/users/:id/payments {amount, stage?}',
    'money on the virtual account; with a stage, a payment in the host app that is PROCESSING or FAILED',
  ],
  ['POST /_sandbox/users/:id/refunds {orderId, amount?}', 'a purchase given back'],
  ['POST /_sandbox/users/:id/withdrawals {amount?}', 'what was paid too much, paid out'],
  ['GET /_sandbox/users/:id/ledger', 'limit, bills and transactions'],
  [
    'GET /_sandbox/users/:id/test[?path=&route=]',
    'a Playwright file that makes such a person and opens the page',
  ],
  ['POST /_sandbox/users/:id/token', 'another token, as a host app gets one: {token}'],
  ['GET /_sandbox/users/:id/due', 'what is to be paid now: {amount}'],
  [
    'POST /_sandbox/users/:id/challenge {token, pin}',
    'a PIN typed in the host app: {pinVerified, challengeId, remaining?}',
  ],
  [
    'POST /_sandbox/faults {method?, path, status?, code?, message?, retryAfter?, delayMs?, body?, drop?, carriedOut?, times?, userId?}',
    'the next matching calls fail: {faultId}',
  ],
  ['GET /_sandbox/faults[?userId=]', 'the planned faults'],
  ['DELETE /_sandbox/faults[?userId=]', 'no more faults'],
  ['DELETE /_sandbox/faults/:id', 'one fault less'],
  [
    'POST /_sandbox/clock {now or advanceSeconds, stopped?, userId?}',
    'sets the test clock, which runs on unless stopped',
  ],
  ['GET /_sandbox/clock[?userId=]', 'the test clock'],
  ['GET /_sandbox/journal[?userId=&path=&token=&after=]', 'the requests received'],
  [
    'POST /_sandbox/fork {userId, at?}',
    'a copy of a person, as they were after the request of the journal with the id `at`, or as they are now: {userId, token, loginCode}',
  ],
  ['POST /_sandbox/reset {seed?}', 'empties everything; seed null: without a seed again'],
];

/** Returns the page of the OpenAPI viewer, in which every call can be tried as a new user of any persona. */
const docsPage = (): string =>
  page(
    'PayLater sandbox API',
    'en',
    '/api/docs',
    html`<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<h1>PayLater sandbox API</h1>
<p>Made from the table of calls: <a href="/api/openapi.json">OpenAPI 3.1</a>, served under <code>/api</code>.</p>
<details><summary>Control</summary>
<table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>
<tbody>${controls.map(([name, what]) => html`<tr><td><code>${name}</code></td><td>${what}</td></tr>`)}</tbody></table>
</details>
<form id="person">
<p><label>Persona <select name="persona"></select></label>
<button type="submit">Call as a new person</button> <output></output></p>
</form>
<div id="viewer"></div>
<p>Areas: <code>idn-area-data</code>, under the <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>.</p>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/viewer.js"></script>`,
  );

/** Returns headers without trusted types, which the viewer does not use: it cleans the HTML of descriptions itself. */
const viewerHeaders = (): Readonly<Record<string, string>> => {
  const headers = ofDocuments();
  const policy = headers['Content-Security-Policy'] ?? '';
  const rows = policy.split('; ').filter((row) => !/^(?:require-)?trusted-types/.test(row));
  return { ...headers, 'Content-Security-Policy': rows.join('; ') };
};

const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** Serves the page with its files, which come from the package `swagger-ui-dist`. */
export const docs = (): Hono<Env> => {
  const app = new Hono<Env>();
  const { resolve } = createRequire(import.meta.url);
  app.get('/', (c) => c.html(docsPage(), 200, viewerHeaders()));
  for (const file of viewerFiles)
    app.get(`/${file}`, (c) => staticFile(c, resolve(`swagger-ui-dist/${file}`), caching.checked));
  return app;
};
