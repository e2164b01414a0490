import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type OpenSandbox } from './sandbox';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const launch = async (token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'onboarding-partner': 'paylater-web' };
  const { body } = await sandbox.send('GET', '/api/v1/kyc/one-kyc/token', { headers });
  return (body as { data: { token: string } }).data.token;
};

const capture = (oneKycToken: string, outcome: string) =>
  sandbox.json('POST', '/one-kyc/captures', { outcome }, oneKycToken);

const submit = async (token: string, onekycSubmissionUuid: string) => {
  const draft = {
    onekycSubmissionUuid,
    email: 'a@contoh.example',
    residentialInfo: {
      province: 'p',
      city: 'c',
      district: 'd',
      village: 'v',
      address: 'Jalan 1',
      zipCode: '10150',
    },
    personalInfo: {
      manuallyEducation: 'PHD',
      maritalStatus: 'SINGLE',
      motherMaidenName: 'Ibu',
      gender: 'MALE',
    },
    workInfo: {
      jobIndustry: 'FINANCE',
      occupation: 'OTHERS',
      jobPosition: 'STAFF',
      companyName: 'c',
      workSince: 'ONE_TO_TWO_YEARS',
      monthlyIncome: 1_000_000,
      incomeSource: 'SALARY',
    },
    emergencyInfo: { name: 'n', relation: 'FRIENDS', phone: '+6281234567890' },
  };
  await sandbox.json('PATCH', '/api/v1/kyc', draft, token);
  return sandbox.json('POST', '/api/v1/user/submit', {}, token);
};

test('a successful capture has a submission that the lender accepts', async () => {
  const { userId, token } = await sandbox.person('new');
  const answer = await capture(await launch(token), 'SUBMITTED');
  const uuid = (answer.body as { data: { submission_uuid: string } }).data.submission_uuid;
  expect(uuid).toMatch(/^[\da-f-]{36}$/);
  expect(await sandbox.control('GET', `/users/${userId}`)).toMatchObject({
    oneKyc: [{ partner: 'paylater-web', outcome: 'SUBMITTED', submissionUuid: uuid }],
  });
  expect(await submit(token, uuid)).toMatchObject({ status: 200 });
});

test('a rejected or cancelled capture has no submission', async () => {
  const { token } = await sandbox.person('new');
  const launched = await launch(token);
  for (const end of ['CANCELLED', 'REJECTED']) {
    const { status, body } = await capture(launched, end);
    expect([status, body]).toEqual([200, { data: {} }]);
  }
  expect(await capture(launched, 'SUBMITTED')).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'ONE_KYC_TOKEN_USED' }] },
  });
});

test('the capture of another user is refused', async () => {
  const [one, other] = [await sandbox.person('new'), await sandbox.person('new')];
  const answer = await capture(await launch(one.token), 'SUBMITTED');
  const uuid = (answer.body as { data: { submission_uuid: string } }).data.submission_uuid;
  expect(await submit(other.token, uuid)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'ONE_KYC_NOT_ACCEPTED' }] },
  });
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
