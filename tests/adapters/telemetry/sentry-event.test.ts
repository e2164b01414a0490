import type { Event } from '@sentry/browser';
import { expect, test } from 'vitest';
import { containsPersonalData } from '../../../adapters/telemetry/scrubbers';
import { rebuildEvent } from '../../../adapters/telemetry/sentry-event';
import { CALLS } from '../../../domain/calls';
import { ROUTES } from '../../../domain/navigation/routes';
import { sentences } from '../../../domain/ports/sentences';
import { origin } from '../support/telemetry-service';

const nik = '3171234567890123';
const phone = '081234567890';
const email = 'siti.rahayu@example.org';
const person = 'Siti Rahayu';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzMTcxIn0.c2lnbmF0dXJl';
const base64 = 'U2l0aSBSYWhheXUsIEpsLiBNZWxhdGkgTm8uIDEyLCBCYW5kdW5nIDQwMTE1';
const bearer = 'Bearer s3cr3t-t0ken';

const plain: Event = {
  message: 'call refused',
  environment: 'production',
  release: '1.9.1',
  tags: { kind: 'api', route: '/home', where: 'GET /v2/homepage', status: '500', code: 'DOWN' },
};
const tagged = (more: NonNullable<Event['tags']>): Event => ({
  ...plain,
  tags: { ...plain.tags, ...more },
});
const thrown = (type: string, value: string, filename = `${origin}/assets/index.js`): Event => ({
  ...plain,
  exception: {
    values: [{ type, value, stacktrace: { frames: [{ filename, function: 'run', lineno: 1 }] } }],
  },
});

/** Personal data in every place where the program, a library or a server could put it. */
const plants: readonly (readonly [kind: string, value: string, event: Event])[] = [
  ['a NIK in the message', nik, { ...plain, message: `no such person: ${nik}` }],
  ['a name in the message', person, { ...plain, message: `hello ${person}` }],
  ['a NIK as a code', nik, tagged({ code: nik })],
  ['a phone number in a path', phone, tagged({ where: `GET /v1/phone/${phone}` })],
  ['an email as a field', email, tagged({ field: email })],
  ['a name among a server’s names', 'siti', tagged({ field: 'consents.siti' })],
  ['a token in a tag of its own', jwt, tagged({ token: jwt })],
  ['an amount in a tag of its own', '1500000', tagged({ amount: 1_500_000 })],
  ['a name in an error', person, thrown('TypeError', `Cannot find ${person}`)],
  ['a name as an error’s type', 'Siti', thrown('SitiRahayu', 'is not a function')],
  ['an email in a known error', email, thrown('TypeError', `${email} is not a function`)],
  ['base64 in a stack', base64, thrown('Error', '', `${origin}/assets/${base64}.js`)],
  ['a page’s address in a stack', phone, thrown('Error', '', `${origin}/otp?phone=${phone}`)],
  [
    'another origin in a stack',
    'cdn.example',
    thrown('Error', '', 'https://cdn.example/assets/a.js'),
  ],
  ['an address with a query', email, { ...plain, request: { url: `${origin}/?email=${email}` } }],
  [
    'headers',
    bearer,
    { ...plain, request: { headers: { Authorization: bearer }, cookies: { id: nik }, data: nik } },
  ],
  ['breadcrumbs', person, { ...plain, breadcrumbs: [{ message: person, data: { url: phone } }] }],
  ['extra', nik, { ...plain, extra: { body: { nik } } }],
  ['contexts', person, { ...plain, contexts: { form: { name: person, mother: person } } }],
  [
    'the user',
    email,
    { ...plain, user: { id: nik, email, username: person, ip_address: '10.1.2.3' } },
  ],
  ['a transaction’s name', phone, { ...plain, transaction: `/otp/${phone}` }],
  ['a log entry', person, { ...plain, logentry: { message: '%s', params: [person] } }],
  ['the device', person, { ...plain, server_name: person, modules: { [person]: '1' } }],
  ['a fingerprint', nik, { ...plain, fingerprint: [nik] }],
];

test('personal data anywhere in an event is removed, or the event is dropped', () => {
  const outcomes = plants.map(([kind, value, event]) => {
    expect(JSON.stringify(event), kind).toContain(value);
    const again = rebuildEvent(event, origin);
    if (containsPersonalData(again)) return 'dropped';
    expect(JSON.stringify(again), kind).not.toContain(value);
    for (const secret of [nik, phone, email, person, jwt, base64, bearer])
      expect(JSON.stringify(again), kind).not.toContain(secret);
    return 'gone';
  });
  const dropped = outcomes.filter((it) => it === 'dropped').length;
  process.stdout.write(
    `personal data planted: ${plants.length}, gone: ${plants.length - dropped}, dropped: ${dropped}\n`,
  );
  expect(outcomes).toHaveLength(24);
});

test.each([
  nik,
  `call ${phone} now`,
  email,
  bearer,
  'authorization: bearer abc',
  jwt,
  base64,
  'a'.repeat(40),
])('%s looks personal, at any depth', (value) => {
  expect(containsPersonalData({ tags: { deep: [{ er: value }] } })).toBe(true);
});

const templates = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
const patterns = Object.values(ROUTES).map(({ path }) => path);

test('no constant, template or pattern of the program looks personal', () => {
  const looking = [...templates, ...patterns, ...sentences].filter(containsPersonalData);
  expect(looking).toEqual([]);
});

test('every path template and route pattern is an allowed `where`', () => {
  for (const where of templates)
    expect(rebuildEvent(tagged({ where }), origin).tags).toMatchObject({ where });
  for (const route of patterns)
    expect(rebuildEvent(tagged({ route }), origin).tags).toMatchObject({ route });
});

test('an event always has a route and a code', () => {
  expect(rebuildEvent({}, origin)).toMatchObject({
    message: 'other',
    tags: { route: '*', code: 'OTHER' },
  });
});

test.each([
  ["Cannot read properties of undefined (reading 'siti')", 'read of nothing'],
  ["undefined is not an object (evaluating 'a.siti')", 'read of nothing'],
  ['siti is not a function', 'not a function'],
  ["Can't find variable: siti", 'not defined'],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=siti', 'React error 418'],
  ['Failed to fetch dynamically imported module: https://app.example/siti.js', 'code did not load'],
  ['Unexpected token s in JSON at position 3: siti', 'unreadable JSON'],
  ['Maximum call stack size exceeded', 'endless recursion'],
  ['siti', 'other'],
])('the message “%s” is replaced by %s', (answer, expected) => {
  expect(rebuildEvent(thrown('TypeError', answer), origin).exception?.values?.[0]?.value).toBe(
    expected,
  );
});
