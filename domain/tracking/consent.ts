import { routeAt, ROUTES } from '../navigation/routes';
import type { RouteSection } from '../navigation/routes';

const isIn = (path: string, ...sections: readonly RouteSection[]): boolean =>
  sections.includes(ROUTES[routeAt(path)].section);

/** Returns whether a document may load the consent provider's script (decision 31). */
export const mayAskConsent = (path: string): boolean => isIn(path, 'root', 'home');

/** Returns whether a page never shares a document with that script, because the user types or signs there. */
export const isApartFromConsent = (path: string): boolean =>
  isIn(path, 'kyc', 'combined', 'rekyc', 'bill-restructure');
