import { beforeAll, expect, test } from 'vitest';
import { checkBackend } from '../../contract/check-backend';
import * as modest from './modest';

interface Printed {
  readonly screens: readonly { readonly screen: string; readonly why: string }[];
  readonly calls: readonly {
    readonly call: string;
    readonly outcome: string;
    readonly why?: string;
    readonly fields: readonly {
      readonly field: string;
      readonly state: string;
      readonly perhaps?: string;
    }[];
  }[];
}

let text = '';
let json: Printed;
let written = '';

beforeAll(async () => {
  const { url, token, stop } = await modest.start();
  const run = async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    await checkBackend([url, '--token', token, ...args], (it) => printed.push(it));
    return printed.join('\n');
  };
  text = await run();
  json = JSON.parse(await run('--json')) as Printed;
  written = await run('--write');
  await stop();
});

const whyOf = (screen: string): string =>
  json.screens.find((it) => it.screen === screen)?.why ?? '';
const callOf = (call: string) => json.calls.find((it) => it.call === call);

test('the receipt is asked with the reference of a row, and needs no second amount in rupiah', () => {
  expect(callOf('GET /v1/transaction-receipt')).toMatchObject({ outcome: 'read' });
  expect(text).not.toContain('to rupiah_amount?');
});

test('a plan with other names lacks figures, and contradicts none', () => {
  const why = whyOf('/bill-restructure');
  for (const figure of ['total', 'principal', 'fee', 'discount'])
    expect(why).toContain(`rename ${figure}_amount to ${figure}?`);
  expect(text).not.toContain('contradict');
});

test('a field that is a level higher is guessed, on home and on the page of the limit', () => {
  const guess = 'move profile.total_limit to profile.limit.total?';
  expect(whyOf('/home')).toContain(guess);
  expect(whyOf('/home/limit-details')).toContain(guess);
});

test('a name that is a guess is not said to be unread too', () => {
  expect(whyOf('/home/popular-partners')).toContain(
    'rename merchants[].logo to merchants[].logo_url?',
  );
  const sentences = json.screens.flatMap(({ why }) => why.split('; '));
  const named = (pattern: RegExp): readonly string[] =>
    sentences.flatMap((it) => {
      const [, call = '', names = ''] = pattern.exec(it) ?? [];
      return names
        .split(', ')
        .filter(Boolean)
        .map((name) => `${call} ${name}`);
    });
  const unread = named(/^(.*): .*which the client does not read: (.*)\?\)$/);
  expect(unread.length).toBeGreaterThan(0);
  expect(named(/^(.*): rename (?:.*\.)?(\S+) to .*$/).filter((it) => unread.includes(it))).toEqual(
    [],
  );
});

test('an empty text is reported as empty, not as unreadable', () => {
  expect(text).toContain('GET /v1/kyc  optional: empty: personal_info.email; work_info.occupation');
  expect(text).not.toMatch(/name2 cannot be read/);
});

test('a masked number is not guessed to be the plain one', () => {
  expect(whyOf('/kyc/otp')).not.toContain('rename mobile_number');
});

test('a switch without a text and a module without a card are named, and the sentences are plain', () => {
  expect(whyOf('/home/settings')).toContain('no switch for AUTO_DEBIT');
  expect(whyOf('/home')).toContain('does not know BILL, BILL_RESTRUCTURE;');
  expect(text).toContain('    - the answer is an object, and must be a list');
  expect(text).toContain('transactions  transactions is read, although');
  expect(text).not.toMatch(/nothing to do: .*restructure\/transactions/);
  expect(text).toContain('rekyc/status  nothing for this user: the answer is empty');
  expect(written).toMatch(/gotopin\/verify  not checked: .*\(400 PIN_INVALID\)/);
});

test('the JSON has each field of a call, and the same facts as the text', () => {
  const fields = callOf('GET /v1/user/info')?.fields;
  expect(fields).toContainEqual({ field: 'name', state: 'there' });
  expect(fields).toContainEqual({
    field: 'tracking_id',
    state: 'missing',
    without: 'Events carry none.',
  });
  expect(fields).toContainEqual({ field: 'email', state: 'extra' });
  expect(callOf('GET /v1/kyc/area/ktp/{id}')?.fields).toEqual([]);
  expect(fields).toContainEqual({
    field: 'gojek_customer_id',
    state: 'renamed',
    perhaps: 'customer_id',
  });
  for (const { field, perhaps = field } of json.calls.flatMap((it) =>
    it.fields.filter(({ state }) => !['there', 'absent', 'extra'].includes(state)),
  ))
    expect(text).toContain(perhaps);
});

/** Returns the entries of the list of what to fix: each begins with its number and its call. */
const entries = (): readonly string[] =>
  [...text.matchAll(/^ *\d+\. (.*(?:\n {4}- .*)*)/gm)].map(([, entry = '']) => entry);

test('the report begins with what to fix, each call once, what makes screens useless first', () => {
  expect(text).toMatch(/^Fix before you go live:\n 1\. /);
  const calls = entries().map((it) => it.split(' (')[0]);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.slice(0, 2)).toEqual(['GET /v1/loan-restructure/summary', 'GET /v2/homepage']);
  const states = entries().map((it) => /\((\w+): /.exec(it)?.[1]);
  expect(states.indexOf('partly')).toBe(2);
  expect(states.lastIndexOf('useless')).toBe(1);
  expect(text.indexOf('Then, since a part')).toBeLessThan(
    text.indexOf('GET /v1/bill-list (partly'),
  );
});

test('a row of the table refers to the list, and each state is explained', () => {
  const at = entries().findIndex((it) => it.startsWith('GET /v1/partners')) + 1;
  expect(text).toMatch(new RegExp(`^/home/popular-partners +partly +see ${at}$`, 'm'));
  for (const state of ['stands', 'partly', 'useless', 'wrong'])
    expect(text).toMatch(new RegExp(`^${state} {2,}\\w+`, 'm'));
});

test('a screen stands only so far while one of its calls is not checked', () => {
  for (const it of [text, written])
    expect(it).toMatch(
      /^\/credit-reassessment\/on-demand +partly +see \d+; .*POST \/v1\/gotopin\/verify/m,
    );
  expect(text).toMatch(
    /^\/transactions\/agreement +stands so far {2}not asked: POST \/v1\/esign\/sign-contract$/m,
  );
  expect(text).toMatch(
    /^\/bill-restructure\/agreement +useless .*loan-restructure\/submission, POST/m,
  );
  expect(text).toMatch(/^screens: \d+ stands \(\d+ so far\)/m);
});

test('the upcoming bills are checked too', () => {
  expect(whyOf('/home')).toContain(
    'rename upcoming_dues[].total_amount to upcoming_dues[].amount?',
  );
  expect(whyOf('/home')).toContain('rename upcoming_dues[].due_date to upcoming_dues[].due_time?');
});

test('areas that the client cannot read are a loss, and are named without their fields', () => {
  expect(written).toMatch(/^ *\d+\. POST \/v1\/kyc\/area\/ktp \(partly: \/kyc, \/combined\)/m);
  const [line = ''] = /^ *\d+\. POST \/v1\/kyc\/area\/ktp .*(?:\n {4}- .*)*/m.exec(written) ?? [];
  expect(line).toContain('province');
  expect(line).not.toContain('province.');
  expect(written).not.toMatch(/^POST \/v1\/kyc\/area\/ktp  .*missing/m);
});

test('null and fields that no screen shows are no losses', () => {
  for (const field of ['loan_restructure_detail', 'extend_info', 'current_dues[].title'])
    expect(callOf('GET /v1/bill-list')?.fields).toContainEqual({ field, state: 'absent' });
  expect(text).not.toMatch(
    /missing:.*(loan_restructure_detail|extend_info|details|title|currency)/,
  );
});

test('fields that may be inside an unknown group are named with it', () => {
  expect(text).toMatch(
    /^GET \/v2\/homepage  optional: .*modules\[\]\.amount is missing: is it inside modules\[\]\.data\?/m,
  );
  expect(whyOf('/home')).toContain('modules[].items is missing: is it inside modules[].data?');
  expect(text).not.toContain('extra: modules[].data');
});

test('the time of a payment under another name is a loss', () => {
  expect(whyOf('/repayment/processing')).toContain('rename repayment_time to time?');
});

test('an entry names every screen whose row refers to it', () => {
  const rows = [...text.matchAll(/^(\/\S*) +\w+ .*?see ([\d, ]+)/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, screen = '', places = ''] of rows)
    for (const at of places.split(', '))
      expect(entries()[Number(at) - 1]?.split('\n')[0]).toMatch(
        new RegExp(`[ (]${screen.replaceAll('/', '\\/')}[,;)]`),
      );
});

test('what the list does not name is optional, with what happens without it', () => {
  expect(text).toMatch(
    /preview  optional: missing: signed\. Without it: A signature is offered; a second one/,
  );
  for (const [, call = '', said = ''] of text.matchAll(/^(\S+ \S+) {2}optional: (.*)/gm)) {
    const listed = entries().find((it) => it.startsWith(`${call} (`)) ?? '';
    for (const it of said.split('; ')) expect(listed).not.toContain(`- ${it}`);
  }
});

test('a word or flag of another field is not offered for a missing text', () => {
  expect(text).toContain(
    'merchant is missing (is it one of these, which the client does not read: name?)',
  );
});

test('the other spelling of instalments is recognised', () => {
  // The page of the plan uses it, and the answer cannot be read, so it is not optional.
  expect(text).toContain('summary  also: rename installments to instalments?');
});

test('a write that lacks an id names the field that no answer gave', () => {
  expect(written).toContain(
    'not asked: it needs gojek_customer_id, which GET /v1/user/info did not give',
  );
  expect(text).toContain('rename customer_id to gojek_customer_id?');
});
