import { routeAt, ROUTES, type Section } from '../navigation/routes';

const sectionOf = (path: string): Section => ROUTES[routeAt(path)].section;

/** Documents that may load the consent provider's script (decisions, "Third-party scripts"). */
export const mayAskConsent = (path: string): boolean =>
  (['root', 'home'] as const satisfies readonly Section[]).some((it) => it === sectionOf(path));

/** Pages that never share a document with it, since what a person types or signs there is theirs. */
export const isApartFromConsent = (path: string): boolean =>
  (['kyc', 'combined', 'rekyc', 'bill-restructure'] as const satisfies readonly Section[]).some(
    (it) => it === sectionOf(path),
  );
