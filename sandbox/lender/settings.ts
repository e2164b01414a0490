import messages from '../../ui/messages/id/settings.json' with { type: 'json' };
import type { SomeHandlers } from './handler';
import { single } from './records';
import { keep, mine, refuse } from './world';

/** Advertising begins switched off. */
const offAtFirst = ['PROMO_UPDATE', 'PERSONALISED_OFFER'];

/** The toggles that everybody has, those that the client has words for, with their first values. */
export const usualToggles: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.keys(messages.features).map((feature) => [feature, !offAtFirst.includes(feature)]),
);

export const settings: SomeHandlers<'settingsToggles' | 'saveToggle'> = {
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
