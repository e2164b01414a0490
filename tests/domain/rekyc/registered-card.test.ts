import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { RegisteredCard } from '../../../domain/rekyc/registered-card';
import { aVisitOf } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

test('the card has the initials and the last digits', async () => {
  const { http, user } = await aVisitOf('closed');
  const card = new RegisteredCard(http);
  await card.load();
  const name = user().name.replace(
    /(\w)\w*/g,
    (word, first) => first + '*'.repeat(word.length - 1),
  );
  const lastFour = user().nik.slice(-4);
  expect(card.state$.value).toEqual({ phase: 'ready', value: { name, lastFour } });
});

test('the card is masked even when the server sends it unmasked, and a missing part is absent', async () => {
  const http = new HeldHttp();
  const card = new RegisteredCard(http);
  void card.load();
  await http.answer({ maskedName: 'Sari', maskedNik: '3171016703950123' });
  expect(card.state$.value).toEqual({ phase: 'ready', value: { name: 'S***', lastFour: '0123' } });
  void card.load();
  await http.answer({ maskedNik: '123' });
  expect(card.state$.value).toEqual({ phase: 'ready', value: {} });
});

test('a failed read keeps the last card, and can be retried', async () => {
  const { http, world } = await aVisitOf('closed');
  const card = new RegisteredCard(http);
  addFault(world, { path: '/v1/kyc/ktp', status: 500, times: 1 });
  await card.load();
  expect(card.state$.value).toMatchObject({ phase: 'failed', failure: { status: 500 } });
  await card.load();
  expect(card.state$.value.phase).toBe('ready');
  addFault(world, { path: '/v1/kyc/ktp', drop: true, times: 1 });
  await card.load();
  expect(card.state$.value).toMatchObject({
    phase: 'failed',
    last: { lastFour: expect.any(String) },
  });
});
