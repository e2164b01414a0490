import { arrived } from '../../../domain/kernel/arrived';
import type { HomeData } from '../../../domain/home/read-home';
import { useLate } from '../../app/use-late';

const overview = {
  code: () => import('./overview').then((it) => arrived(it.overview)),
  messages: ['overview', 'transactions'],
} as const;

/** Loads what home shows below the amount due and the limit. */
export const useOverview = () => useLate(overview, true);

const notices = {
  code: () => import('./notices/notices').then((it) => arrived(it.notices)),
  messages: ['notices'],
} as const;

/** Returns whether home has anything that a notice may show. */
const hasNotices = ({ profile, modules }: HomeData): boolean =>
  !!profile?.limitTypes?.length ||
  modules.some(
    ({ type, items }) =>
      type === 'ZERO_PERCENT' ||
      type === 'DISCOUNT_PROMO' ||
      items?.some(({ product }) => product !== undefined),
  );

/** Loads the notices of home, if it has some. */
export const useNotices = (page: HomeData | undefined) => {
  const wanted = page !== undefined && hasNotices(page);
  const { part } = useLate(notices, wanted);
  return wanted ? part : undefined;
};
