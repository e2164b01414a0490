import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { ObservedHttp } from '../../../adapters/telemetry/observed-http';
import { reapply } from '../../../domain/application/calls';
import { HeldHttp } from '../../domain/support/held-http';

test('tells how a call ended, how long it took and where it was made, and answers the same', async () => {
  const [held, clock, tracking] = [new HeldHttp(), new MemoryClock(), new MemoryTracking()];
  let route = 'applicationRejected';
  const http = new ObservedHttp(held, clock, tracking, () => route);
  const asked = http.call(reapply, {});
  route = 'maintenance';
  await clock.advance(250);
  expect(tracking.calls).toEqual([]);
  await held.fail({ kind: 'api', status: 503 });
  const result = await asked;
  expect(result).toEqual({ ok: false, error: { kind: 'api', status: 503 } });
  expect(tracking.calls).toEqual([
    { where: 'POST /v1/kyc/reapply', route: 'applicationRejected', input: {}, result, took: 250 },
  ]);
});
