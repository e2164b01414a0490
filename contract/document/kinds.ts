import type * as z from 'zod/mini';
import {
  count,
  flag,
  id,
  instant,
  instantOrDay,
  integer,
  rupiah,
  waitSeconds,
} from '../../domain/wire/schemas';
import { bounds } from '../../domain/wire/bounds';
import { second } from '../../domain/kernel/instant';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A kind of value: its form in the contract, its unit, and the other forms that the client reads. */
export interface TypeKind {
  readonly name: string;
  readonly json: JsonSchema;
  readonly unit: string;
  readonly alsoRead: string;
  /** The JSON types that it can have. */
  readonly types: readonly string[];
}

const scalars = ['string', 'integer', 'number'];

const kind = (
  name: string,
  json: JsonSchema,
  unit: string,
  alsoRead: string,
  ...others: readonly string[]
): TypeKind => ({ name, json, unit, alsoRead, types: [...scalars, ...others] });

const whole = { type: 'integer', minimum: 0, maximum: 999_999_999 };
const wait = { ...whole, maximum: bounds.wait / second };
const epochs = 'epoch seconds or milliseconds, `dd-MM-yyyy HH:mm:ss`, and no zone (then Jakarta’s)';

/** The kinds of values of answers. A request has only the first form. */
export const KINDS: ReadonlyMap<z.ZodMiniType, TypeKind> = new Map<z.ZodMiniType, TypeKind>([
  [
    rupiah,
    kind(
      'amount',
      { type: 'integer' },
      'whole rupiah',
      '`"250000"`, `"250000.00"`, `{ "value": 250000, "currency": "IDR" }`',
      'object',
    ),
  ],
  [instant, kind('time', { type: 'string', format: 'date-time' }, 'ISO 8601 with a zone', epochs)],
  [
    instantOrDay,
    kind('time or day', { type: 'string' }, 'ISO 8601 with a zone, or `yyyy-MM-dd`', epochs),
  ],
  [id, kind('id', { type: 'string', minLength: 1 }, '', 'a whole number')],
  [
    flag,
    kind('flag', { type: 'boolean' }, '', '`"true"`, `"Y"`, `1`, and their opposites', 'boolean'),
  ],
  [count, kind('count', whole, 'a whole number', '`"3"`')],
  [waitSeconds, kind('wait', wait, 'seconds', '`"60"`')],
  [integer, kind('number', { type: 'integer' }, 'a whole number', '`"900001"`')],
]);
