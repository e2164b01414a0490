import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingInCombined } from '../../sandbox/lender/completeness';
import { single } from '../../sandbox/lender/records';
import { mine } from '../../sandbox/lender/world';
import { combinedForm } from '../../domain/combined/form';
import { fieldsOf } from '../../domain/forms/form';
import { hour } from '../../domain/kernel/instant';
import { combinedApplicant } from './support/combined-applicant';
import { describeFronts, pass, refusal } from './support/fronts';
import { ctxOf } from './support/samples';

test('the lender requires the fields of the form, and the identity', () => {
  const fields = fieldsOf(combinedForm).map(({ name }) => name);
  const asked = missingInCombined({}, undefined, false);
  expect([...asked].sort()).toEqual([...fields, 'onekycSubmissionUuid'].sort());
  expect(missingInCombined({}, undefined, true)).not.toContain('onekycSubmissionUuid');
});

describeFronts('the combined draft', (front) => {
  test('starts with the data of the lender, without changing the status', async () => {
    const person = combinedApplicant(front, 'gpp-available');
    const { phone, email } = person.user();
    expect(await person.draft()).toMatchObject({
      submissionId: expect.any(String),
      userInfo: { mobileNumber: phone, email },
    });
    expect(await person.status()).toMatchObject({ applicationStatus: 'NOT_APPLIED' });
  });

  test('keeps the answers and the data of the lender', async () => {
    const person = combinedApplicant(front, 'gpp-available');
    await person.save({ userInfo: { email: 'lain@contoh.example', dependents: 0 } });
    await person.save({ userInfo: { maritalStatus: 'SEPERATED' }, workInfo: { jobType: 'CIVIL' } });
    expect(await person.draft()).toMatchObject({
      userInfo: {
        mobileNumber: person.user().phone,
        email: 'lain@contoh.example',
        dependents: 0,
        maritalStatus: 'SEPERATED',
      },
      workInfo: { jobType: 'CIVIL' },
    });
    expect(await person.status()).toMatchObject({ applicationStatus: 'DRAFT' });
  });

  test('records when the client last asked to send the data', async () => {
    const person = combinedApplicant(front, 'gpp-available');
    await person.save({ userInfo: { dependents: 1 } });
    expect(person.dataSent()).toBeUndefined();
    await person.save({ userInfo: { dependents: 2 } }, 'true');
    const first = person.dataSent() ?? 0;
    expect(first).toBeGreaterThan(0);
    pass(front, person.userId, hour);
    await person.save({ userInfo: { dependents: 3 } });
    expect(person.dataSent()).toBe(first);
    await person.save({}, 'true');
    expect(person.dataSent()).toBeGreaterThanOrEqual(first + hour);
  });

  test('makes GPP a draft by the last answer about products, and changes nothing else', async () => {
    const choice = fc.constantFrom<string[] | undefined>(['GPP'], [], undefined);
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { maxLength: 6 }), async (choices) => {
        const person = combinedApplicant(front, 'gpp-available');
        for (const additionalProducts of choices)
          await person.save(additionalProducts ? { additionalProducts } : {});
        const last = choices.filter((it) => it !== undefined).slice(-1)[0];
        const result = await person.status();
        expect(result?.additionalProductStatus ?? {}).toEqual(last?.length ? { GPP: 'DRAFT' } : {});
        expect(result?.availableAdditionalProducts).toEqual(['GPP']);
        expect(result?.applicationStatus).toBe(choices.length > 0 ? 'DRAFT' : 'NOT_APPLIED');
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['new', ['GPP']],
    ['gpp-available', ['GPP', 'OTHER']],
  ])('refuses %s a product that is not available: %j', async (persona, additionalProducts) => {
    const person = combinedApplicant(front, persona);
    expect(await person.save({ additionalProducts })).toMatchObject(
      refusal(422, 'PRODUCT_NOT_AVAILABLE'),
    );
    expect(await person.draft()).not.toHaveProperty('additionalProducts');
    expect(await person.status()).toMatchObject({ applicationStatus: 'NOT_APPLIED' });
  });

  test.each(['gpp-terms', 'gpp-draft', 'gopayplus-draft'])(
    'of %s is complete for the personal data only',
    async (persona) => {
      const person = combinedApplicant(front, persona);
      await person.save({});
      const draft = mine(ctxOf(front.world, person.userId), single.combinedDraft) ?? {};
      const groups = missingInCombined(draft, 'x', false).map((path) => path.split('.')[0]);
      expect([...new Set(groups)]).toEqual(['workInfo', 'emergencyInfo', 'residentialInfo']);
    },
  );

  test('is closed after the submission, and GPP is still processed', async () => {
    const person = combinedApplicant(front, 'gpp-processing');
    expect(await person.save({ additionalProducts: [] })).toMatchObject(
      refusal(409, 'APPLICATION_NOT_OPEN'),
    );
    expect(await person.status()).toMatchObject({ additionalProductStatus: { GPP: 'PROCESSING' } });
  });
});
