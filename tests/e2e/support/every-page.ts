import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { cast, type Scene } from '../../screens/cast';

/** Addresses that lead on at once, wherever one comes from. */
const leading: readonly RouteId[] = ['authLogin', 'authRedirect'];

/** Every page there is, with somebody who is shown it; pages of one person together. */
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
