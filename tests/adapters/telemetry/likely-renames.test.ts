import { expect, test, vi } from 'vitest';
import { driftConsole, eachRename } from '../../../adapters/telemetry/likely-renames';
import { readFileSync } from 'node:fs';
import { exampleOf } from '../../../contract/document/example';
import { meaningsOf } from '../../../contract/document/open-api';
import { treeOf } from '../../../contract/document/tree';
import { wireKey } from '../../../contract/document/json-schema';
import { snakeKey } from '../../../domain/wire/case';
import { type CallName, CALLS } from '../../../domain/calls';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import type { Report } from '../../../domain/ports/error-reporter';
import type { Call, InputOf } from '../../../domain/wire/call';
import { inputOf } from '../../../contract/check/inputs';
import { aClient, data } from '../support/http-client';

/** A rename of each call, and the path of the field. */
const planted: readonly (readonly [CallName, from: string, to: string, field: string])[] = [
  ['billList', 'total_due', 'total_amount_due', 'totalDue'],
  ['billList', 'due_time', 'due_date', 'currentDues.*.dueTime'],
  ['virtualAccount', 'account_number', 'va_number', 'accountNumber'],
  ['facilityAgreement', 'agreement_url', 'agreement_link', 'agreementUrl'],
  ['applicationStatus', 'application_status', 'app_status', 'applicationStatus'],
  ['partners', 'logo_url', 'logo_link', 'merchants.*.logoUrl'],
  ['registeredKtp', 'masked_nik', 'nik_masked', 'maskedNik'],
  ['userInfo', 'gojek_customer_id', 'customer_id', 'gojekCustomerId'],
  ['transactionHistory', 'transaction_time', 'transaction_date', 'transactions.*.transactionTime'],
  ['restructureSummary', 'fee', 'fee_amount', 'fee'],
];

/** Makes a call twice, with an answer in which a name is another one; returns what is sent and shown. */
const heard = async (call: CallName, from: string, to: string) => {
  const row: Call = CALLS[call];
  const example = exampleOf(treeOf(row.answer), meaningsOf(call, 'answer'), wireKey);
  const text = JSON.stringify(example).replace(`"${from}":`, `"${to}":`);
  const { http, reporter } = aClient([data(JSON.parse(text)), data(JSON.parse(text))]);
  const made = inputOf(call, row, () => undefined);
  const input = ('input' in made ? made.input : { query: { tenor: 6 } }) as InputOf<Call>;
  await http.call(row, input);
  await http.call(row, input);
  const sent: Report[] = [];
  const shown = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sink = eachRename([({ report }) => sent.push(report), driftConsole()]);
  for (const report of reporter.reports) sink({ report, route: 'home', thrown: undefined });
  return {
    renames: sent.filter(({ perhaps }) => perhaps !== undefined),
    lines: shown.mock.calls.map(([line]) => String(line)),
    values: Object.values(example as object).filter((it) => typeof it === 'string'),
  };
};

const page = readFileSync('docs/contract/README.md', 'utf8');

test.each(planted)(
  '%s: %s as %s is reported once, by names only',
  async (call, from, to, field) => {
    const { renames, lines, values } = await heard(call, from, to);
    const { method, path } = CALLS[call];
    const where = `${method} ${path}`;
    const perhaps = to.replace(/_(\w)/g, (_, sign: string) => sign.toUpperCase());
    expect(renames).toEqual([
      { kind: 'drift', message: 'answer spelled otherwise', where, field, perhaps },
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      `${where}: no ${snakeKey(field)}, perhaps it is ${snakeKey(perhaps)}.`,
    );
    const [, anchor = ''] = /docs\/contract\/README\.md#(\S+)$/.exec(lines[0] ?? '') ?? [];
    expect(page).toContain(`](#${anchor})`);
    const said = JSON.stringify([renames, lines]);
    expect(values.filter((it) => said.includes(String(it)))).toEqual([]);
  },
);

test('a field that is only new is not reported', async () => {
  const { renames } = await heard('billList', 'title', 'colour_of_the_sky');
  expect(renames).toEqual([]);
});

/** Makes two reads whose answers are these texts, and returns the lines of the console. */
const linesFor = async (texts: readonly string[]) => {
  const shown = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sink = driftConsole();
  const handler = new GlobalErrorHandler(
    {} as never,
    {} as never,
    { capture: (report: Report) => sink({ report, route: 'home', thrown: undefined }) },
    {} as never,
    { now: () => 0 },
  );
  for (const text of texts) {
    const { http } = aClient([new Response(text), new Response(text)]);
    for (const _ of [1, 2]) {
      const answer = await http.call(CALLS.partners, {});
      if (!answer.ok) await handler.failed(answer.error, CALLS.partners, undefined);
    }
  }
  const lines = shown.mock.calls.map(([line]) => String(line));
  shown.mockRestore();
  return lines;
};

test('an answer that cannot be read is one line with its call, its kind and no value', async () => {
  const see = 'See docs/contract/README.md#get-v1partners';
  expect(await linesFor(['<!doctype html><p>secret</p>', '{"data":{"shops":"secret"}}'])).toEqual([
    `GET /v1/partners: contract, the answer is not readable JSON. ${see}`,
    `GET /v1/partners: contract, the answer has no readable merchants. ${see}`,
  ]);
});
