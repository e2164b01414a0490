import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { minute, second } from '../../../domain/kernel/instant';
import { type ChallengeIds, PinIds } from '../../../domain/pin/pin-ids';
import { STORED } from '../../../domain/storage/stored';
import type { Stored, StoredRow } from '../../../domain/ports/stored-row';

const ids = { challengeId: 'c-1', requestId: 'r-1' };
const kept = (storage: MemoryStorage) => [
  storage.read(STORED.pinChallengeId),
  storage.read(STORED.pinRequestId),
  storage.read(STORED.pinChallengedAt),
];
const nothing = [undefined, undefined, undefined];

const fresh = () => {
  const [storage, clock] = [new MemoryStorage(), new MemoryClock()];
  return { storage, clock, ids: new PinIds(storage, clock) };
};

test('ids can be read for five minutes', async () => {
  const { storage, clock, ids: first } = fresh();
  first.keep(ids);
  await clock.advance(5 * minute - second);
  expect(new PinIds(storage, clock).read()).toEqual(ids);
  await clock.advance(second);
  expect(new PinIds(storage, clock).read()).toBeUndefined();
  expect(kept(storage)).toEqual(nothing);
});

test('ids are erased after five minutes without a read', async () => {
  const { storage, clock, ids: open } = fresh();
  open.keep(ids);
  await clock.advance(5 * minute);
  expect(kept(storage)).toEqual(nothing);
});

test('ids of an earlier page are erased at their own time', async () => {
  const { storage, clock, ids: before } = fresh();
  before.keep(ids);
  await clock.advance(4 * minute);
  const [later, laterClock] = [new MemoryStorage(), new MemoryClock(clock.now())];
  for (const row of [STORED.pinChallengeId, STORED.pinRequestId] as const)
    later.write(row, storage.read(row) ?? '');
  later.write(STORED.pinChallengedAt, storage.read(STORED.pinChallengedAt) ?? 0);
  const after = new PinIds(later, laterClock);
  expect(after.read()).toEqual(ids);
  await laterClock.advance(minute);
  expect(kept(later)).toEqual(nothing);
});

test('a clock that is corrected by a few seconds does not end a challenge', () => {
  const { storage, clock, ids: open } = fresh();
  open.keep(ids);
  expect(new PinIds(storage, new MemoryClock(clock.now() - 3 * second)).read()).toEqual(ids);
  expect(new PinIds(storage, new MemoryClock(clock.now() - 6 * second)).read()).toBeUndefined();
});

test('the timeout of an older challenge does not end a newer one', async () => {
  const { storage, clock, ids: open } = fresh();
  open.keep(ids);
  await clock.advance(4 * minute);
  open.keep({ challengeId: 'c-2' });
  await clock.advance(4 * minute);
  expect(open.read()).toEqual({ challengeId: 'c-2' });
  await clock.advance(minute);
  expect(kept(storage)).toEqual(nothing);
});

test.each([
  ['of the future', 60 * minute],
  ['of long ago', -5 * minute],
])('ids %s are erased', (_, off) => {
  const { storage, clock, ids: open } = fresh();
  storage.write(STORED.pinChallengeId, 'c-1');
  storage.write(STORED.pinChallengedAt, clock.now() + off);
  expect(open.read()).toBeUndefined();
  expect(kept(storage)).toEqual(nothing);
});

test('ids without a time are not read, and stay for the tab that is storing them', () => {
  const { storage, ids: open } = fresh();
  storage.write(STORED.pinChallengeId, 'c-1');
  expect(open.read()).toBeUndefined();
  expect(kept(storage)).toEqual(['c-1', undefined, undefined]);
});

/** A storage in which another tab reads after every single change. */
class WatchedStorage extends MemoryStorage {
  readonly seen: unknown[] = [];
  private watching = false;

  constructor(private readonly clock: MemoryClock) {
    super();
  }

  override write<T>(row: Stored<T>, value: T): boolean {
    const isKept = super.write(row, value);
    this.look();
    return isKept;
  }

  override erase(row: StoredRow): void {
    super.erase(row);
    this.look();
  }

  private look(): void {
    if (this.watching) return;
    this.watching = true;
    this.seen.push(new PinIds(this, this.clock).read());
    this.watching = false;
  }
}

test('a tab that reads while another one stores or erases finds all ids or none', () => {
  const clock = new MemoryClock();
  const storage = new WatchedStorage(clock);
  const open = new PinIds(storage, clock);
  open.keep(ids);
  expect(open.read()).toEqual(ids);
  open.keep({ challengeId: 'c-2' });
  open.erase();
  const whole = new Set([undefined, JSON.stringify(ids), '{"challengeId":"c-2"}']);
  expect(storage.seen.filter((it) => !whole.has(JSON.stringify(it)))).toEqual([]);
  expect(new Set(storage.seen.map((it) => JSON.stringify(it)))).toEqual(whole);
});

type Step =
  | { readonly kind: 'keep'; readonly ids: ChallengeIds }
  | { readonly kind: 'erase' | 'read' | 'reload' }
  | { readonly kind: 'wait'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('keep' as const),
    ids: fc.constantFrom<ChallengeIds[]>(ids, { challengeId: 'c-2' }, { requestId: 'r-2' }, {}),
  }),
  fc.record({ kind: fc.constantFrom('erase' as const, 'read' as const, 'reload' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 6 * minute }) }),
);

test('after any steps ids are read as they were stored, and never live longer than five minutes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const { storage, clock, ids: first } = fresh();
      let open = first;
      let last: { readonly ids: ChallengeIds; readonly at: number } | undefined;
      for (const it of steps) {
        if (it.kind === 'keep') {
          open.keep(it.ids);
          last = { ids: it.ids, at: clock.now() };
        } else if (it.kind === 'erase') {
          open.erase();
          last = undefined;
        } else if (it.kind === 'reload') open = new PinIds(storage, clock);
        else if (it.kind === 'wait') await clock.advance(it.ms);
        const alive = last && clock.now() - last.at < 5 * minute;
        // Checked before a read, because a read erases them.
        if (!alive) expect(kept(storage)).toEqual(nothing);
        expect(open.read()).toEqual(alive ? last?.ids : undefined);
      }
    }),
    { numRuns: 100 },
  );
});
