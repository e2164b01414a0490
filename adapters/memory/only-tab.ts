import { NEVER, startWith } from 'rxjs';

/** A lock in the only tab of a browser: held at once, until the subscriber unsubscribes. */
export const onlyTab$ = NEVER.pipe(startWith(true));
