import type { ComponentType } from 'react';
import type { AreaId, RouteId, RouteOf } from '../../domain/navigation/routes';
import type { LoadData } from '../../ui/app/screen-loader';
import type { Service } from './service';

/** A page that users open the app with. Its code comes with the entry, and its area has the same name. */
export type FirstPage = 'start' | 'home';

/** The code of an area: the page of each of its routes, and the services of its pages. */
export interface AreaCode<A extends AreaId> {
  readonly screens: Readonly<Record<Exclude<RouteOf<A>, FirstPage>, ComponentType>>;
  /** Loads what a page shows, from its first reads. */
  readonly data?: Readonly<Partial<Record<RouteOf<A>, LoadData>>>;
  /** The pages after a binding step. They load before the step is sent, so that nothing is missing afterwards. */
  readonly leadsTo?: Readonly<Partial<Record<RouteOf<A>, readonly RouteId[]>>>;
  /** Created for every login. A service of several areas is in `src/services`. */
  readonly services: readonly Service[];
  /** Created once, for all logins. */
  readonly deviceServices?: readonly Service[];
}
