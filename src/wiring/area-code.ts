import type { ComponentType } from 'react';
import type { AreaId, RouteId, RouteOf } from '../../domain/navigation/routes';
import type { ReadAhead } from '../../ui/app/screen-loader';
import type { Service } from './service';

/** A page that users open the app with, whose code comes with the entry; its area has its name. */
export type FirstPage = 'start' | 'home';

/** The code of an area: the page of each of its routes, and the services that its pages ask for. */
export interface AreaCode<A extends AreaId> {
  readonly screens: Readonly<Record<Exclude<RouteOf<A>, FirstPage>, ComponentType>>;
  /** What the first page of a visit reads before it is drawn, of the calls that the document sends. */
  readonly readAhead?: Readonly<Partial<Record<RouteOf<A>, ReadAhead>>>;
  /** Where a binding step leads: loaded before the step is sent, so that nothing is missing afterwards. */
  readonly leadsTo?: Readonly<Partial<Record<RouteOf<A>, readonly RouteId[]>>>;
  /** Made for every login. What several areas list is in `src/services`. */
  readonly services: readonly Service[];
  /** Made once: they see one login end and the next begin. */
  readonly deviceServices?: readonly Service[];
}
