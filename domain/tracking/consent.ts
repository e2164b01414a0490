import { routeAt, ROUTES, type Section } from '../navigation/routes';
import type { Host } from '../session/host';

const sectionOf = (path: string): Section => ROUTES[routeAt(path)].section;

/** Documents that may load the consent provider's script (decisions, "Third-party scripts"). */
export const mayAskConsent = (path: string): boolean =>
  (['root', 'home'] as const satisfies readonly Section[]).some((it) => it === sectionOf(path));

/** Pages that never share a document with it, since what a person types or signs there is theirs. */
export const isApartFromConsent = (path: string): boolean =>
  (['kyc', 'combined', 'rekyc', 'bill-restructure'] as const satisfies readonly Section[]).some(
    (it) => it === sectionOf(path),
  );

/**
 * Whether events of this visit wait for the person's word: on the web only, and there not in a session that one of the
 * two super-apps opened (spec §6, §9 "source app values gojek and gopay are in-app").
 */
export const needsConsent = (host: Host, appSource: string | undefined): boolean =>
  host === 'web' && appSource !== 'gojek' && appSource !== 'gopay';
