import { expect, test } from 'vitest';
import { isApplicationPage, pageStatuses } from '../../../domain/application/pages';
import { type Application, bareApplication } from '../../../domain/application/status';
import { statuses } from '../../../domain/navigation/statuses';
import { day } from '../../../domain/kernel/instant';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { hosts } from '../../../domain/host/host';
import { formatIn } from '../../../ui/format/use-format';
import type { StatusDetails } from '../../../ui/pages/application/status-details';
import {
  APPLICATION_STATUS_PAGES,
  type ApplicationStatusRoute,
} from '../../../ui/pages/application/application-status-pages';
import type { Shown, StatusRow } from '../../../ui/pages/status/status-view';
import { lacks, languages, wordsOf } from '../../support/app/lacks';
import { firstFive } from '../../support/failures';

const flags = [true, false];
const now = Date.UTC(2026, 0, 15, 3);
const waitlists = [
  {},
  { waitlist: {} },
  ...flags.flatMap((isJoined) =>
    flags.map((isReviewing) => ({ waitlist: { isJoined, isReviewing } })),
  ),
];
const everyGpp = [
  {},
  { productStatus: { GPP: 'PROCESSING' } },
  { productStatus: { GPP: 'DRAFT' } },
];
const times = [undefined, now - 1, now, now + 1, now + day, now + 30 * day];

/** Returns every application for which the page of this route is shown. */
const everyApplication = (route: ApplicationStatusRoute): Application[] => {
  const fitting = isApplicationPage(route) ? pageStatuses(route) : statuses;
  return fitting.flatMap((status) =>
    waitlists.flatMap((waitlist) =>
      everyGpp.map((gpp) => ({ ...bareApplication(status), ...waitlist, ...gpp })),
    ),
  );
};

const usual: StatusDetails = {
  online: true,
  host: 'web',
  loggedIn: true,
  format: formatIn('id'),
  now,
  canMigrate: false,
  canUpdate: false,
};

/** Every combination of host, connection and configuration. */
const everyPlace: StatusDetails[] = hosts.flatMap((host) =>
  flags.flatMap((online) =>
    flags.flatMap((configured) =>
      [undefined, now + 1].map((maintenanceEnd) => ({
        ...usual,
        host,
        online,
        loggedIn: online,
        canMigrate: configured,
        canUpdate: configured,
        maintenanceEnd,
      })),
    ),
  ),
);

const rejected = (reapplyTime: number | undefined): Application => ({
  ...bareApplication('REJECTED'),
  ...(reapplyTime !== undefined && { reapplyTime }),
});

const everyFact = (route: ApplicationStatusRoute): StatusDetails[] => [
  ...everyPlace.flatMap((place) =>
    everyApplication(route).map((application) => ({ ...place, application })),
  ),
  ...hosts.flatMap((host) =>
    times.map((reapplyTime) => ({
      ...usual,
      host,
      application: rejected(reapplyTime),
    })),
  ),
];

const routes = Object.keys(APPLICATION_STATUS_PAGES) as ApplicationStatusRoute[];
const show = (route: ApplicationStatusRoute, details: StatusDetails): Shown<string> =>
  (APPLICATION_STATUS_PAGES[route] as StatusRow<StatusDetails, string>)(details);

const fits = (route: ApplicationStatusRoute, { application }: StatusDetails): boolean =>
  !isApplicationPage(route) || pageStatuses(route).some((it) => it === application?.status);

test.each(routes)('%s shows a reason, a next step and one action in every case', async (route) => {
  const details = everyFact(route).filter((it) => fits(route, it));
  expect(details.length).toBeGreaterThan(0);
  for (const language of languages) {
    const words = await wordsOf(language);
    const format = formatIn(language);
    const shown = details.map((it) => show(route, { ...it, format }));
    const hidden = details.filter((_, at) => shown[at] === undefined);
    expect(firstFive(hidden.map((it) => JSON.stringify(it)))).toEqual([]);
    // Most facts change nothing here, so each view is checked once.
    const views = new Map(
      shown.flatMap((it) => (it && 'messages' in it ? [[JSON.stringify(it), it] as const] : [])),
    );
    expect(views.size).toBeGreaterThan(0);
    const missing = [...views.values()].flatMap((view) => lacks(words, view, route));
    expect(missing, language).toEqual([]);
  }
});

/** Actions that only read the status again. */
const asking = ['check', 'retry', 'reload'];

test('every page continues by itself or offers more than reading the status again', () => {
  const stuck = new Set<string>();
  for (const route of routes)
    for (const details of everyFact(route).filter((it) => fits(route, it))) {
      const view = show(route, details);
      if (!view || 'onward' in view || view.polls || !details.online) continue;
      const ways = [view.primary, view.secondary].filter((it) => it && !asking.includes(it));
      if (ways.length === 0) stuck.add(view.messages);
    }
  expect([...stuck]).toEqual([]);
});

test('only pages that depend on an answer wait for it', () => {
  const waiting = routes.filter((route) => show(route, usual) === undefined);
  expect(waiting).toEqual(['ineligible', 'waitlist']);
});

test('the waiting-list page and the ineligible page redirect to each other without a loop, by the list of the user', () => {
  const path = (route: RouteId) => ROUTES[route].path;
  for (const application of everyApplication('waitlist')) {
    const [ineligible, waitlist] = (['ineligible', 'waitlist'] as const).map((route) =>
      show(route, { ...usual, application }),
    );
    const onList = application.waitlist !== undefined;
    expect(ineligible).toEqual(
      onList ? { onward: path('waitlist') } : expect.objectContaining({ primary: 'openHelp' }),
    );
    if (!onList) expect(waitlist).toEqual({ onward: path('ineligible') });
    else expect(waitlist).toHaveProperty('messages');
  }
});

test('the page of the decision shows the state of a loan that was requested too, and links to it', () => {
  for (const route of [
    'applicationProcessing',
    'applicationReview',
    'applicationRejected',
  ] as const)
    for (const application of everyApplication(route))
      for (const said of ['DRAFT', 'PROCESSING', 'REJECTED', undefined]) {
        const productStatus = said === undefined ? {} : { GPP: said };
        for (const reapplyTime of [now, now + day]) {
          const details = { ...usual, application: { ...application, productStatus, reapplyTime } };
          const shown = show(route, details);
          if (said === 'PROCESSING' || said === 'REJECTED')
            expect(shown, `${route}, loan ${said}`).toMatchObject({
              notices: [{ text: `application:loan.${said}` }],
              secondary: 'loan',
            });
          else expect(shown, `${route}, loan ${said}`).not.toHaveProperty('notices');
        }
      }
});

test.each([
  [undefined, 'reapply'],
  [now, 'reapply'],
  [now + 1, 'openHelp'],
  [now + 30 * day, 'openHelp'],
])('for a rejection that ends at %s the action is %s', (reapplyTime, primary) => {
  const application = rejected(reapplyTime);
  expect(show('applicationRejected', { ...usual, application })).toMatchObject({ primary });
});
