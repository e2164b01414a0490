import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { cast, type Scene } from '../../screens/cast';

/** Addresses that always redirect. */
const leading: readonly RouteId[] = ['authLogin', 'authRedirect'];

/** Returns every page with a persona that can open it, grouped by persona. */
export const everyPage = (): readonly Scene[] => {
  const results = (['authCallback', 'authLogout'] as const).map((id) => ({
    id,
    address: ROUTES[id].path,
  }));
  return [...cast(), { persona: undefined, pages: results }]
    .map(({ persona, pages }) => ({
      persona,
      pages: pages.filter(({ id }) => !leading.includes(id)),
    }))
    .filter(({ pages }) => pages.length > 0);
};
