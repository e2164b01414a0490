import * as z from 'zod/mini';
import { get } from '../wire/call';
import {
  alsoAs,
  id,
  instant,
  inventedEnum,
  maybe,
  openEnum,
  orUnread,
  rupiah,
  text,
} from '../wire/schemas';

/** Home v2: profile, topBanner and modules in the server's order (spec §3, §7). */

const item = z.object({
  id: maybe(id),
  title: maybe(text),
  text: maybe(text),
  imageUrl: maybe(text),
  link: maybe(text),
  product: maybe(text),
  tag: maybe(text),
  category: orUnread(text),
});

export const homepage = get('/v2/homepage', {
  retry: 3,
  timeout: 10_000,
  budget: 10_000,
  query: z.object({
    sourcePage: maybe(z.string()),
    entryPoint: maybe(z.string()),
    appVersion: maybe(z.string()),
  }),
  answer: z.object({
    profile: maybe(
      z.object({
        name: maybe(text),
        status: maybe(text),
        limit: maybe(
          alsoAs(
            z.object({
              total: rupiah,
              // A missing one is computed from the other, so an unreadable one must not count as missing.
              available: orUnread(rupiah),
              used: orUnread(rupiah),
              temporary: maybe(rupiah),
              temporaryUntil: maybe(instant),
            }),
            { name: 'creditLimit', amount: 'total' },
          ),
        ),
        limitTypes: maybe(z.array(text)),
      }),
    ),
    topBanner: maybe(
      z.object({ title: maybe(text), text: maybe(text), imageUrl: maybe(text), link: maybe(text) }),
    ),
    modules: z.array(
      z.object({
        type: inventedEnum('homeModules'),
        id: maybe(id),
        title: maybe(text),
        text: maybe(text),
        link: maybe(text),
        imageUrl: maybe(text),
        amount: maybe(rupiah),
        dueTime: maybe(instant),
        dueStatus: maybe(openEnum(['DUE_SOON', 'OVERDUE', 'OVERDUE_WITH_LATE_FEE', 'NOT_OVERDUE'])),
        items: maybe(z.array(item)),
      }),
    ),
  }),
});
