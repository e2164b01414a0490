import { arrived } from '../../../domain/kernel/arrived';
import type { HomePage } from '../../../domain/home/home';
import { useLatePart } from './use-late-part';

const load = () => import('../notices/home-extras').then((it) => arrived(it.homeExtras));

/** Whether home holds anything that a notice may show. */
const asks = ({ profile, modules }: HomePage): boolean =>
  !!profile?.limitTypes?.length ||
  modules.some(
    ({ type, items }) =>
      type === 'ZERO_PERCENT' ||
      type === 'DISCOUNT_PROMO' ||
      items?.some(({ product }) => product !== undefined),
  );

/** The notices of home, only when it asks for them. */
export const useExtras = (page: HomePage | undefined) =>
  useLatePart('notices', load, page !== undefined && asks(page));
