import { Coming } from './owed/coming';
import { CurrentBills } from './owed/current-bills';
import { LateSheet } from './owed/late-sheet';
import { News } from './news/news';
import { Parts } from './owed/owed-parts';
import { Rest } from './modules/rest';

/** Parts of home that load after the first cards. */
export const overview = { News, Coming, CurrentBills, LateSheet, Parts, Rest } as const;
