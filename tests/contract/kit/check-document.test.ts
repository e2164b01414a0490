import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';
import type { ScreenVerdict } from '../../../contract/check/verdicts';
import { guessRenames } from '../../../contract/check/renames';
import { openApi } from '../../../contract/document/open-api';

/** Checks a document that differs from ours as a text does; returns what the command printed. */
const check = async (change: (text: string) => string, ...args: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, change(JSON.stringify(openApi('1.0.0'))));
  const printed: string[] = [];
  const code = await checkBackend([file, ...args], (text) => printed.push(text));
  rmSync(folder, { recursive: true });
  return { code, printed: printed.join('\n') };
};

test('the check of our own API document finds nothing wrong', async () => {
  const { code, printed } = await check((text) => text);
  expect(printed).toContain(' 0 partly, 0 useless, 0 wrong');
  expect(printed).not.toMatch(/missing:|other type|extra|not asked:|not checked:/);
  expect(code).toBe(0);
});

test.each([
  [
    'a base path and other names of parameters',
    /"\/(v1|v2|account-management)\//g,
    '"/pay/$1/',
    0,
    '0 partly',
  ],
  ['camelCase', /"total_due"/g, '"totalDue"', 0, '0 partly'],
  ['a renamed field', /"merchants"/g, '"merchant_list"', 1, 'rename merchant_list to merchants?'],
  [
    'a group whose fields are above it',
    /"limit":(\{"type":"object","properties":\{"total":)/,
    '"total_limit":{"type":"integer"},"limits":$1',
    1,
    'move profile.total_limit to profile.limit.total?',
  ],
  [
    'another type',
    /("account_number":\{"type":)"string"/,
    '$1"boolean"',
    1,
    '    - account_number cannot be read',
  ],
  ['a call that is missing', '"/v1/partners"', '"/v1/shops"', 1, 'the document does not have it'],
  [
    'a parameter that is missing',
    '"name":"referenceId"',
    '"name":"ref"',
    0,
    'missing: query referenceId',
  ],
  ['a demand that is not met', '"name":"referenceId"', '"name":"ref"', 0, 'it demands query ref'],
] as const)('%s', async (_, from, to, code, said) => {
  const result = await check((text) => text.replace(from, to));
  expect(result.printed).toContain(said);
  expect(result.code).toBe(code);
});

test('an unknown field is in the JSON, and nothing is to do about it', async () => {
  const plant = (text: string) =>
    text.replaceAll('"account_number":', '"colour":{},"account_number":');
  const { calls } = JSON.parse((await check(plant, '--json')).printed) as {
    calls: readonly { call: string; fields: readonly unknown[] }[];
  };
  expect(calls.find(({ call }) => call === 'POST /v1/virtual-account')?.fields).toContainEqual({
    field: 'colour',
    state: 'extra',
  });
  expect((await check(plant)).printed).toMatch(/^nothing to do: .*POST \/v1\/virtual-account/m);
});

test('the version of the paths may be in the address of the server', async () => {
  const { printed } = await check((text) => {
    const { paths, ...rest } = JSON.parse(text) as { paths: Record<string, object> };
    const moved = Object.entries(paths).map(([path, calls]) =>
      path.startsWith('/v1/')
        ? [path.slice('/v1'.length), calls]
        : [path, { ...calls, servers: [{ url: 'https://bank.example' }] }],
    );
    const servers = [{ url: 'https://bank.example/pay/v1/' }];
    return JSON.stringify({ ...rest, servers, paths: Object.fromEntries(moved) });
  });
  expect(printed).toContain(' 0 partly, 0 useless, 0 wrong');
});

test('a group that a document does not have is named once', async () => {
  const { printed } = await check((text) => text.replace('"profile"', '"owner"'), '--json');
  const { screens } = JSON.parse(printed) as { screens: readonly ScreenVerdict[] };
  const whys = screens.flatMap(({ why }) => why.split('; ')).filter((it) => it.includes('profile'));
  expect(new Set(whys)).toEqual(new Set(['GET /v2/homepage: profile is missing']));
  expect(screens.find((it) => it.screen === '/home')?.state).toBe('partly');
});

test('a document needs one of two fields that replace each other', async () => {
  const { printed } = await check((text) => text.replace('"contract_id"', '"colour"'));
  expect(printed).toMatch(/^\/transactions\/agreement +stands$/m);
});

test('a document may begin with a byte order mark, and what it does not need is named', async () => {
  const { code, printed } = await check((text) => `\uFEFF${text}`, '--write', '--token', 'example');
  expect(printed).toMatch(/^--write has no effect.*\n--token has no effect/);
  expect(code).toBe(0);
});

test('a masked value is not guessed to be a plain one', () => {
  const named = (name: string) => ({ name, type: 'any' });
  expect(guessRenames([named('maskedMobileNumber')], [named('mobileNumber')])).toEqual([]);
});

test('at least eight of ten planted renames are guessed', () => {
  const renames = {
    totalDue: 'totalAmountDue',
    dueTime: 'dueDate',
    lateFee: 'penaltyFee',
    accountNumber: 'vaNumber',
    agreementUrl: 'agreementLink',
    isEligibleRestructure: 'restructureEligible',
    reapplyTime: 'canReapplyAt',
    merchants: 'merchantList',
    maskedNik: 'nikMasked',
    requestId: 'submissionId',
  };
  const named = (name: string) => ({ name, type: 'any' });
  const beside = ['createdAt', 'currency', 'colour', 'updatedBy', 'version'];
  const guesses = guessRenames(
    Object.keys(renames).map(named),
    [...Object.values(renames), ...beside].map(named),
  );
  const right = guesses.filter(
    ([, missing, unknown]) => renames[missing as keyof typeof renames] === unknown,
  );
  expect(right.length).toBeGreaterThanOrEqual(8);
});

test('a fault that makes many screens useless is reported once, and does not hide the rest', async () => {
  const { printed } = await check((text) =>
    text.replaceAll('"application_status"', '"colour"').replace('"merchants"', '"merchant_list"'),
  );
  expect(printed.match(/application_status/g)?.length).toBeLessThan(4);
  expect(printed).toMatch(/^ 1\. GET \/v1\/user\/application-status \(useless: \d+ screens\)$/m);
  expect(printed).toMatch(/^\/home\/popular-partners +useless +see 1, 2$/m);
});

test('a call that is missing in the document is reported once', async () => {
  const { printed } = await check((text) => text.replace('"/v1/partners"', '"/v1/shops"'));
  expect(printed).toMatch(/^ 1\. GET \/v1\/partners \(.*\)\n {4}- the document does not have it$/m);
  expect(printed.match(/the document does not have it/g)).toHaveLength(1);
});
