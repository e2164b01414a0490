import { expect, test } from '../e2e/support/test';
import { attackNames, attackOnce } from './attacks';
import { onceCalls, onceCases } from './cases';

test('every once-only call has a case, and no other call has one', () => {
  expect(Object.keys(onceCases).sort()).toEqual([...onceCalls].sort());
});

for (const name of onceCalls)
  for (const attack of attackNames)
    test(`${name}: ${attack}`, async ({ page, context, sandbox, login }) => {
      await attackOnce(name, attack, { page, context, sandbox, login });
      process.stdout.write(`${name}, ${attack}: one call\n`);
    });
