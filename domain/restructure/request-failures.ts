import { type Failure, isOutcomeUnknown, refusedInside } from '../kernel/failure';

/** Returns whether the server does not know the request, so its status cannot be followed. */
export const isUnknownRequest = (failure: Failure): boolean =>
  failure.kind === 'api' && [refusedInside, 400, 404, 410, 422].includes(failure.status);

/** Returns whether the server failed at its work, which it may have done nevertheless. */
export const isFault = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status >= 500 && ![501, 503].includes(failure.status);

/** Returns whether the request may have arrived. With any other failure it has failed without an id (spec §4). */
export const mayHaveArrived = (failure: Failure): boolean =>
  failure.kind === 'cancelled' || isOutcomeUnknown(failure);
