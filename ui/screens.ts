import type { ComponentType } from 'react';
import type { Namespace, RouteId } from '../domain/navigation/routes';

/** A page's code and words; both are loaded before it is shown. */
export interface ScreenRow {
  readonly load: () => Promise<ComponentType>;
  /** The areas its words and services come from, besides that of its route. */
  readonly areas?: readonly (Namespace | 'fields' | 'form' | 'guide' | 'pin' | 'contracts')[];
  /** Where a binding step leads: it is loaded before that page is shown, so that nothing is missing once it is sent. */
  readonly leadsTo?: readonly RouteId[];
}

/**
 * The pages people open the app with. The table of all others comes with the first of them, so that the first load does
 * not carry it (ui/lazy-pages.ts).
 */
export type FirstRoute = 'start' | 'home';

export const firstScreens: Readonly<Record<FirstRoute, ScreenRow>> = {
  start: {
    load: () => import('./pages/start/start-page').then((it) => it.StartPage),
  },
  home: {
    load: () => import('./pages/home/home-page').then((it) => it.HomePage),
  },
};
