import type { Activation } from '../host/host-context';
import {
  resolveRedirect,
  stay,
  type Applicant,
  type Redirect,
} from '../navigation/resolve-redirect';
import { ROUTES, routeAt } from '../navigation/routes';
import { destinationOf } from '../navigation/statuses';
import type { Confirmation } from '../session/session';

/** The facts that a decision depends on. `undefined`: not known yet. */
export interface GuardInput {
  readonly downtime: boolean;
  /** Whether the host may activate the product here (spec §1; decision 4). */
  readonly activation: Activation;
  readonly loggedIn: boolean;
  /** Whether the host has confirmed the user of the session; until then, the user counts as logged out. */
  readonly confirmation: Confirmation;
  readonly applicant: Applicant | undefined;
}

export type GuardDecision =
  | Redirect
  /** The decision depends on an answer that has not arrived. */
  | { readonly kind: 'wait'; readonly for: 'host' | 'status' }
  /** The host did not confirm the user of the session, so the user's pages stay closed. */
  | { readonly kind: 'closed' }
  /** Go to the login, and return to this place afterwards. */
  | { readonly kind: 'login' };

const activationSections = ['root', 'application', 'kyc', 'combined'];

const needsActivation = (path: string): boolean =>
  activationSections.includes(ROUTES[routeAt(path)].section);

/**
 * Decides on the page for a host that cannot activate the product: a logged-in user goes to the page of their status if
 * it works in this host, such as home, unless they are in the re-KYC flow. Others stay; a visitor finds a login.
 */
const insteadOfActivation = ({ loggedIn, applicant }: GuardInput): GuardDecision => {
  if (!loggedIn) return stay;
  if (!applicant) return { kind: 'wait', for: 'status' };
  const to = destinationOf(applicant.status);
  return applicant.rekyc || needsActivation(to) ? stay : { kind: 'go', to };
};

/** Checks the gates in order: downtime, host support, login, application status (decision 17). */
export const evaluate = (
  place: { readonly path: string; readonly query: string },
  input: GuardInput,
): GuardDecision => {
  const route = ROUTES[routeAt(place.path)];
  if (input.downtime)
    return route === ROUTES.maintenance ? stay : { kind: 'go', to: ROUTES.maintenance.path };
  // The logout asks the user before it ends a session, so it needs to know whether one exists.
  if (route.access === 'open' && route !== ROUTES.authLogout) return stay;

  if (input.activation === 'refused' && route === ROUTES.unsupportedApp)
    return insteadOfActivation(input);
  if (needsActivation(place.path)) {
    if (input.activation === undefined) return { kind: 'wait', for: 'host' };
    if (input.activation === 'refused') return { kind: 'go', to: ROUTES.unsupportedApp.path };
  }

  if (!input.loggedIn && input.confirmation !== 'confirmed')
    return input.confirmation === 'waiting' ? { kind: 'wait', for: 'host' } : { kind: 'closed' };
  if (route.access === 'open') return stay;
  if (!input.loggedIn) return route.access === 'front' ? stay : { kind: 'login' };
  if (route.access === 'login') return stay;
  if (!input.applicant) return { kind: 'wait', for: 'status' };
  return resolveRedirect(place, input.applicant);
};
