import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';
import type { ScreenVerdict } from '../../../contract/check/verdicts';
import { openApi } from '../../../contract/document/open-api';
import { inventedValues } from '../../../domain/wire/invented-values';
import { openSandbox, type OpenSandbox } from '../../sandbox/sandbox';
import { type Changes, changedLender } from '../support/changed-lender';

let sandbox: OpenSandbox;
const folder = mkdtempSync(join(tmpdir(), 'words-'));
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.close();
});

/** Writes a file of JSON, and returns its path. */
const fileWith = (name: string, contents: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
};

const run = async (...args: string[]): Promise<string> => {
  const printed: string[] = [];
  await checkBackend(args, (text) => printed.push(text));
  return printed.join('\n');
};

const check = async (changes: Changes, ...args: string[]): Promise<string> => {
  const { url, token, stop } = await changedLender(sandbox, 'restructure', changes);
  try {
    return await run(url, `--token=${token}`, ...args);
  } finally {
    stop();
  }
};

const screenIn = (printed: string, screen: string): ScreenVerdict | undefined =>
  (JSON.parse(printed) as { screens: readonly ScreenVerdict[] }).screens.find(
    (it) => it.screen === screen,
  );

type Row = Record<string, unknown>;

const reviewed = (status: string): Changes => ({
  'GET /v1/user/reassessment/status': (data) => ({ data: { ...data, status } }),
});

const rowsWith = (list: string, change: Row) => (data: Row) => ({
  data: { ...data, [list]: (data[list] as Row[]).map((row) => ({ ...row, ...change })) },
});

test.each<readonly [string, Changes, string, string, RegExp]>([
  [
    'a reassessment',
    reviewed('SUCCESS'),
    '/credit-reassessment',
    'status: the client does not know SUCCESS; for it, the page of its status is missing, and a review is offered',
    /status can be NOT_REQUESTED \(.*APPROVED \(.*; words\.reassessmentStatuses in config\.json/,
  ],
  [
    'a repayment',
    { 'GET /v1/repay/status': (data) => ({ data: { ...data, status: 'paid' } }) },
    '/repayment/processing',
    'status: the client does not know paid; for it, the page of its status is missing, and paying is offered',
    /words\.repayStatuses in config\.json can map yours/,
  ],
  [
    'a home module',
    { 'GET /v2/homepage': rowsWith('modules', { type: 'BILL' }) },
    '/home',
    'modules[].type: the client does not know BILL; for it, the module is not shown;',
    /RESTRUCTURE \(splitting bills into instalments\).*words\.homeModules in config\.json/,
  ],
  [
    'a transaction',
    { 'POST /v1/transaction-history': rowsWith('transactions', { type: 'PURCHASE' }) },
    '/transactions',
    'transactions[].type: the client does not know PURCHASE',
    /transactions\[\]\.type can be ORDER, .*REPAYMENT/,
  ],
])('an unknown word of %s is named with ours', async (_, changes, screen, unknown, known) => {
  const row = screenIn(await check(changes, '--json'), screen);
  expect(row?.state).toBe('partly');
  expect(row?.why).toContain(unknown);
  expect(row?.why).toMatch(known);
});

test('every type of a home module is explained', async () => {
  const printed = await check({ 'GET /v2/homepage': rowsWith('modules', { type: 'BILL' }) });
  for (const type of inventedValues.homeModules)
    expect(printed).toMatch(new RegExp(`${type} \\([a-z ]+(\\d+%)?\\)`));
});

test('an unknown word is optional in a field that no screen uses', async () => {
  const printed = await check({
    'GET /v2/homepage': rowsWith('modules', { due_status: 'LATE' }),
  });
  expect(printed).toMatch(/^GET \/v2\/homepage  optional: modules\[\]\.due_status: .* know LATE;/m);
});

test.each(['Budi Santoso', '+628123', 'budi@example.com', 'id_8123456', '<b>x</b>'])(
  'the text %s in place of a word is not printed',
  async (text) => {
    const printed = await check({
      ...reviewed(text),
      'GET /account-management/settings/toggles': () => ({
        data: [{ feature: text, enabled: true }],
      }),
    });
    expect(printed).toContain('status: the client does not know a value that is not printed');
    expect(printed).toContain('no switch for a value that is not printed');
    expect(printed).not.toContain(text);
  },
);

test('the words of a configuration are applied, and nothing else of it is read', async () => {
  const words = { reassessmentStatuses: { SUCCESS: 'APPROVED' }, refusals: { GONE: 'PIN_LOCKED' } };
  const config = fileWith('config.json', { environment: 1, words });
  const printed = await check(reviewed('SUCCESS'), '--json', '--config', config);
  expect(screenIn(printed, '/credit-reassessment')).toMatchObject({ state: 'stands', why: '' });
});

test('a mapped refusal counts as the one that the contract names', async () => {
  const config = fileWith('codes.json', {
    words: { refusals: { LATER: 'REASSESSMENT_IN_PROGRESS' } },
  });
  const changes = {
    'POST /v1/kyc/on-demand': () => ({ errors: [{ code: 'LATER', message: '' }] }),
  };
  expect(await check(changes, '--write', '--config', config)).toMatch(
    /^POST \/v1\/kyc\/on-demand  .*REASSESSMENT_IN_PROGRESS/m,
  );
});

test.each<readonly [string, unknown, RegExp]>([
  ['a word of ours that does not exist', { words: { homeModules: { A: 'B' } } }, /words\.home.*A/],
  ['a file that is no JSON', 'words', /is not JSON/],
  ['a file that is no group', [], /is no configuration$/],
  [
    'a kind of words that does not exist',
    { words: { homeModuls: { A: 'NEXT_BILL' } } },
    /is not valid:\n {2}words\.homeModuls: there is no such key; did you mean homeModules\?$/,
  ],
  [
    'a word with what is accepted',
    { words: { repayStatuses: { PAID: 'DONE' } } },
    /words\.repayStatuses\.PAID: found "DONE"; accepted: NONE, PROCESSING, SUCCESS or FAILED$/,
  ],
])('%s ends the check with its name', async (_, contents, message) => {
  const config = fileWith('wrong.json', contents);
  await expect(check({}, '--config', config)).rejects.toThrow(message);
  await expect(check({}, '--config', join(folder, 'none.json'))).rejects.toThrow('no file');
});

test('a document whose enum has other words is named too, unless they are mapped', async () => {
  const text = JSON.stringify(openApi('1.0.0')).replace('"NOT_REQUESTED"', '"NOT_APPLIED"');
  const document = fileWith('openapi.json', text);
  const printed = await run(document);
  expect(printed).toContain('status: the client does not know NOT_APPLIED');
  const words = { reassessmentStatuses: { NOT_APPLIED: 'NOT_REQUESTED' } };
  expect(await run(document, '--config', fileWith('mapped.json', { words }))).toContain(
    ' 0 partly, 0 useless, 0 wrong',
  );
});
