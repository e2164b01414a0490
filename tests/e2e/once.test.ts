import { attackOnce } from '../once/attacks';
import { onceCalls } from '../once/cases';
import { loseAnswer } from '../once/lose-answer';
import { expect, test } from './support/test';

// Every call, each in five more ways, and every lost answer are `npm run once`. Beside these, each of their pages shows
// its own: restructure.test.ts, contract-sign.test.ts, repayment.test.ts.

for (const name of ['submitApplication', 'submitRekyc'] as const)
  test(`${name}: ten fast clicks reach the server once`, async ({
    page,
    context,
    sandbox,
    login,
  }) => {
    await attackOnce(name, 'ten fast clicks', { page, context, sandbox, login });
  });

for (const [name, carriedOut] of [
  ['submitApplication', true],
  ['signContract', false],
] as const)
  test(`${name} is lost, carried out ${carriedOut}`, async ({ page, sandbox, login, losing }) => {
    await loseAnswer(name, carriedOut, { page, sandbox, login, losing });
  });

test('fourteen calls are never repeated', () => {
  expect(onceCalls).toHaveLength(14);
});
