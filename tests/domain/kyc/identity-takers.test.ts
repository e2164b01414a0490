import { expect, test, vi } from 'vitest';
import type { Failure } from '../../../domain/kernel/failure';
import { ok } from '../../../domain/kernel/result';
import { identityTakers } from '../../../domain/kyc/identity-takers';

const lost = { kind: 'network' } as const;

const takersOf = (end: object = { kind: 'done', value: undefined }) => {
  const attach = vi.fn<() => Promise<unknown>>(async () => ok(undefined));
  const prepare = vi.fn<() => Promise<Failure>>(async () => lost);
  const press = vi.fn<() => Promise<object>>(async () => end);
  const takers = identityTakers(
    () => ({ attach }) as never,
    () => ({ prepare, press }) as never,
  );
  return { ...takers, attach, prepare, press };
};

test('only a re-KYC needs something before the identity check', async () => {
  const { needs, prepare } = takersOf();
  expect(await needs?.('GPL')).toBeUndefined();
  expect(await needs?.('COMBINED')).toBeUndefined();
  expect(prepare).not.toHaveBeenCalled();
  expect(await needs?.('REKYC')).toEqual(lost);
});

test('the draft of the single product gets the id, and the combined application nothing', async () => {
  const { takers, attach, press } = takersOf();
  expect(await takers.COMBINED('u-1')).toBeUndefined();
  expect(attach).not.toHaveBeenCalled();
  expect(await takers.GPL('u-1')).toBeUndefined();
  expect(attach).toHaveBeenCalledExactlyOnceWith({ onekycSubmissionUuid: 'u-1' });
  expect(press).not.toHaveBeenCalled();
});

test.each([
  [{ kind: 'done', value: undefined }, undefined],
  [{ kind: 'failed', failure: lost }, lost],
])('a re-KYC sends the id; its end %j fails with %j', async (end, failure) => {
  const { takers, press } = takersOf(end);
  expect(await takers.REKYC('u-1')).toEqual(failure);
  expect(press).toHaveBeenCalledExactlyOnceWith('u-1');
});
