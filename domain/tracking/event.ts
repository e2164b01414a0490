import type { RouteId } from '../navigation/routes';
import type { TrackingEvent } from '../ports/tracking';
import type { EventName, PropertiesOf } from './events';

/** Makes an event of the table, at a page. The table itself is loaded later, with the code that sends. */
export const event = <E extends EventName>(
  action: E,
  route: RouteId,
  properties: PropertiesOf<E>,
): TrackingEvent => ({ action, route, properties });
