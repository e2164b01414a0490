import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { ROUTES } from '../../../domain/navigation/routes';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import { lenderFetch } from '../../faults/support/lender-fetch';
import { diceOf } from '../../fleet/support/dice';
import { newFleetTab, openClient } from '../../fleet/support/fleet-client';
import { FleetClock } from '../../fleet/support/fleet-clock';
import { FleetLender } from '../../fleet/support/fleet-lender';
import { fleetPages } from '../../fleet/support/fleet-pages';
import { clientConfig } from '../../support/client-config';
import { fetchHttp } from '../../support/fetch-http';
import { matchingCall } from '../../support/matching-call';
import { onPhone } from '../../support/app/on-phone';
import { openApp } from '../../support/app/open-app';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Opens a page and waits for its calls. Returns their names, and the bytes of all requests and answers. */
const visit = async (persona: string, at: string, shell?: MemoryShell) => {
  const names: string[] = [];
  let bytes = 0;
  const app = await openApp({
    persona,
    at,
    ...(shell && { shell }),
    http: ({ world, clock, reporter, token }) => {
      const answer = lenderFetch(world);
      return fetchHttp({
        bases: clientConfig.apiBases,
        token,
        clock,
        reporter,
        fetch: async (url, init) => {
          const path = url.replace('/api', '').split('?')[0] ?? '';
          names.push(matchingCall(init.method ?? 'GET', path).name);
          const response = await answer(url, init);
          const headers = Object.entries(init.headers).flat().join('');
          bytes += bytesOf(`${url}${headers}${typeof init.body === 'string' ? init.body : ''}`);
          bytes += bytesOf(await response.clone().text());
          return response;
        },
      });
    },
  });
  await app.on(at);
  await app.advance(second);
  return { names: names.sort(), kilobytes: bytes / 1000 };
};

/** Returns the names of the calls that the page of the fleet makes. */
const fleetVisit = async (applies: boolean, at: string): Promise<readonly string[]> => {
  const [clock, dice] = [new FleetClock(), diceOf(1)];
  const lender = new FleetLender(clock, dice, () => ({ latency: second / 20 }));
  const life = { name: 'user', applies, decided: false };
  const client = openClient(
    newFleetTab({ clock, lender, dice, life, inHost: false, config: {} }),
    at,
    fleetPages,
  );
  await clock.runUntil(second);
  client.close();
  return lender.arrivals.map(({ name }) => name).sort();
};

test.each([
  [ROUTES.home.path, 'active', 6, 3.4],
  [ROUTES.transactions.path, 'active', 2, 7],
  [ROUTES.billList.path, 'active', 4, 1.7],
  [ROUTES.bcaVa.path, 'active', 4, 1.1],
  [ROUTES.applicationProcessing.path, 'review', 1, 0.3],
] as const)(
  'a visit of %s as %s costs at most %i calls and %d kB, on the web and in a host',
  async (at, persona, calls, most) => {
    onPhone();
    const web = await visit(persona, at);
    cleanup();
    const host = await visit(persona, at, new MemoryShell());
    for (const { names, kilobytes } of [web, host]) {
      expect(names.length, names.join(' ')).toBeLessThanOrEqual(calls);
      expect(kilobytes).toBeLessThanOrEqual(most);
    }
    expect(await fleetVisit(persona === 'review', at), 'the fleet calls otherwise').toEqual(
      web.names,
    );
  },
);
