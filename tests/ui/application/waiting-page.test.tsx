import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { aVisitOf, type Visit } from '../../domain/support/a-visit';
import { decide as decideOf } from '../../support/app/open-at';
import { settle, stage, stageAs } from '../../support/app/stage';

const decide = ({ world, me }: Visit & { me: { userId: string } }, outcome: string) =>
  decideOf({ world, userId: me.userId }, 'application', outcome);

const asked = (visit: Visit) => visit.count('applicationStatus');

test.each(['processing', 'review'])('%s continues at an approval by itself', async (page) => {
  const { visit, at, pass, main } = await stageAs('review', `/application/${page}`);
  expect(main()?.dataset['route']).toBe(`/application/${page}`);
  await pass(2000);
  expect(at()).toBe(`/application/${page}`);
  decide(visit, 'APPROVED');
  await pass(4000);
  expect(at()).toBe('/home/activated');
  expect(visit.navigator.trail).toHaveLength(1);
});

test('a rejection redirects to its page', async () => {
  const { visit, at, pass } = await stageAs('review', '/application/processing');
  decide(visit, 'REJECTED');
  await pass(2000);
  expect(at()).toBe('/application/rejected');
});

test('the page polls, and not while it is hidden', async () => {
  const { visit, pass, hostInfo } = await stageAs('review', '/application/processing');
  const before = asked(visit);
  await pass(6_000);
  expect(asked(visit) - before).toBe(2);
  hostInfo.visible$.next(false);
  await pass(120_000);
  expect(asked(visit) - before).toBe(2);
  act(() => hostInfo.visible$.next(true));
  await settle();
  expect(asked(visit) - before).toBe(3);
});

test('after five minutes only the button reads the status', async () => {
  const { visit, pass, main, press, at, notifications } = await stageAs(
    'review',
    '/application/review',
  );
  for (let minutes = 0; minutes < 7; minutes += 1) await pass(60_000);
  const before = asked(visit);
  expect(main()?.querySelector('[role="status"]')?.textContent).toContain(
    'berhenti mengecek sendiri',
  );
  await pass(600_000);
  expect(asked(visit)).toBe(before);
  await press();
  expect(asked(visit)).toBe(before + 1);
  expect(notifications.toast$.value?.text).toContain('Belum ada keputusan');
  decide(visit, 'APPROVED');
  await press();
  expect(at()).toBe('/home/activated');
});

test('a failed manual check shows its error and offers a retry', async () => {
  const { visit, press, notifications, at } = await stageAs('review', '/application/processing');
  addFault(visit.world, { path: '/v1/user/application-status', status: 500, times: 1 });
  await press();
  expect(notifications.ask$.value?.code).toBe('HTTP_500');
  expect(notifications.ask$.value?.primary.label).toBe('Coba lagi');
  expect(at()).toBe('/application/processing');
});

test('polling stops when the user leaves the page', async () => {
  const { visit, pass } = await stageAs('review', '/application/processing');
  act(() => visit.navigator.go('/tnc'));
  const before = asked(visit);
  await pass(300_000);
  expect(asked(visit)).toBe(before);
});

test('a user who was approved earlier is not congratulated again', async () => {
  const visit = await aVisitOf('approved', '/application/processing');
  expect((await stage(visit)).at()).toBe('/home');
});

test('after a submission the next page waits for the decision', async () => {
  const { press, at } = await stageAs('review', '/application/submit');
  await press();
  expect(at()).toBe('/application/processing');
});

test('a submission without an outcome is looked up, not sent again', async () => {
  const { visit, press, at } = await stageAs('review', '/application/error');
  await press();
  expect(at()).toBe('/application/review');
  expect(visit.count('submitApplication')).toBe(0);
});

test('a status that arrives after the user left does not navigate', async () => {
  const { visit, press, pass, at } = await stageAs('review', '/application/error');
  addFault(visit.world, { path: '/v1/user/application-status', delayMs: 2000, times: 1 });
  await press();
  act(() => visit.navigator.go('/tnc'));
  await pass(2000);
  expect(at()).toBe('/tnc');
});
