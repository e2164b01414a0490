import { expect, test } from 'vitest';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { lenderHttp, memoryWorld } from '../../support/lender';
import { clean } from '../../../domain/forms/clean';
import { KycDrafts } from '../../../domain/kyc/drafts';
import { kycForm } from '../../../domain/kyc/form';
import { sentAnswers } from '../support/wire-drafts';

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
  const drafts = fresh();
  const all = sentAnswers(kycForm);
  expect(all.length).toBeGreaterThan(150);
  for (const { field, sent } of all) {
    const saved = await drafts.save({ answers: { [field.name]: sent }, extras: {} });
    expect(saved, `${field.name} «${sent}»`).toEqual({ ok: true, value: undefined });
    const draft = await drafts.load();
    const held = new Map(draft.ok ? Object.entries(draft.value.answers) : []).get(field.name);
    expect([field.name, clean(field.kind, held ?? '')]).toEqual([field.name, sent]);
  }
});

test('a failure is returned', async () => {
  const clock = new MemoryClock();
  const drafts = new KycDrafts(lenderHttp(memoryWorld(clock), clock, () => 'nobody'));
  expect(await drafts.load()).toMatchObject({ ok: false, error: { kind: 'api', status: 401 } });
  expect(await drafts.save({ answers: {}, extras: {} })).toMatchObject({ ok: false });
});
