import type { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { arrived } from '../domain/kernel/arrived';
import { retryableOnce } from '../domain/async/retryable-once';
import type { AreaId, RouteOf } from '../domain/navigation/routes';
import type { AreaPages, AreaRow, ReadAhead } from '../ui/app/screen-loader';
import accountStyles from '../ui/theme/account.css?url';
import overviewStyles from '../ui/theme/overview.css?url';
import settingsStyles from '../ui/theme/settings.css?url';
import sheetStyles from '../ui/theme/sheets.css?url';
import { home } from './areas/home';
import { start } from './areas/start';
import { SessionServices } from './session-services';

/** The code of an area, one script: the page of each of its routes, and the services that its pages ask for. */
export interface AreaCode<A extends AreaId> {
  readonly screens: Readonly<Record<RouteOf<A>, ComponentType>>;
  /** What the first page of a visit reads before it is drawn, of the calls that the document sends. */
  readonly readAhead?: Readonly<Partial<Record<RouteOf<A>, ReadAhead>>>;
  /** Made anew for every login. */
  readonly services: readonly ContainerModule[];
  /** Made once: they see one login end and the next begin. */
  readonly deviceServices?: readonly ContainerModule[];
}

/** What comes after a page, once it is needed. */
type LatePart = 'notices' | 'overview' | 'pin' | 'sheets';

interface Row<Code> extends Omit<AreaRow, 'load'> {
  readonly code: () => Promise<Code>;
}

/**
 * Everything the house must know of an area; its code comes with the first of its pages, but that of the pages people
 * open the app with comes with the entry. An area without a row does not
 * compile, nor does a route without a page.
 */
const AREAS: { readonly [A in AreaId]: Row<AreaCode<A>> } & {
  readonly [part in LatePart]: Row<AreaCode<never>>;
} = {
  start: { code: async () => start },
  auth: { code: () => import('./areas/auth').then((it) => it.auth) },
  home: { code: async () => home },
  notices: {
    code: () => import('./areas/notices').then((it) => it.notices),
    styles: accountStyles,
  },
  overview: {
    code: () => import('./areas/overview').then((it) => it.overview),
    styles: overviewStyles,
  },
  guide: {
    code: () => import('./areas/guide').then((it) => it.guide),
    messages: ['home'],
    styles: accountStyles,
  },
  settings: {
    code: () => import('./areas/settings').then((it) => it.settings),
    styles: settingsStyles,
    leadsTo: { homeSettings: ['authLogout'] },
  },
  transactions: {
    code: () => import('./areas/transactions').then((it) => it.transactions),
    styles: accountStyles,
  },
  contracts: { code: () => import('./areas/contracts').then((it) => it.contracts) },
  partner: {
    code: () => import('./areas/partner').then((it) => it.partner),
    styles: accountStyles,
  },
  kyc: {
    code: () => import('./areas/kyc').then((it) => it.kyc),
    messages: ['fields', 'form'],
    leadsTo: { kycTerms: ['applicationSubmit', 'kycOtp'] },
  },
  otp: {
    code: () => import('./areas/otp').then((it) => it.otp),
    messages: ['fields', 'form'],
    leadsTo: { kycOtp: ['applicationProcessing'] },
  },
  combined: {
    code: () => import('./areas/combined').then((it) => it.combined),
    messages: ['fields', 'form'],
    leadsTo: { combinedKycTerms: ['applicationSubmit', 'kycOtp'] },
  },
  application: { code: () => import('./areas/application').then((it) => it.application) },
  unavailable: { code: () => import('./areas/unavailable').then((it) => it.unavailable) },
  rekyc: {
    code: () => import('./areas/rekyc').then((it) => it.rekyc),
    messages: ['fields', 'form'],
  },
  repayment: {
    code: () => import('./areas/repayment').then((it) => it.repayment),
    styles: accountStyles,
  },
  restructure: {
    code: () => import('./areas/restructure').then((it) => it.restructure),
    styles: accountStyles,
  },
  reassessment: {
    code: () => import('./areas/reassessment').then((it) => it.reassessment),
    styles: accountStyles,
  },
  pin: { code: async () => ({ screens: {}, services: [] }), messages: ['fields', 'form'] },
  sheets: { code: async () => ({ screens: {}, services: [] }), styles: sheetStyles },
  legal: { code: () => import('./areas/legal').then((it) => it.legal) },
};

type AnyCode = Omit<AreaCode<never>, keyof AreaPages> & AreaPages;

/** The rows of all areas, for the loader of their pages: an area's services are there before its first page is shown. */
export const areasIn = (device: Container): Readonly<Record<string, AreaRow>> => {
  const session = device.get(SessionServices);
  const loaded = ({ code, ...row }: Row<AnyCode>): AreaRow => ({
    ...row,
    load: retryableOnce(async (): Promise<AreaPages> => {
      const { services, deviceServices = [], ...pages } = arrived(await code());
      device.load(...deviceServices);
      session.load(...services);
      return pages;
    }),
  });
  return Object.fromEntries(Object.entries(AREAS).map(([area, row]) => [area, loaded(row)]));
};
