import { onceCalls } from './cases';
import { lostCases } from './lost';
import { loseAnswer } from './lose-answer';
import { expect, test } from '../e2e/support/test';

test("every once-only call has a case with the page's text after a lost answer", () => {
  expect(Object.keys(lostCases).sort()).toEqual([...onceCalls].sort());
});

for (const name of onceCalls)
  for (const carriedOut of [true, false])
    test(`${name}: lost, carried out ${carriedOut}`, async ({ page, sandbox, login, losing }) => {
      await loseAnswer(name, carriedOut, { page, sandbox, login, losing });
    });
