import type { RouteId } from '../navigation/routes';
import type { TrackingEvent } from '../ports/tracking';

type Properties = NonNullable<TrackingEvent['page']['properties']>;

/** An event of a page (spec §7): the action, the page's name, the product, and words of the program. */
export const pageEvent = (
  action: string,
  route: RouteId,
  properties?: Properties,
  userType?: string,
): TrackingEvent => ({
  action,
  page: {
    pageName: route,
    product: 'pay-later',
    ...(properties === undefined ? {} : { properties }),
    ...(userType === undefined ? {} : { kycDetail: { userType } }),
  },
});
