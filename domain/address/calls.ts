import * as z from 'zod/mini';
import { get, post } from '../wire/call';
import { id, maybe, text } from '../wire/schemas';

/** The calls for areas as identity cards name them, and for postal codes (spec §7). */

const area = z.object({ id, name: text });

/** Lists the areas below an id; `root` lists the provinces. */
export const areasBelow = get('/v1/kyc/area/ktp/{id}', {
  params: z.object({ id: z.string() }),
  answer: z.array(area),
});

/** Matches names to ids. The server may save the names, so the call is never retried automatically. */
export const matchAreas = post('/v1/kyc/area/ktp', {
  once: true,
  overlay: 'silent',
  body: z.object({
    province: maybe(z.string()),
    city: maybe(z.string()),
    district: maybe(z.string()),
    village: maybe(z.string()),
  }),
  answer: z.object({
    province: maybe(area),
    city: maybe(area),
    district: maybe(area),
    village: maybe(area),
  }),
});

/** Looks up postal codes; `subDistrict` is the draft's village. It only reads, although it is a POST. */
export const postalCode = post('/v1/kyc/postal-code', {
  overlay: 'silent',
  retry: 2,
  timeout: 15_000,
  body: z.object({
    province: z.string(),
    city: z.string(),
    district: z.string(),
    subDistrict: z.string(),
  }),
  answer: z.object({ postalCode: maybe(id), postalCodes: maybe(z.array(id)) }),
});
