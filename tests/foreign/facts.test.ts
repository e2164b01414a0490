import { beforeAll, expect, test } from 'vitest';
import { checkBackend } from '../../contract/check-backend';
import * as modest from './modest';

interface Printed {
  readonly screens: readonly { readonly screen: string; readonly why: string }[];
  readonly calls: readonly {
    readonly call: string;
    readonly outcome: string;
    readonly why?: string;
    readonly fields: readonly { readonly field: string; readonly state: string }[];
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

test('the receipt is asked with the reference of a row, and its drift is seen', () => {
  expect(callOf('GET /v1/transaction-receipt')).toMatchObject({ outcome: 'read' });
  expect(text).toContain('renamed: rupiah_amount, perhaps total_amount');
});

test('a plan with other names lacks figures, and contradicts none', () => {
  const why = whyOf('/bill-restructure');
  for (const figure of ['total', 'principal', 'fee', 'discount'])
    expect(why).toContain(`${figure} is missing, perhaps it is ${figure}_amount`);
  expect(text).not.toContain('contradict');
});

test('a field that is a level higher is guessed, on home and on the page of the limit', () => {
  const guess = 'profile.limit.total is missing, perhaps it is profile.total_limit';
  expect(whyOf('/home')).toContain(guess);
  expect(whyOf('/home/limit-details')).toContain(guess);
});

test('a name that is a guess is not said to be unread too', () => {
  expect(whyOf('/home/popular-partners')).toContain('logo_url is missing, perhaps it is logo');
  const sentences = json.screens.flatMap(({ why }) => why.split('; '));
  const named = (pattern: RegExp): readonly string[] =>
    sentences.flatMap((it) => {
      const [, call = '', names = ''] = pattern.exec(it) ?? [];
      return names
        .split(', ')
        .filter(Boolean)
        .map((name) => `${call} ${name}`);
    });
  const unread = named(/^(.*): .* nothing reads (.*)$/);
  expect(unread.length).toBeGreaterThan(0);
  expect(named(/^(.*): .* perhaps it is (.*)$/).filter((it) => unread.includes(it))).toEqual([]);
});

test('an empty text is said to be empty, not unreadable', () => {
  expect(text).toContain('GET /v1/kyc  empty: personal_info.email; work_info.occupation');
  expect(text).not.toMatch(/name2 cannot be read/);
});

test('a masked number is not guessed to be the plain one', () => {
  expect(whyOf('/kyc/otp')).not.toContain('perhaps it is mobile_number');
});

test('a switch without a text is named, and the sentences are plain', () => {
  expect(whyOf('/home/settings')).toContain('no text for AUTO_DEBIT');
  expect(text).toContain('area/ktp/{id}  failed: the answer is an object, and must be a list');
  expect(text).toContain('transactions has another name or form than the contract’s, and is read');
  expect(text).toContain('rekyc/status  nothing for this user: the answer is empty');
  expect(written).toMatch(/gotopin\/verify  not checked: .*\(400 PIN_INVALID\)/);
});

test('the JSON has each field of a call, and the same facts as the text', () => {
  const fields = callOf('GET /v1/user/info')?.fields;
  expect(fields).toContainEqual({ field: 'name', state: 'there' });
  expect(fields).toContainEqual({ field: 'tracking_id', state: 'missing' });
  expect(fields).toContainEqual({ field: 'email', state: 'extra' });
  expect(callOf('GET /v1/kyc/area/ktp/{id}')?.fields).toEqual([]);
  expect(fields).toContainEqual({
    field: 'gojek_customer_id',
    state: 'renamed',
    perhaps: 'customer_id',
  });
  for (const { field } of json.calls.flatMap((it) =>
    it.fields.filter(({ state }) => state !== 'there'),
  ))
    expect(text).toContain(field);
});
