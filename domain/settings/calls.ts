import * as z from 'zod/mini';
import { get, patch } from '../wire/call';
import { flag, text } from '../wire/schemas';

/** The person's feature toggles (spec §3, §7): which there are is the server's to say. */
export const settingsToggles = get('/account-management/settings/toggles', {
  answer: z.array(z.object({ feature: text, enabled: flag })),
});

export const saveToggle = patch('/account-management/settings/toggle', {
  body: z.object({ feature: z.string(), enabled: z.boolean() }),
});
