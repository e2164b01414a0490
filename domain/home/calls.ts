import * as z from 'zod/mini';
import { get } from '../kernel/call';
import { instant, maybe, openEnum, rupiah } from '../kernel/wire';

/** Home v2: profile, topBanner and modules in the server's order (spec §3, §7). */

const text = maybe(z.string());

const item = z.object({
  id: text,
  title: text,
  text: text,
  imageUrl: text,
  link: text,
  product: text,
  tag: text,
});

export const homeModules = [
  'NEXT_BILL',
  'SHORTCUTS',
  'PARTNERS',
  'ZERO_PERCENT',
  'DISCOUNT_PROMO',
  'RESTRUCTURE',
  'REASSESSMENT',
  'EDUCATION',
  'HELP',
] as const;

export const homepage = get('/v2/homepage', {
  retry: 3,
  timeout: 10_000,
  budget: 10_000,
  query: z.object({ sourcePage: text, entryPoint: text, appVersion: text }),
  answer: z.object({
    profile: maybe(
      z.object({
        name: text,
        status: text,
        limit: maybe(
          z.object({
            total: rupiah,
            available: maybe(rupiah),
            used: maybe(rupiah),
            temporary: maybe(rupiah),
            temporaryUntil: maybe(instant),
          }),
        ),
        limitTypes: maybe(z.array(z.string())),
      }),
    ),
    topBanner: maybe(z.object({ title: text, text: text, imageUrl: text, link: text })),
    modules: z.array(
      z.object({
        type: openEnum(homeModules),
        id: text,
        title: text,
        text: text,
        link: text,
        imageUrl: text,
        amount: maybe(rupiah),
        dueTime: maybe(instant),
        dueStatus: maybe(openEnum(['DUE_SOON', 'OVERDUE', 'OVERDUE_WITH_LATE_FEE', 'NOT_OVERDUE'])),
        items: maybe(z.array(item)),
      }),
    ),
  }),
});
