import { cell } from '../kernel/live';

/** Number of running calls that block the page; the overlay is shown during them (spec §4). */
export class Busy {
  readonly count$ = cell(0);
}
