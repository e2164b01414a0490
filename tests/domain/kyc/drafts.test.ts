import { expect, test } from 'vitest';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { lenderHttp, memoryWorld } from '../../support/lender';
import { contextAt } from '../../../domain/forms/answers';
import { check } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { fieldsOf } from '../../../domain/forms/form';
import { KycDrafts } from '../../../domain/kyc/drafts';
import { kycForm } from '../../../domain/kyc/form';
import { rowsOf } from '../forms/rows/rows-of';

const fresh = () => {
  const clock = new MemoryClock();
  const world = memoryWorld(clock);
  const login = createLogin(world, 'new');
  return new KycDrafts(lenderHttp(world, clock, () => login?.token));
};

test('a new user has a draft without answers', async () => {
  const draft = await fresh().load();
  expect(draft.ok && draft.value.answers).toEqual({});
});

test('the server accepts every valid answer and returns it unchanged', async () => {
  const context = contextAt(0);
  const drafts = fresh();
  let taken = 0;
  for (const field of fieldsOf(kycForm))
    for (const [typed] of rowsOf(field)) {
      if (check(field, typed, context).hard || clean(field.kind, typed) === '') continue;
      const sent = clean(field.kind, typed);
      const answers = { [field.name]: sent };
      const saved = await drafts.save({ answers, extras: {} });
      expect(saved, `${field.name} «${sent}»`).toEqual({ ok: true, value: undefined });
      const draft = await drafts.load();
      const held = new Map(draft.ok ? Object.entries(draft.value.answers) : []).get(field.name);
      expect([field.name, clean(field.kind, held ?? '')]).toEqual([field.name, sent]);
      taken += 1;
    }
  expect(taken).toBeGreaterThan(150);
});

test('a failure is returned', async () => {
  const clock = new MemoryClock();
  const drafts = new KycDrafts(lenderHttp(memoryWorld(clock), clock, () => 'nobody'));
  expect(await drafts.load()).toMatchObject({ ok: false, error: { kind: 'api', status: 401 } });
  expect(await drafts.save({ answers: {}, extras: {} })).toMatchObject({ ok: false });
});
