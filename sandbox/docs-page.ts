import { CALLS } from '../domain/calls';
import type { Call } from '../domain/kernel/call';
import { html, page, type Html } from './html';
import type { openApi } from './openapi';

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2);

const controls: readonly (readonly [call: string, what: string])[] = [
  ['GET /_sandbox/personas', 'the states a person can be made in'],
  ['POST /_sandbox/users {persona}', 'a fresh person: {userId, token, loginCode}'],
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
  ['DELETE /_sandbox/faults[?userId=]', 'no more faults'],
  [
    'POST /_sandbox/clock {now or advanceSeconds, stopped?, userId?}',
    'sets the test clock, which runs on unless stopped',
  ],
  ['GET /_sandbox/clock[?userId=]', 'the test clock'],
  ['GET /_sandbox/journal[?userId=&path=]', 'the requests received'],
  ['POST /_sandbox/reset', 'empties everything'],
];

const call = ([name, row]: [string, Call], document: ReturnType<typeof openApi>): Html =>
  html`<section><h3 id="${name}">${row.method} ${row.path}</h3>
<p>${name}${row.once ? ' · never repeated by itself' : ''}${row.refusals.length > 0 ? ` · refusals: ${row.refusals.join(', ')}` : ''}</p>
<details><summary>Request and answer</summary><pre>${pretty(document.paths[row.path]?.[row.method.toLowerCase()])}</pre></details></section>`;

/** The OpenAPI document as a page, without scripts or external assets. */
export const docsPage = (document: ReturnType<typeof openApi>): string =>
  page(
    'PayLater sandbox API',
    'en',
    '/api/docs',
    html`<h1>PayLater sandbox API</h1>
<p>Made from the table of calls. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>, served under <code>/api</code>.</p>
<h2>Control</h2>
<table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>
<tbody>${controls.map(([name, what]) => html`<tr><td><code>${name}</code></td><td>${what}</td></tr>`)}</tbody></table>
<h2>Calls</h2>
${(Object.entries(CALLS) as [string, Call][]).map((entry) => call(entry, document))}
<p>Areas: <code>idn-area-data</code>, under the <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>.</p>`,
  );
