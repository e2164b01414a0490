import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filledDraft } from '../../../sandbox/lender/new-person';
import { userById, userContextOf } from '../../../sandbox/lender/people';
import { single } from '../../../sandbox/lender/records';
import { keep } from '../../../sandbox/lender/world';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { STORED } from '../../../domain/storage/stored';
import { cast } from '../../screens/cast';
import { newTab, type OpenApp, openApp } from '../../support/app/open-app';
import { moreThan, watchListeners } from '../../support/app/listeners';
import { settle } from '../../support/app/stage';

afterEach(() => vi.restoreAllMocks());

/** Waits until the document stops changing. */
const rest = async (): Promise<void> => {
  for (let still = 0, before = ''; still < 3; still += 1) {
    await act(() => vi.dynamicImportSettled());
    await settle();
    const now = document.body.innerHTML;
    if (now !== before) [still, before] = [0, now];
  }
};

/** A page that every user may open. */
const elsewhere = '/no-such-page';

/** The persona to open instead, for users who may apply again: one whose draft is complete. */
const complete: Readonly<Record<string, string>> = {
  'rejected-can-reapply': 'draft',
  'gpp-rejected-can-reapply': 'gpp-draft',
};

/** Pages that open only after steps that this test does not take. */
const unopened: readonly RouteId[] = [
  'restructureCallback',
  'combinedKycTerms',
  'combinedResidence',
  'combinedContact',
];

const openAs = (persona: string | undefined) => {
  const tab = newTab(complete[persona ?? ''] ?? persona ?? 'new');
  if (persona === undefined) tab.storage.erase(STORED.authToken);
  const app = openApp({ persona: '', at: elsewhere, tab });
  const user = userById(tab.world, tab.userId);
  if (user && persona !== undefined && persona in complete)
    keep(userContextOf(tab.world, user), single.draft, filledDraft(user));
  return app;
};

const visit = async ({ navigator }: OpenApp, address: string): Promise<string | undefined> => {
  act(() => navigator.go(address));
  await rest();
  const route = document.querySelector('main')?.dataset['route'];
  act(() => navigator.go(elsewhere));
  await rest();
  return route;
};

test.each(cast())('no page of $persona leaves a listener behind', async ({ persona, pages }) => {
  const listeners = watchListeners();
  const app = await openAs(persona);
  await rest();
  for (const { id, address } of pages) {
    // The first visit creates objects that live as long as the login.
    const route = await visit(app, address);
    expect([id, route === ROUTES[id].path]).toEqual([id, !unopened.includes(id)]);
    const [before, sleeping] = [listeners(), app.clock.waiting];
    await visit(app, address);
    expect
      .soft([id, moreThan(before, listeners()), app.clock.waiting - sleeping])
      .toEqual([id, [], 0]);
  }
});

test('a listener that survives its page is found', () => {
  const now = watchListeners();
  const { place$ } = new MemoryNavigator();
  const Planted = () => {
    useEffect(() => {
      place$.subscribe(() => {});
      window.addEventListener('focus', () => {});
      const watching = place$.subscribe(() => {});
      return () => watching.unsubscribe();
    }, []);
    return null;
  };
  const before = now();
  render(<Planted />).unmount();
  expect(moreThan(before, now())).toEqual([
    expect.stringContaining('left-listeners.test.tsx'),
    expect.stringMatching(/^focus at .*left-listeners.test.tsx/),
  ]);
});
