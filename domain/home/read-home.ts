import type { Instant } from '../kernel/instant';
import { isLateStatus } from '../bills/late-status';
import type { AnswerOf } from '../wire/call';
import type { homepage } from './calls';

/** Home as the server sends it (spec §3, "Home v2"), and when it was read. */
export type HomeData = AnswerOf<typeof homepage> & { readonly readAt: Instant };
export type HomeModule = HomeData['modules'][number];
export type Limit = NonNullable<NonNullable<HomeData['profile']>['limit']>;

/** Returns a limit without a temporary part that exceeds it; `undefined` for a limit below zero. */
const soundLimit = (limit: Limit): Limit | undefined => {
  const { temporary = 0, temporaryUntil: _until, ...plain } = limit;
  if (limit.total < 0) return undefined;
  return temporary < 0 || temporary > limit.total ? plain : limit;
};

/** Returns a bill without an amount that is negative, or zero although it is overdue. */
const soundBill = (module: HomeModule): HomeModule => {
  const { amount = 0, ...rest } = module;
  const least = isLateStatus(module.dueStatus) ? 1 : 0;
  return module.type === 'NEXT_BILL' && amount < least ? rest : module;
};

/** Returns the page with the figures that make sense. */
export const soundHome = (page: AnswerOf<typeof homepage>): AnswerOf<typeof homepage> => {
  const { limit: sent, ...profile } = page.profile ?? {};
  const limit = sent && soundLimit(sent);
  return {
    ...page,
    ...(page.profile && { profile: { ...profile, ...(limit && { limit }) } }),
    modules: page.modules.map(soundBill),
  };
};

/** Returns the bill that is due next, if the server names one. */
export const nextBill = (home: HomeData | undefined): HomeModule | undefined =>
  home?.modules.find((module) => module.type === 'NEXT_BILL');
