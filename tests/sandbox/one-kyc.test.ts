import { expect, test } from 'vitest';
import { filledDraft } from '../../sandbox/lender/new-person';
import { ctxOf } from '../contract/support/samples';
import { refusal, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();
type Person = Awaited<ReturnType<typeof sandbox.person>>;

const launch = async (token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'onboarding-partner': 'paylater-web' };
  const { body } = await sandbox.send('GET', '/api/v1/kyc/one-kyc/token', { headers });
  return (body as { data: { token: string } }).data.token;
};

const capture = (oneKycToken: string, outcome: string) =>
  sandbox.json('POST', '/one-kyc/captures', { outcome }, oneKycToken);

const captured = async (token: string) => {
  const { body } = await capture(await launch(token), 'SUBMITTED');
  return (body as { data: { submission_uuid: string } }).data.submission_uuid;
};

const submit = async ({ userId, token }: Person, onekycSubmissionUuid: string) => {
  const { user } = ctxOf(sandbox.world, userId);
  const { pastIncomeAndGenderCutoff: _, ...draft } = filledDraft(user);
  await sandbox.json('PATCH', '/api/v1/kyc', { ...draft, onekycSubmissionUuid }, token);
  return sandbox.json('POST', '/api/v1/user/submit', {}, token);
};

test('a successful capture has a submission that the lender accepts', async () => {
  const person = await sandbox.person('new');
  const uuid = await captured(person.token);
  expect(uuid).toMatch(/^[\da-f-]{36}$/);
  expect(await sandbox.control('GET', `/users/${person.userId}`)).toMatchObject({
    oneKyc: [{ partner: 'paylater-web', outcome: 'SUBMITTED', submissionUuid: uuid }],
  });
  expect(await submit(person, uuid)).toMatchObject({ status: 200 });
});

test('a rejected or cancelled capture has no submission', async () => {
  const { token } = await sandbox.person('new');
  const launched = await launch(token);
  for (const end of ['CANCELLED', 'REJECTED']) {
    const { status, body } = await capture(launched, end);
    expect([status, body]).toEqual([200, { data: {} }]);
  }
  expect(await capture(launched, 'SUBMITTED')).toMatchObject(refusal(409, 'ONE_KYC_TOKEN_USED'));
});

test('the capture of another user is refused', async () => {
  const [one, other] = [await sandbox.person('new'), await sandbox.person('new')];
  expect(await submit(other, await captured(one.token))).toMatchObject(
    refusal(422, 'ONE_KYC_NOT_ACCEPTED'),
  );
});

test('a token that is unknown or older than an hour is refused', async () => {
  const { userId, token } = await sandbox.person('new');
  const launched = await launch(token);
  expect(await capture('made-up', 'SUBMITTED')).toMatchObject({ status: 401 });
  expect(await capture(token, 'SUBMITTED')).toMatchObject({ status: 401 });
  expect(await capture(launched, 'WHATEVER')).toMatchObject({ status: 400 });
  await sandbox.control('POST', '/clock', { advanceSeconds: 3601, userId });
  expect(await capture(launched, 'SUBMITTED')).toMatchObject({ status: 401 });
});
