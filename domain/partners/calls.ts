import * as z from 'zod/mini';
import { get } from '../wire/call';
import { id, maybe, rows, text } from '../wire/schemas';

/** The partners where the credit can be spent (spec §7: reads `merchants`). */
export const partners = get('/v1/partners', {
  answer: z.object({
    merchants: rows(
      z.object({
        id: maybe(id),
        name: maybe(text),
        category: maybe(text),
        logoUrl: maybe(text),
        link: maybe(text),
        tag: maybe(text),
      }),
      'name',
    ),
  }),
});
