import { type ApplicationStatus, destinationOf, isAllowed } from './statuses';
import { ROUTES, routeAt } from './routes';

/** The pay-later-plus flow's type; absent when the gopayplus parameter was (decision 17). */
export type FlowType = 'normal' | 'eligible' | 'combined' | 'ineligible';

/** What the status guard needs to know of a person. */
export interface Applicant {
  readonly status: ApplicationStatus;
  /** The re-KYC flow flag (spec §4). */
  readonly rekyc: boolean;
  readonly flow?: FlowType;
}

/** `stay`, an address of ours, or out of the app by the configured hand-off. */
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
 * The redirect by application status (spec §4): none where the section allows the status, else the status's
 * destination. The overrides of the pay-later-plus flow come first: a person who leaves by the hand-off does so from
 * every section, and where the flow has another destination than the status, the status's own is left for it. A
 * destination that is the current page is `stay`.
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
