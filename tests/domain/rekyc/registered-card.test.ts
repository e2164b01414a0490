import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { userById } from '../../../adapters/memory/lender/people';
import { RegisteredCard } from '../../../domain/rekyc/registered-card';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

test('the card shows initials and the end of its number', async () => {
  const { http, session, world, me } = await aVisitOf('closed');
  const card = new RegisteredCard(http, session);
  await card.load();
  const user = userById(world, me.userId);
  const name = user?.name.replace(/(\w)\w*/g, (word, first) => first + '*'.repeat(word.length - 1));
  const lastFour = user?.nik.slice(-4);
  expect(card.card$.value).toEqual({ phase: 'ready', value: { name, lastFour } });
});

test('it is masked, whatever was sent, and what nothing was sent of is absent', async () => {
  const [http, { session }] = [new HeldHttp(), new Visit()];
  const card = new RegisteredCard(http, session);
  void card.load();
  await http.answer({ maskedName: 'Sari', maskedNik: '3171016703950123' });
  expect(card.card$.value).toEqual({ phase: 'ready', value: { name: 'S***', lastFour: '0123' } });
  void card.load();
  await http.answer({ maskedNik: '123' });
  expect(card.card$.value).toEqual({ phase: 'ready', value: {} });
});

test('a failed read says so, keeps what was known, and can be tried again', async () => {
  const { http, session, world } = await aVisitOf('closed');
  const card = new RegisteredCard(http, session);
  addFault(world, { path: '/v1/kyc/ktp', status: 500, times: 1 });
  await card.load();
  expect(card.card$.value).toMatchObject({ phase: 'failed', failure: { status: 500 } });
  await card.load();
  expect(card.card$.value.phase).toBe('ready');
  addFault(world, { path: '/v1/kyc/ktp', drop: true, times: 1 });
  await card.load();
  expect(card.card$.value).toMatchObject({
    phase: 'failed',
    last: { lastFour: expect.any(String) },
  });
});

test('the newest question has the last word, and whoever leaves takes the card along', async () => {
  const [http, { session }] = [new HeldHttp(), new Visit()];
  const card = new RegisteredCard(http, session);
  void card.load();
  void card.load();
  await http.answer({ maskedNik: '2222' }, 1);
  await http.answer({ maskedNik: '1111' });
  expect(card.card$.value).toEqual({ phase: 'ready', value: { lastFour: '2222' } });
  void card.load();
  session.end('person');
  await http.answer({ maskedNik: '3333' });
  expect(card.card$.value).toEqual({ phase: 'idle' });
});
