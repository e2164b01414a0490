import { expect, test } from 'vitest';
import { isApplicationPage, pageStatuses } from '../../../domain/application/pages';
import { type Application, bareApplication } from '../../../domain/application/status';
import { statuses } from '../../../domain/navigation/statuses';
import { day } from '../../../domain/kernel/instant';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { hosts } from '../../../domain/host/host';
import { type Format, formatIn } from '../../../ui/format/use-format';
import type { StatusDetails } from '../../../ui/pages/application/status-details';
import {
  APPLICATION_STATUS_PAGES,
  type ApplicationStatusRoute,
} from '../../../ui/pages/application/application-status-pages';
import type { Shown, StatusRow } from '../../../ui/pages/status/status-view';
import { everyOf } from '../../support/every-of';
import { lacking } from '../../support/app/lacks';
import { firstFive } from '../../support/failures';

const flags = [true, false];
const now = Date.UTC(2026, 0, 15, 3);
const waitlists = [
  {},
  { waitlist: {} },
  ...everyOf({ isJoined: flags, isReviewing: flags }).map((waitlist) => ({ waitlist })),
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
const everyPlace = everyOf({
  host: hosts,
  online: flags,
  configured: flags,
  maintenanceEnd: [undefined, now + 1],
}).map(({ configured, ...place }) => ({
  ...usual,
  ...place,
  loggedIn: place.online,
  canMigrate: configured,
  canUpdate: configured,
}));

const rejected = (reapplyTime: number | undefined): Application => ({
  ...bareApplication('REJECTED'),
  ...(reapplyTime !== undefined && { reapplyTime }),
});

const everyFact = (route: ApplicationStatusRoute): StatusDetails[] => [
  ...everyPlace.flatMap((place) =>
    everyApplication(route).map((application) => ({ ...place, application })),
  ),
  ...hosts.flatMap((host) =>
    times.map((reapplyTime) => ({ ...usual, host, application: rejected(reapplyTime) })),
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
  const hidden = details.filter((it) => show(route, it) === undefined);
  expect(firstFive(hidden.map((it) => JSON.stringify(it)))).toEqual([]);
  const shownIn = (format: Format) => details.map((it) => show(route, { ...it, format }));
  expect(await lacking(shownIn, route)).toEqual([]);
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
  const decided = ['applicationProcessing', 'applicationReview', 'applicationRejected'] as const;
  for (const route of decided)
    for (const { application, loan, reapplyTime } of everyOf({
      application: everyApplication(route),
      loan: ['DRAFT', 'PROCESSING', 'REJECTED', undefined],
      reapplyTime: [now, now + day],
    })) {
      const productStatus = loan === undefined ? {} : { GPP: loan };
      const details = { ...usual, application: { ...application, productStatus, reapplyTime } };
      const shown = show(route, details);
      if (loan === 'PROCESSING' || loan === 'REJECTED')
        expect(shown, `${route}, loan ${loan}`).toMatchObject({
          notices: [{ text: `application:loan.${loan}` }],
          secondary: 'loan',
        });
      else expect(shown, `${route}, loan ${loan}`).not.toHaveProperty('notices');
    }
});
