import { NEVER, startWith } from 'rxjs';

/** A lock of the only tab of a browser: held at once, until it is unsubscribed from. */
export const onlyTab$ = NEVER.pipe(startWith(true));
