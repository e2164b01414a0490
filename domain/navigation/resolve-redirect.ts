import { type ApplicationStatus, destinationOf, isAllowed } from './statuses';
import { ROUTES, routeAt } from './routes';

/** The type of the pay-later-plus flow; absent without the gopayplus parameter (decision 17). */
export type FlowType = 'normal' | 'eligible' | 'combined' | 'ineligible';

/** The facts about a user that the status guard needs. */
export interface Applicant {
  readonly status: ApplicationStatus;
  /** The re-KYC flow flag (spec §4). */
  readonly rekyc: boolean;
  readonly flow?: FlowType;
}

/** `stay`, an address of the app, or the configured hand-off out of the app. */
export type Redirect =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'hand-off' };

export const stay: Redirect = { kind: 'stay' };

const destination = ({ status, flow }: Applicant, query: string): Redirect => {
  if (flow && status === 'NOT_APPLIED')
    return flow === 'eligible' ? { kind: 'go', to: '/' } : { kind: 'hand-off' };
  if (flow && status === 'DRAFT') return { kind: 'go', to: `/combined${query}` };
  return { kind: 'go', to: destinationOf(status) };
};

const leadsTo = (address: string) => routeAt(address.split('?')[0] ?? '');

/**
 * Returns the redirect by application status (spec §4): none where the section allows the status, else the status's
 * destination. The overrides of the pay-later-plus flow come first. A hand-off applies in every section. If the flow
 * has another destination than the status, the user leaves the status's destination for it. A destination that is the
 * current page is `stay`.
 */
export const resolveRedirect = (
  place: { readonly path: string; readonly query: string },
  applicant: Applicant,
): Redirect => {
  const route = routeAt(place.path);
  const { section } = ROUTES[route];
  if (section === 'none') return stay;
  const verdict = destination(applicant, place.query);
  if (verdict.kind !== 'go') return verdict;
  const usual = destinationOf(applicant.status);
  const isOverridden = verdict.to !== usual && route === routeAt(usual);
  const { status, rekyc } = applicant;
  if (isAllowed(status, section, rekyc) && !(isOverridden && isAllowed(status, section)))
    return stay;
  return leadsTo(verdict.to) === route ? stay : verdict;
};
