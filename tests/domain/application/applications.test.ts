import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { decideFor } from '../../../sandbox/lender/personas/control';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { day } from '../../../domain/kernel/instant';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, type Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const path = '/v1/user/application-status';
const failing = (visit: Visit, times = 1) =>
  addFault(visit.world, { method: 'GET', path, status: 500, times });

/** Returns the shown phases and statuses without repetitions. */
const watch = (applications: Applications): string[] => {
  const shown: string[] = [];
  applications.state$.subscribe((state) => {
    const word = `${state.phase} ${guardStatus(state) ?? ''}`.trim();
    if (word !== shown[shown.length - 1]) shown.push(word);
  });
  return shown;
};

/** Returns the applications of a reloaded page: storage is kept, memory is lost. */
const reopened = ({ http, storage, clock, session }: Visit): Applications =>
  new Applications(http, storage, clock, session);

test('the application is idle before it is loaded, and its status is stored for the next visit', async () => {
  const visit = await aVisitOf('approved');
  const shown = watch(visit.applications);
  await visit.applications.load();
  expect(shown).toEqual(['idle', 'loading', 'ready APPROVED']);
  expect(visit.storage.read(STORED.statusMarker)).toBe('a');
  const again = reopened(visit);
  const shownAgain = watch(again);
  await again.load();
  expect(shownAgain).toEqual(['idle', 'loading APPROVED', 'ready APPROVED']);
});

test('a marker opens the page at once, and a different answer of the server replaces both', async () => {
  const visit = await aVisitOf('review');
  await visit.applications.setStatus('APPROVED');
  const again = reopened(visit);
  const shown = watch(again);
  await again.load();
  expect(shown).toEqual(['idle', 'loading APPROVED', 'ready SUBMITTED']);
  expect(visit.storage.read(STORED.statusMarker)).toBeUndefined();
});

test('a failed request without a marker gives ERROR, and with a marker keeps the status', async () => {
  const visit = await aVisitOf('approved');
  failing(visit, 2);
  const shown = watch(visit.applications);
  await visit.applications.load();
  expect(shown).toEqual(['idle', 'loading', 'failed ERROR']);
  await visit.applications.setStatus('APPROVED');
  const again = reopened(visit);
  await again.load();
  expect(again.state$.value.phase).toBe('failed');
  expect(guardStatus(again.state$.value)).toBe('APPROVED');
  expect(visit.storage.read(STORED.statusMarker)).toBe('a');
});

test('a rejection is stored until its time, and not for a user with the GPP flag', async () => {
  const visit = await aVisitOf('rejected');
  await visit.applications.load();
  expect(visit.storage.read(STORED.statusMarker)).toBe('r');
  const until = visit.storage.read(STORED.reapplyTime) ?? 0;
  expect(until).toBeGreaterThan(visit.clock.now());
  for (const [after, first] of [
    [until - visit.clock.now() - 1, 'loading REJECTED'],
    [1, 'loading'],
  ] as const) {
    await visit.clock.advance(after);
    const shown = watch(reopened(visit));
    const again = reopened(visit);
    const shownAgain = watch(again);
    await again.load();
    expect([shown, shownAgain[1]]).toEqual([['idle'], first]);
  }

  const gpp = await aVisitOf('gpp-processing');
  const ctx = gpp.lender();
  decideFor(ctx, 'application', 'REJECTED', ctx.now + 30 * day);
  await gpp.applications.load();
  expect(guardStatus(gpp.applications.state$.value)).toBe('REJECTED');
  expect(gpp.storage.read(STORED.statusMarker)).toBe('r');
  expect(gpp.storage.read(STORED.reapplyTime)).toBeUndefined();
  const shown = reopened(gpp);
  const words = watch(shown);
  await shown.load();
  expect(words).toEqual(['idle', 'loading', 'ready REJECTED']);
});

/** The same over a server whose answers the test controls. */
const held = async () => {
  const visit = await aVisitOf('approved');
  const http = new HeldHttp();
  const applications = new Applications(http, visit.ports.storage, visit.clock, visit.session);
  return { visit, http, applications, shown: watch(applications) };
};

test('the newest request wins, in any order of the answers', async () => {
  const { http, applications } = await held();
  void applications.load();
  await settled();
  void applications.refresh();
  await settled();
  await http.answer({ applicationStatus: 'SUBMITTED' }, 1);
  await http.answer({ applicationStatus: 'DRAFT' });
  expect(guardStatus(applications.state$.value)).toBe('SUBMITTED');

  void applications.refresh();
  await settled();
  await applications.setStatus('PENDING_AUTH');
  await http.answer({ applicationStatus: 'SUBMITTED' });
  expect(guardStatus(applications.state$.value)).toBe('PENDING_AUTH');
});

test('a request of a user who logged out stores nothing, at any moment of the logout', async () => {
  for (const what of ['answer', 'action'])
    for (let moments = 0; moments < 12; moments += 1) {
      const { visit, http, applications } = await held();
      void applications.load();
      await settled();
      if (what === 'answer') void http.answer({ applicationStatus: 'APPROVED' });
      else void applications.setStatus('APPROVED');
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      visit.session.end('person');
      await settled();
      const { phase } = visit.currentApplication.state$.value;
      const marker = visit.storage.read(STORED.statusMarker);
      expect([what, moments, phase, marker]).toEqual([what, moments, 'idle', undefined]);
    }
});
