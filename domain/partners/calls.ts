import * as z from 'zod/mini';
import { get } from '../kernel/call';
import { maybe } from '../kernel/wire';

/** Where the credit can be spent (spec §7: reads `merchants`). */
export const partners = get('/v1/partners', {
  answer: z.object({
    merchants: z.array(
      z.object({
        id: maybe(z.string()),
        name: maybe(z.string()),
        category: maybe(z.string()),
        logoUrl: maybe(z.string()),
        link: maybe(z.string()),
        tag: maybe(z.string()),
      }),
    ),
  }),
});
