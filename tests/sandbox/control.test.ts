import { expect, test } from 'vitest';
import type { AnswerOf } from '../../domain/wire/call';
import { toCamel } from '../../domain/wire/case';
import { applicationStatus } from '../../domain/application/calls';
import { readApplication } from '../../domain/application/status';
import { statuses } from '../../domain/navigation/statuses';
import { personas } from '../../sandbox/lender/personas/personas';
import { openSandbox, sandboxForTests } from './sandbox';
import { repeated } from '../support/failures';

const sandbox = await sandboxForTests();

const statusOf = async (token: string) => {
  const data = await sandbox.data('GET', '/v1/user/application-status', token);
  return toCamel(data) as AnswerOf<typeof applicationStatus>;
};

const stored = (userId: string) =>
  sandbox.control<Record<string, unknown>>('GET', `/users/${userId}`);

test('lists the personas with their texts and statuses', async () => {
  const listed = await sandbox.control<object[]>('GET', '/personas');
  expect(listed).toHaveLength(personas.length);
  expect(repeated(personas.map(({ id }) => id))).toEqual([]);
  for (const one of listed)
    expect(Object.keys(one)).toEqual(['id', 'title', 'description', 'applicationStatus']);
});

test.each(personas)(
  'a user of the persona $id has the application status of its row',
  async ({ id, applicationStatus: result }) => {
    const { token } = await sandbox.person(id);
    expect(readApplication(applicationStatus.answer.parse(await statusOf(token))).status).toBe(
      result,
    );
  },
);

test('every application status has personas', () => {
  const shown = new Set(personas.map((it) => it.applicationStatus));
  expect(statuses.filter((status) => !shown.has(status))).toEqual([]);
});

test('refuses an unknown persona and an unknown user', async () => {
  const persona = await sandbox.json('POST', '/_sandbox/users', { persona: 'nobody' });
  const errors = [{ code: 'UNKNOWN_PERSONA', message: expect.stringContaining('"nobody"') }];
  expect(persona).toMatchObject({ status: 400, body: { errors } });
  for (const [method, path] of [
    ['GET', '/users/none'],
    ['POST', '/users/none/decide'],
    ['GET', '/clock?userId=none'],
    ['GET', '/journal?userId=none'],
    ['GET', '/faults?userId=none'],
    ['GET', '/nothing'],
  ] as const)
    expect(await sandbox.json(method, `/_sandbox${path}`)).toMatchObject({ status: 404 });
  const fault = { path: '/v1/kyc', status: 500, userId: 'none' };
  expect(await sandbox.json('POST', '/_sandbox/faults', fault)).toMatchObject({ status: 404 });
});

test('shows all stored data of a user, unmasked', async () => {
  const { userId, token } = await sandbox.person('draft');
  const body = { emergencyInfo: { name: 'Tante Ratna', phone: '+6281311112222' } };
  await sandbox.json('PATCH', '/api/v1/kyc', body, token);
  expect(await stored(userId)).toMatchObject({
    userId,
    persona: 'draft',
    application: { status: 'DRAFT' },
    draft: { emergencyInfo: body.emergencyInfo, personalInfo: { motherMaidenName: 'Kartini' } },
    submissions: [],
  });
});

test('decides an application', async () => {
  const [one, other] = [await sandbox.person('review'), await sandbox.person('review')];
  await sandbox.control('POST', `/users/${one.userId}/decide`, {
    what: 'application',
    outcome: 'approved',
  });
  expect(await statusOf(one.token)).toMatchObject({ applicationStatus: 'APPROVED' });
  const reapplyTime = '2031-01-01T00:00:00+07:00';
  const rejection = { what: 'application', outcome: 'REJECTED', reapplyTime };
  await sandbox.control('POST', `/users/${other.userId}/decide`, rejection);
  expect(await statusOf(other.token)).toMatchObject({
    applicationStatus: 'REJECTED',
    creditApplicationResponse: { reapplyTime: '2031-01-01T00:00:00.000+07:00' },
  });
});

test.each([
  ['application', 'MAYBE', 'review', 400],
  ['application', 'APPROVED', 'new', 409],
  ['application', 'MAYBE', 'new', 400],
  ['rekyc', 'SUCCESS', 'approved', 400],
  ['restructure', 'APPROVED', 'approved', 400],
  ['rekyc', 'APPROVED', 'approved', 409],
  ['reassessment', 'APPROVED', 'approved', 409],
  ['restructure', 'SUCCESS', 'approved', 409],
  ['weather', 'APPROVED', 'approved', 400],
])('deciding %s as %s for %s answers %3$i', async (what, outcome, persona, status) => {
  const { userId } = await sandbox.person(persona);
  const result = await sandbox.json('POST', `/_sandbox/users/${userId}/decide`, { what, outcome });
  expect(result.status).toBe(status);
});

test('reset deletes everything', async () => {
  const own = await openSandbox();
  const { userId, token } = await own.person('approved');
  await own.json('GET', '/api/v1/user/info', undefined, token);
  await own.control('POST', '/reset');
  expect(await own.json('GET', `/_sandbox/users/${userId}`)).toMatchObject({ status: 404 });
  expect(await own.json('GET', '/api/v1/user/info', undefined, token)).toMatchObject({
    status: 401,
  });
  expect(await own.control<unknown[]>('GET', '/journal')).toHaveLength(1);
  await own.close();
});
