import { attacks, expectOnce } from './attacks';
import { onceCalls, onceCases } from './cases';
import { expect, test } from '../e2e/support/test';

test('every call that is never repeated has a case, and nothing else has one', () => {
  expect(Object.keys(onceCases).sort()).toEqual([...onceCalls].sort());
});

for (const name of onceCalls)
  for (const [attack, run] of Object.entries(attacks))
    test(`${name}: ${attack}`, async ({ page, context, sandbox, login }) => {
      const of = onceCases[name];
      if (!of) throw new Error(`no case for ${name}`);
      const user = await login(of.persona, { lang: 'id' });
      await of.prepare?.(sandbox, user);
      const attacked = { name, of, page, context, sandbox, user };
      await run(attacked);
      await expectOnce(attacked, attack === 'two tabs' ? (of.confirms ?? name) : name);
      process.stdout.write(`${name}, ${attack}: one call\n`);
    });
