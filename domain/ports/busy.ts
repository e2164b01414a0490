import { cell } from '../kernel/live';

/** How many calls are under way that block the page (spec §4: the overlay is on around them). */
export class Busy {
  readonly count$ = cell(0);
}
