import { routeIds } from '../navigation/routes';
import type { TrackingEvent } from '../ports/tracking';
import { type EventRow, EVENTS } from './events';
import type { Kind } from './kinds';

type Properties = Readonly<Record<string, string | number | boolean>>;

/** An event as it is sent (spec §7): the action, and a page with its name, the product, and words of the program. */
export interface WireEvent {
  readonly action: string;
  readonly page: {
    readonly pageName: string;
    readonly product: 'pay-later';
    readonly properties?: Properties;
    readonly kycDetail: { readonly userType: string };
  };
}

/** Stands for whatever is not of its kind: what a person typed, a number too long, a word nobody declared. */
const other = 'OTHER';

/** Of values by name those that are declared, each one of its kind. */
export const declared = (
  kinds: Readonly<Record<string, Kind>>,
  values: Readonly<Record<string, unknown>>,
): Properties => {
  const entries = Object.entries(kinds).flatMap(([name, { fits }]) => {
    const value = values[name];
    if (value === undefined) return [];
    return [[name, fits(value) ? value : other] as const];
  });
  return Object.fromEntries(entries);
};

const rows: ReadonlyMap<string, EventRow> = new Map(Object.entries(EVENTS));

/** A visit without the gopayplus parameter is of the other kind of user (spec §3). */
const usualUserType = 'non_gopayplus';

/** The event as it may leave; `undefined` for one that is in no row of the table. */
export const wireEvent = (
  { action, route, properties }: TrackingEvent,
  userType: string | undefined,
): WireEvent | undefined => {
  const row = rows.get(action);
  if (!row) return undefined;
  const sent = declared(row, properties);
  return {
    action,
    page: {
      pageName: routeIds.find((id) => id === route) ?? other,
      product: 'pay-later',
      ...(Object.keys(sent).length > 0 && { properties: sent }),
      kycDetail: { userType: userType ?? usualUserType },
    },
  };
};
