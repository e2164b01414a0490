import { applicationStatus } from '../domain/application/calls';
import { billList } from '../domain/bills/calls';
import { homepage } from '../domain/home/calls';
import type { Call } from '../domain/wire/call';
import { kycDraft } from '../domain/kyc/calls';
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
  reloadedBuild: STORED.reloadedBuild.key,
} as const;

export type Keys = typeof keys;

/**
 * The path of a call in two parts: the prefix that a deployment's configuration replaces, and the rest. `ofVisit` adds
 * the query of home.
 */
type EarlyCall = readonly [prefix: string, rest: string, ofVisit?: true];

type ByPath = Readonly<Record<string, readonly EarlyCall[]>>;

const early = ({ path }: Call, query = ''): readonly [prefix: string, rest: string] => {
  const [prefix = ''] = /^\/[^/]+/.exec(path) ?? [];
  return [prefix, path.slice(prefix.length) + query];
};

const earlyHome: EarlyCall = [...early(homepage), true];

const kycSteps = ['kycStep2', 'kycStep3', 'kycStep4', 'kycStep5', 'kycStep6'] as const;

const firstSegment = (id: RouteId): string => ROUTES[id].path.split('/')[1] ?? '';

/** Pattern of the paths with the rail of places on a large screen. */
export const rail = {
  paths: `^/(${[...new Set(routeIds.filter(placeOf).map(firstSegment))].join('|')})`,
} as const;

export type Rail = typeof rail;

/** Calls that the document sends before the app's code has loaded: reads of the first page, without a body. */
export const earlyCalls = {
  /** First path segments of the pages that need the user's status. */
  pages: [
    ...new Set(
      routeIds
        .filter((id) => ROUTES[id].access === 'status' || ROUTES[id].access === 'front')
        .map(firstSegment),
    ),
  ],
  always: [early(applicationStatus)],
  /** By path, for a user whose last known status is approved. */
  approved: {
    [ROUTES.start.path]: [earlyHome],
    [ROUTES.home.path]: [earlyHome],
    [ROUTES.billList.path]: [early(billList, '?type=CURRENT')],
  } as ByPath,
  /** By path, for a user without a known decision. */
  applying: Object.fromEntries(
    kycSteps.map((id) => [ROUTES[id].path, [early(kycDraft)]]),
  ) as ByPath,
} as const;

export type EarlyCalls = typeof earlyCalls;
