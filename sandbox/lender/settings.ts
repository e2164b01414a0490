import type { SomeHandlers } from './handler';
import { single } from './records';
import { keep, mine, refuse } from './world';

/** The toggles of all users, with their first values. Advertising is off at first. */
export const usualToggles = {
  BILL_REMINDER: true,
  USAGE_ALERT: true,
  PROMO_UPDATE: false,
  PERSONALISED_OFFER: false,
};

export const settingsHandlers: SomeHandlers<'settingsToggles' | 'saveToggle'> = {
  settingsToggles: (_, ctx) =>
    Object.entries(mine(ctx, single.toggles) ?? usualToggles).map(([feature, enabled]) => ({
      feature,
      enabled,
    })),

  saveToggle: ({ body }, ctx) => {
    const toggles = mine(ctx, single.toggles) ?? usualToggles;
    if (!Object.hasOwn(toggles, body.feature))
      return refuse(404, 'FEATURE_NOT_FOUND', 'There is no such setting.');
    keep(ctx, single.toggles, { ...toggles, [body.feature]: body.enabled });
    return {};
  },
};
