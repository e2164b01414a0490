import { Coming } from './owed/coming';
import { CurrentBills } from './owed/current-bills';
import { News } from './news/news';
import { Parts } from './owed/owed-parts';
import { Rest } from './modules/rest';

/** Parts of home that load after the first cards. */
export const overview = { News, Coming, CurrentBills, Parts, Rest } as const;
