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

/** What is known when a page is asked for. `undefined`: not known yet. */
export interface GuardInput {
  readonly downtime: boolean;
  /** Whether the host may activate the product here (spec §1; decision 4). */
  readonly activation: Activation;
  readonly loggedIn: boolean;
  /** Whether it is sure whose session it is; otherwise nobody is logged in yet. */
  readonly confirmation: Confirmation;
  readonly applicant: Applicant | undefined;
}

export type GuardDecision =
  | Redirect
  /** The answer depends on something still being asked for. */
  | { readonly kind: 'wait'; readonly for: 'host' | 'status' }
  /** The host did not say whose session it is: the user's pages stay closed. */
  | { readonly kind: 'closed' }
  /** Go to the login and come back to this place. */
  | { readonly kind: 'login' };

const activationSections = ['root', 'application', 'kyc', 'combined'];

const needsActivation = (path: string): boolean =>
  activationSections.includes(ROUTES[routeAt(path)].section);

/**
 * At the page that says the host cannot activate the product: a person whose status leads to a page that works here
 * goes there, such as home, unless they came to be identified anew. Others stay; a visitor finds a login.
 */
const insteadOfActivation = ({ loggedIn, applicant }: GuardInput): GuardDecision => {
  if (!loggedIn) return stay;
  if (!applicant) return { kind: 'wait', for: 'status' };
  const to = destinationOf(applicant.status);
  return applicant.rekyc || needsActivation(to) ? stay : { kind: 'go', to };
};

/** The gates in their order: downtime, host support, login, application status (decision 17). */
export const evaluate = (
  place: { readonly path: string; readonly query: string },
  input: GuardInput,
): GuardDecision => {
  const route = ROUTES[routeAt(place.path)];
  if (input.downtime)
    return route === ROUTES.maintenance ? stay : { kind: 'go', to: ROUTES.maintenance.path };
  // The logout asks the user before it ends a session, so it has to know of one.
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
