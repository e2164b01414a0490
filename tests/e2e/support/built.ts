import { type RouteId, routeIds, ROUTES } from '../../../domain/navigation/routes';
import { screens } from '../../support/screens';
import { cast, type Scene } from '../../screens/cast';

const isBuilt = (id: RouteId): boolean => !String(screens[id].load).includes('not-built-page');

/** Routes that say honestly that their page is not made yet. */
export const notBuilt = routeIds.filter((id) => !isBuilt(id));

/** Addresses that lead on at once, wherever one comes from. */
const leading: readonly RouteId[] = ['authLogin', 'authRedirect'];

/** A persona that does not exist yet leaves its pages to somebody who is approved. */
const known = (persona: string | undefined, personas: ReadonlySet<string>) =>
  persona === undefined || personas.has(persona) ? persona : 'approved';

/** Every page there is, with somebody who is shown it; pages of one person together. */
export const builtPages = (personas: ReadonlySet<string>): readonly Scene[] => {
  const results = (['authCallback', 'authLogout'] as const).map((id) => ({
    id,
    address: ROUTES[id].path,
  }));
  return [...cast(), { persona: undefined, pages: results }]
    .map(({ persona, pages }) => ({
      persona: known(persona, personas),
      pages: pages.filter(({ id }) => isBuilt(id) && !leading.includes(id)),
    }))
    .filter(({ pages }) => pages.length > 0);
};

/** The personas of the pages that are built; written down, because tests are named before a sandbox answers. */
export const personasOfPages: ReadonlySet<string> = new Set([
  'draft',
  'review',
  'approved',
  'active',
  'settings-partial',
  'migrated',
  'rejected-can-reapply',
  'pending-auth',
  'rejected',
  'ineligible',
  'new',
  'not-migrated',
  'closed',
  'rekyc-initiated',
  'rekyc-mismatch',
  'gpp-draft',
  'gpp-terms',
  'gpp-rejected-can-reapply',
  'status-error',
  'waitlist',
]);
