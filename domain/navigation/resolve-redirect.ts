import type { ApplicationStatus } from '../application/words';
import { ROUTES, routeAt } from './routes';
import { ALLOWANCES, DESTINATIONS } from './standings';

/** The pay-later-plus flow's type; absent when the gopayplus parameter was (decisions). */
export type FlowType = 'normal' | 'eligible' | 'combined' | 'ineligible';

/** What the status guard needs to know of a person. */
export interface Standing {
  readonly status: ApplicationStatus;
  /** The re-KYC flow flag (spec §4). */
  readonly rekyc: boolean;
  readonly flow?: FlowType;
}

/** `stay`, an address of ours, or out of the app by the configured hand-off. */
export type Verdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'hand-off' };

export const stay: Verdict = { kind: 'stay' };

const destination = ({ status, flow }: Standing, query: string): Verdict => {
  if (flow && status === 'NOT_APPLIED')
    return flow === 'eligible' ? { kind: 'go', to: '/' } : { kind: 'hand-off' };
  if (flow && status === 'DRAFT') return { kind: 'go', to: `/combined${query}` };
  return { kind: 'go', to: DESTINATIONS[status] };
};

/**
 * The redirect by application status (spec §4): none where the section allows the status, else the status's
 * destination, with the overrides of the pay-later-plus flow. A destination one stands on already is `stay`.
 */
export const resolveRedirect = (
  place: { readonly path: string; readonly query: string },
  standing: Standing,
): Verdict => {
  const { section } = ROUTES[routeAt(place.path)];
  if (section === 'none') return stay;
  const { always, duringRekyc } = ALLOWANCES[section];
  if (always.includes(standing.status)) return stay;
  if (standing.rekyc && duringRekyc.includes(standing.status)) return stay;
  const verdict = destination(standing, place.query);
  return verdict.kind === 'go' && routeAt(verdict.to.split('?')[0] ?? '') === routeAt(place.path)
    ? stay
    : verdict;
};
