import { CALLS, type CallName } from '../../domain/calls';
import { type RouteId, ROUTES, routeIds } from '../../domain/navigation/routes';
import type { ScreenUse } from './meaning';
import { MEANINGS } from './meanings';

const callNames = Object.keys(CALLS) as CallName[];

const guard: ScreenUse = { needs: ['applicationStatus'] };

/** Returns what a screen reads of a call. A screen that the application status guards reads that status too. */
const useOf = (call: CallName, id: RouteId): ScreenUse | undefined => {
  const on: { readonly [Id in RouteId]?: ScreenUse } = MEANINGS[call].on;
  const isGuard = call === 'applicationStatus' && ['front', 'status'].includes(ROUTES[id].access);
  return isGuard ? { ...guard, ...on[id] } : on[id];
};

/** Returns what a screen reads of each call that it makes. */
export const callsOf = (id: RouteId): ReadonlyMap<CallName, ScreenUse> =>
  new Map(
    callNames.flatMap((call) => {
      const use = useOf(call, id);
      return use ? [[call, use] as const] : [];
    }),
  );

/** The screens that call the lender; the other routes show the same answers, or none. */
export const screenRows: readonly RouteId[] = routeIds.filter((id) =>
  callNames.some((call) => id in MEANINGS[call].on),
);

/** Returns the screens that make a call. */
export const screensOf = (call: CallName): readonly RouteId[] =>
  screenRows.filter((id) => useOf(call, id) !== undefined);
