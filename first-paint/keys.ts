import { firstReads } from '../domain/first-reads';
import { placeOf, type RouteId, routeIds, ROUTES } from '../domain/navigation/routes';
import { STORED } from '../domain/storage/stored';

/** Keys of the browser's storage that the scripts in the document read. */
export const keys = {
  language: STORED.language.key,
  theme: STORED.theme.key,
  textSize: STORED.textSize.key,
  amountsHidden: STORED.amountsHidden.key,
  authToken: STORED.authToken.key,
  loginType: STORED.loginType.key,
  loggedOut: STORED.loggedOut.key,
  appSource: STORED.appSource.key,
  statusMarker: STORED.statusMarker.key,
  sourcePage: STORED.sourcePage.key,
  entryPoint: STORED.entryPoint.key,
  callerVersion: STORED.callerVersion.key,
  clockOffset: STORED.clockOffset.key,
  reloadedBuild: STORED.reloadedBuild.key,
} as const;

export type Keys = typeof keys;

const firstSegment = (id: RouteId): string => ROUTES[id].path.split('/')[1] ?? '';

/** Pattern of the paths with the rail of places on a large screen. */
export const rail = {
  paths: `^/(${[...new Set(routeIds.filter(placeOf).map(firstSegment))].join('|')})`,
} as const;

export type Rail = typeof rail;

type Ids = Readonly<Record<string, RouteId>>;

const idsOf = (isAmong: (id: RouteId) => boolean): Ids =>
  Object.fromEntries(
    routeIds
      .filter((id): id is keyof typeof firstReads => id in firstReads && isAmong(id))
      .map((id) => [ROUTES[id].path, id]),
  );

const isForm = (id: RouteId): boolean => ROUTES[id].area === 'kyc';

/** Pages whose first reads the document sends before the app's code has loaded. */
export const early = {
  /** First path segments of the pages that need the user's status. */
  pages: [
    ...new Set(
      routeIds
        .filter((id) => ROUTES[id].access === 'status' || ROUTES[id].access === 'front')
        .map(firstSegment),
    ),
  ],
  /** By path, for a user whose last known status is approved. */
  approved: idsOf((id) => !isForm(id)),
  /** By path, for a user without a known decision. */
  applying: idsOf(isForm),
  /** Pages whose figures the document shows (first-paint/figures.ts). */
  drawn: ['start', 'home', 'billList', 'transactions'] as readonly (RouteId | undefined)[],
} as const;

export type Early = typeof early;
