import { Coming } from './owed/coming';
import { CurrentBills } from './owed/current-bills';
import { News } from './news/news';
import { Parts } from './owed/owed-parts';
import { Rest } from './modules/rest';

/** What home shows below what is owed and the limit; it comes after the first load. */
export const overview = { News, Coming, CurrentBills, Parts, Rest } as const;
