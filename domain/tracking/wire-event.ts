import { routeIds } from '../navigation/routes';
import type { TrackingEvent } from '../ports/tracking';
import { type EventRow, EVENTS } from './events';
import type { Kind } from './kinds';

type Properties = Readonly<Record<string, string | number | boolean>>;

/** The sent form of an event (spec §7): the action, and the page with its name, the product and the properties. */
export interface WireEvent {
  readonly action: string;
  readonly page: {
    readonly pageName: string;
    readonly product: 'pay-later';
    readonly properties?: Properties;
    readonly kycDetail: { readonly userType: string };
  };
}

/** Replaces a value of the wrong kind: typed text, a number that is too long, an undeclared word. */
const other = 'OTHER';

/** Drops undeclared properties. A value of the wrong kind becomes `OTHER`. */
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

/** The user type of a visit without the gopayplus parameter (spec §3). */
const usualUserType = 'non_gopayplus';

/** Returns the sent form of an event; `undefined` if the table has no row for it. */
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
