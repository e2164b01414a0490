import * as z from 'zod/mini';
import { get, patch } from '../wire/call';
import { flag, text } from '../wire/schemas';

/** The user's feature toggles (spec §3, §7). The server decides which toggles exist. */
export const settingsToggles = get('/account-management/settings/toggles', {
  answer: z.array(z.object({ feature: text, enabled: flag })),
});

export const saveToggle = patch('/account-management/settings/toggle', {
  body: z.object({ feature: z.string(), enabled: z.boolean() }),
});
