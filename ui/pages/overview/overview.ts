import { Coming } from './coming';
import { CurrentBills } from './current-bills';
import { News } from './news';
import { Parts } from './owed-parts';
import { Rest } from './rest';

/** What home shows below what is owed and the limit; it comes after the first load. */
export const overview = { News, Coming, CurrentBills, Parts, Rest } as const;
