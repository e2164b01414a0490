import { attackOnce } from '../once/attacks';
import { onceCalls } from '../once/cases';
import { loseAnswer } from '../once/lose-answer';
import { expect, test } from './support/test';

// Every call, each in five more ways, and every lost answer are `npm run once`.

for (const name of onceCalls.filter((one) => one.startsWith('submit') || one === 'signContract'))
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
  ['virtualAccount', true],
] as const)
  test(`${name} is lost, carried out ${carriedOut}`, async ({ page, sandbox, login, losing }) => {
    await loseAnswer(name, carriedOut, { page, sandbox, login, losing });
  });

test('fourteen calls are never repeated', () => {
  expect(onceCalls).toHaveLength(14);
});
