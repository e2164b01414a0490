import { expect, test } from 'vitest';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { LateTracking } from '../../../adapters/telemetry/late-tracking';
import { ok } from '../../../domain/kernel/result';
import { settled } from '../../domain/support/held-http';
import type { EndedCall, TrackingEvent } from '../../../domain/ports/tracking';

const event = (action: string): TrackingEvent => ({ action, route: 'home', properties: {} });

/** A sender that records its events. */
class MemorySender extends MemoryTracking {
  dropped = 0;

  lost(events: number): void {
    this.dropped += events;
  }
}

const call: EndedCall = {
  where: 'POST /v1/kyc/reapply',
  route: 'home',
  input: {},
  result: ok(undefined),
  refusals: [],
  took: 12,
};

/** Creates a page whose idle moments the test controls. */
const aPage = () => {
  const idle: (() => void)[] = [];
  const page = { requestIdleCallback: (run: () => void) => idle.push(run) };
  return { page: page as unknown as Window, idle: () => idle.forEach((run) => run()) };
};

test('earlier events are sent in order when the code is loaded, later ones at once', async () => {
  const { page, idle } = aPage();
  const sender = new MemorySender();
  const late = new LateTracking(() => Promise.resolve(sender), page);
  late.track(event('first'));
  late.track(event('second'));
  late.called(call);
  expect(sender.events).toEqual([]);
  idle();
  await settled();
  late.track(event('third'));
  expect(sender.events.map(({ action }) => action)).toEqual(['first', 'second', 'third']);
  expect(sender.calls).toEqual([call]);
});

test('at most fifty events wait, and without the code they are dropped', async () => {
  const { page, idle } = aPage();
  const sender = new MemorySender();
  const late = new LateTracking(() => Promise.resolve(sender), page);
  for (let n = 0; n < 60; n += 1) late.track(event(String(n)));
  idle();
  await settled();
  expect([sender.events.length, sender.dropped]).toEqual([50, 10]);

  const none = aPage();
  const lost = new LateTracking(() => Promise.reject(new Error('missing chunk')), none.page);
  lost.track(event('lost'));
  none.idle();
  await settled();
  expect(lost.sent).toEqual([]);
});
