import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryTracking } from '../../../adapters/memory/memory-tracking';
import { ObservedHttp } from '../../../adapters/telemetry/observed-http';
import { submitApplication } from '../../../domain/application/calls';
import { HeldHttp } from '../../domain/support/held-http';

test('reports how a call ended, its duration and its route, and returns the same result', async () => {
  const [held, clock, tracking] = [new HeldHttp(), new MemoryClock(), new MemoryTracking()];
  let route = 'applicationRejected';
  const http = new ObservedHttp(held, clock, tracking, () => route);
  const asked = http.call(submitApplication, { body: {} });
  route = 'maintenance';
  await clock.advance(250);
  expect(tracking.calls).toEqual([]);
  await held.fail({ kind: 'api', status: 503 });
  const result = await asked;
  expect(result).toEqual({ ok: false, error: { kind: 'api', status: 503 } });
  expect(tracking.calls).toEqual([
    {
      where: 'POST /v1/user/submit',
      route: 'applicationRejected',
      input: { body: {} },
      result,
      refusals: ['AFI_USER_NOT_ALLOWED'],
      took: 250,
    },
  ]);
});
