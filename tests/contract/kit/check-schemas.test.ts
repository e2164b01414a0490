import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';
import type { ScreenVerdict } from '../../../contract/check/verdicts';
import { openApi } from '../../../contract/document/open-api';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

type Json = Record<string, unknown>;

/** Writes our document with another value at a path; returns what the command printed and its exit code. */
const checkWith = async (path: string, value: unknown, ...args: string[]) => {
  const document = JSON.parse(JSON.stringify(openApi('1.0.0'))) as Json;
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((held, key) => held[key] as Json, document);
  holder[last] = value;
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const printed: string[] = [];
  const code = await checkBackend([file, ...args], (text) => printed.push(text));
  return { code, printed: printed.join('\n') };
};

const answerOf = (call: string) =>
  `paths ${call} responses 200 content application/json schema properties data`;
const partners = answerOf('/v1/partners get');
const bills = answerOf('/v1/bill-list get');
const nowhere = (ref: string) => `the reference ${ref} cannot be resolved`;
const [missing, elsewhere] = ['#/components/schemas/Nope', './other.json#/x'];

test.each<readonly [string, string, unknown, string, ScreenVerdict['state'], string]>([
  [
    'an answer without a schema',
    'paths /v1/partners get responses 200',
    { description: 'The partners.' },
    '/home/popular-partners',
    'useless',
    'GET /v1/partners: the answer has no schema',
  ],
  [
    'an answer that may be anything',
    partners,
    {},
    '/home/popular-partners',
    'useless',
    'GET /v1/partners: the answer has no schema',
  ],
  [
    'a reference to nothing',
    partners,
    { $ref: missing },
    '/home/popular-partners',
    'useless',
    `GET /v1/partners: ${nowhere(missing)}`,
  ],
  [
    'a reference to another file',
    'paths /v1/partners get responses 200',
    { $ref: elsewhere },
    '/home/popular-partners',
    'useless',
    `GET /v1/partners: ${nowhere(elsewhere)}`,
  ],
  [
    'a path in another file',
    'paths /v1/partners',
    { $ref: elsewhere },
    '/home/popular-partners',
    'useless',
    `GET /v1/partners: ${nowhere(elsewhere)}`,
  ],
  [
    'a field that refers to nothing',
    `${partners} properties merchants`,
    { $ref: missing },
    '/home/popular-partners',
    'useless',
    `GET /v1/partners: merchants cannot be read: ${nowhere(missing)}`,
  ],
  [
    'the rows of a list that refer to nothing',
    `${bills} properties current_dues items`,
    { $ref: missing },
    '/repayment/bill-list',
    'partly',
    `GET /v1/bill-list: current_dues cannot be read: ${nowhere(missing)}`,
  ],
  [
    'an answer without any field that matters',
    bills,
    { type: 'object', properties: { colour: { type: 'string' } } },
    '/repayment/bill-list',
    'useless',
    'GET /v1/bill-list: neither a total nor a bill can be read; total_due is missing; current_dues is missing',
  ],
])('%s is said to be that', async (_, path, value, screen, state, why) => {
  const { code, printed } = await checkWith(path, value, '--json');
  const { screens } = JSON.parse(printed) as { screens: readonly ScreenVerdict[] };
  expect(screens.find((it) => it.screen === screen)).toMatchObject({ state, why });
  expect(code).toBe(state === 'partly' ? 0 : 1);
  const text = await checkWith(path, value);
  expect(text.printed).not.toMatch(/merchants\S* is missing|missing: merchants/);
  expect(text.code).toBe(code);
});

test('the fields of a list whose reference leads nowhere are not missing', async () => {
  const path = `${bills} properties current_dues items`;
  const { printed } = await checkWith(path, { $ref: missing });
  expect(printed).not.toMatch(/current_dues\S* is missing/);
  const { calls } = JSON.parse((await checkWith(path, { $ref: missing }, '--json')).printed) as {
    calls: readonly { call: string; fields: readonly Json[] }[];
  };
  const lines = calls.find(({ call }) => call === 'GET /v1/bill-list')?.fields ?? [];
  expect(lines.filter(({ field }) => String(field).startsWith('current_dues'))).toEqual([
    { field: 'current_dues', state: 'unresolved', perhaps: missing },
  ]);
});

test('a request with a reference that leads nowhere lacks nothing for certain', async () => {
  const { printed } = await checkWith('paths /v1/repay/status get parameters', [{ $ref: missing }]);
  expect(printed).toContain(`GET /v1/repay/status  ${nowhere(missing)} (request)`);
  const receipt = await checkWith('paths /v1/transaction-receipt get parameters', [
    { $ref: elsewhere },
  ]);
  expect(receipt.printed).toContain(nowhere(elsewhere));
  expect(receipt.printed).not.toContain('missing: query');
});

test.each(['#/components/schemas/Partners', '#/components/schemas/Partner%73'])(
  'the reference %s is followed',
  async (ref) => {
    const document = JSON.parse(JSON.stringify(openApi('1.0.0'))) as Json;
    const schema = partners
      .split(' ')
      .reduce<unknown>((held, key) => (held as Json)[key], document);
    const components = { ...(document['components'] as Json), schemas: { Partners: schema } };
    const file = join(folder, 'referring.json');
    const text = JSON.stringify({ ...document, components }).replace(
      JSON.stringify(schema),
      JSON.stringify({ $ref: ref }),
    );
    writeFileSync(file, text);
    const printed: string[] = [];
    expect(await checkBackend([file], (it) => printed.push(it))).toBe(0);
    expect(printed.join('\n')).toContain(' 0 partly, 0 useless, 0 wrong');
  },
);

test('an answer of any content type is read, and one without a content is enough for a write', async () => {
  const content = 'paths /v1/partners get responses 200 content';
  const schema = { type: 'object', properties: { data: { type: 'object' } } };
  const any = await checkWith(content, { '*/*': { schema } });
  expect(any.printed).toContain('merchants is missing');
  const write = await checkWith('paths /v1/user/join-waitlist post responses', { 204: {} });
  expect(write.printed).toContain(' 0 partly, 0 useless, 0 wrong');
});
