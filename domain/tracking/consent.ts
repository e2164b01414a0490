import { routeAt, ROUTES } from '../navigation/routes';
import type { Section } from '../navigation/routes';

const isIn = (path: string, ...sections: readonly Section[]): boolean =>
  sections.includes(ROUTES[routeAt(path)].section);

/** Documents that may load the consent provider's script (decision 31). */
export const mayAskConsent = (path: string): boolean => isIn(path, 'root', 'home');

/** Pages that never share a document with it, since what a person types or signs there is theirs. */
export const isApartFromConsent = (path: string): boolean =>
  isIn(path, 'kyc', 'combined', 'rekyc', 'bill-restructure');
