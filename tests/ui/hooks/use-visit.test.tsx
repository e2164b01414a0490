import { act, render } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { routeAt } from '../../../domain/navigation/routes';
import { createI18n } from '../../../ui/app/i18n';
import { Screen } from '../../../ui/app/screen';
import { ScreenLoader } from '../../../ui/app/screen-loader';
import { ServicesContext } from '../../../ui/hooks/services';
import { useLive } from '../../../ui/hooks/use-live';
import { useVisit } from '../../../ui/hooks/use-visit';
import { memoryDevice } from '../../support/app/device';

/** Mounts the page at the current place twice, as StrictMode does, and records its visits. */
const openPage = async (start: string) => {
  const { device, navigator } = memoryDevice(start);
  const [mounts, visits]: [Set<unknown>, AbortSignal[]] = [new Set(), []];
  const Page = () => {
    const [self] = useState({});
    visits.push(useVisit());
    useEffect(() => void mounts.add(self), [self]);
    return null;
  };
  const load = async () => ({ screens: { start: Page, home: Page } });
  const loader = new ScreenLoader(createI18n('id'), { start: { load }, home: { load } });
  for (const area of ['start', 'home'] as const) await loader.area(area, 'id');
  device.rebind(ScreenLoader).toConstantValue(loader);
  const Place = () => {
    const place = useLive(navigator.place$);
    const id = routeAt(place.path);
    return <Screen key={id} id={id} place={place} />;
  };
  render(
    <StrictMode>
      <ServicesContext value={device}>
        <I18nextProvider i18n={loader.i18n}>
          <Place />
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>,
  );
  return {
    navigator,
    mounts: () => mounts.size,
    now: () => visits[visits.length - 1],
    go: (to: string) => act(() => navigator.go(to)),
  };
};

test('mounting twice does not end the visit', async () => {
  const { now } = await openPage('/home');
  expect(now()?.aborted).toBe(false);
});

test('a page keeps its visit while only the query changes', async () => {
  const { mounts, now, go } = await openPage('/home');
  const [before, visit] = [mounts(), now()];
  go('/home?tab=1');
  expect([mounts() - before, now() === visit, visit?.aborted]).toEqual([0, true, false]);
});

test('leaving ends the visit, and coming back begins another one', async () => {
  const { navigator, now, go } = await openPage('/home');
  const visit = now();
  go('/');
  expect([visit?.aborted, now()?.aborted]).toEqual([true, false]);
  act(() => navigator.back());
  expect([now() === visit, now()?.aborted]).toEqual([false, false]);
});

test.each([
  ['another path of its route is opened', '/home/', 0],
  ['the user leaves and is back before anything is drawn', '/', 1],
])('a page that stays mounted while %s has a new visit', async (_, to, backs) => {
  const { navigator, mounts, now } = await openPage('/home');
  const [before, visit] = [mounts(), now()];
  act(() => {
    navigator.go(to);
    for (let back = 0; back < backs; back += 1) navigator.back();
  });
  expect([mounts() - before, visit?.aborted, now()?.aborted]).toEqual([0, true, false]);
});
