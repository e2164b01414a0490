import * as z from 'zod/mini';
import { type CallName, CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';
import {
  count,
  flag,
  id,
  instant,
  instantOrDay,
  integer,
  innerOf,
  rupiah,
  waitSeconds,
} from '../../../domain/wire/schemas';

/** Steps from the root of an answer to a field; `*` is the first entry of a list or a map. */
export type FieldPath = readonly string[];

export type FieldKind =
  | 'text'
  | 'text or flag'
  | 'amount'
  | 'time'
  | 'count'
  | 'integer'
  | 'flag'
  | 'word'
  | 'list'
  | 'group'
  | 'map'
  | 'anything';

/** A part of an answer that a server may send wrong without failing the answer. */
export interface Field {
  readonly path: FieldPath;
  readonly kind: FieldKind;
  readonly schema: z.ZodMiniType;
  /** `part`: the field counts as missing. `entry`: the whole entry of a list or a map does. */
  readonly costs: 'part' | 'entry';
  /** Whether it is an entry of a map, where null means missing. */
  readonly inMap?: boolean;
  /** Whether an unreadable value differs from a missing one. */
  readonly mayBeUnread?: boolean;
}

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly in?: z.ZodMiniType;
  readonly isUnreadable?: boolean;
}

const defOf = (schema: z.ZodMiniType) => {
  const def = schema._zod.def as unknown as Def;
  // The schema that is used when the value is not `UNREAD`.
  const of = def.innerType && innerOf.get(def.innerType);
  return of ? { ...def, innerType: of, isUnreadable: true } : def;
};

const scalars = new Map<unknown, FieldKind>([
  [rupiah, 'amount'],
  [id, 'text'],
  [flag, 'flag'],
  [instant, 'time'],
  [instantOrDay, 'time'],
  [count, 'count'],
  [waitSeconds, 'count'],
  [integer, 'integer'],
]);

const byType: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  union: 'text or flag',
  boolean: 'flag',
  pipe: 'word',
  array: 'list',
  object: 'group',
  record: 'map',
  unknown: 'anything',
};

const kindOf = (schema: z.ZodMiniType): FieldKind => {
  const { type } = defOf(schema);
  const kind = scalars.get(schema) ?? byType[type];
  if (!kind) throw new Error(`no kind of field for a schema of type ${type}`);
  return kind;
};

export const isRequired = (schema: z.ZodMiniType, name: string): boolean => {
  const field = defOf(schema).shape?.[name];
  return field !== undefined && defOf(field).innerType === undefined;
};

/** Changes every value of one kind in an answer, wherever its schema has one. */
export const changeKind = (
  schema: z.ZodMiniType,
  answer: unknown,
  kind: FieldKind,
  change: (value: unknown) => unknown,
): unknown => {
  const { shape, element, valueType, innerType } = defOf(schema);
  if (innerType) return changeKind(innerType, answer, kind, change);
  if (answer === undefined || answer === null) return answer;
  const below = (inner: z.ZodMiniType, value: unknown) => changeKind(inner, value, kind, change);
  const entries = Object.entries(answer);
  const changed = Array.isArray(answer)
    ? element && answer.map((row) => below(element, row))
    : (shape ?? valueType) &&
      Object.fromEntries(
        entries.map(([name, held]) => {
          const field = valueType ?? shape?.[name];
          return [name, field ? below(field, held) : held];
        }),
      );
  const inner = changed ?? answer;
  return kindOf(schema) === kind ? change(inner) : inner;
};

/** Returns every field below a schema that may be wrong: optional ones, entries, and required fields of entries. */
export const fieldsOf = (
  schema: z.ZodMiniType,
  path: FieldPath = [],
  inEntry = false,
): readonly Field[] => {
  const { shape, element, valueType } = defOf(schema);
  const entry = element ?? valueType;
  if (entry) {
    const whole: Field = {
      path: [...path, '*'],
      kind: kindOf(entry),
      schema: entry,
      costs: 'entry',
      inMap: valueType !== undefined,
    };
    return [whole, ...fieldsOf(entry, whole.path, true)];
  }
  return Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const { innerType } = defOf(field);
    const inner = innerType ?? field;
    const below = fieldsOf(inner, [...path, name], inEntry && !innerType);
    if (!innerType && !inEntry) return below;
    const costs = innerType ? 'part' : 'entry';
    return [
      {
        path: [...path, name],
        kind: kindOf(inner),
        schema: inner,
        costs,
        mayBeUnread: defOf(field).isUnreadable === true,
      } as Field,
      ...below,
    ];
  });
};

/** Returns every field of every answer that may be wrong, with its call. */
export const allFields = (): readonly (readonly [CallName, Field])[] =>
  (Object.entries(CALLS) as [CallName, Call][]).flatMap(([name, row]) =>
    fieldsOf(row.answer).map((field) => [name, field] as const),
  );

/** Returns one field of each kind and cost; `npm run suite faults -- answers` feeds all of them. */
export const oneOfEachKind = (): ReturnType<typeof allFields> =>
  allFields().filter(
    ([, { kind, costs }], at, all) =>
      all.findIndex(([, field]) => field.kind === kind && field.costs === costs) === at,
  );

const samples: Readonly<Record<FieldKind, unknown>> = {
  text: 'Contoh',
  'text or flag': 'Contoh',
  amount: 25_000,
  time: '2026-02-25T10:00:00.000+07:00',
  count: 2,
  integer: 7,
  flag: true,
  word: '',
  list: [],
  group: {},
  map: {},
  anything: {},
};

/** Returns a good value with only the required fields. */
export const sampleOf = (schema: z.ZodMiniType): unknown => {
  const { shape } = defOf(schema);
  if (shape)
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) =>
        defOf(field).innerType ? [] : [[name, sampleOf(field)]],
      ),
    );
  const kind = kindOf(schema);
  if (kind !== 'word') return samples[kind];
  const { enum: words } = z.globalRegistry.get(defOf(schema).in ?? schema) ?? {};
  return Array.isArray(words) ? words[0] : 'X';
};

/** Returns a good value with every optional field; a list has two entries. */
export const fullOf = (schema: z.ZodMiniType): unknown => {
  const { shape, element, valueType, innerType } = defOf(schema);
  if (innerType) return fullOf(innerType);
  if (element) return [fullOf(element), fullOf(element)];
  if (valueType) return { GPP: fullOf(valueType) };
  if (!shape) return sampleOf(schema);
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fullOf(field)]));
};

const stepInto = (schema: z.ZodMiniType, step: string): z.ZodMiniType => {
  const { shape, element, valueType } = defOf(schema);
  const next = element ?? valueType ?? shape?.[step];
  if (!next) throw new Error(`nothing is at ${step}`);
  return defOf(next).innerType ?? next;
};

type Group = Record<string, unknown>;

const keyIn = (group: unknown, step: string): string => {
  if (step !== '*') return step;
  return Array.isArray(group) ? '0' : (Object.keys(group as Group)[0] ?? 'GPP');
};

/** Puts a value into an answer and creates missing parents; `undefined` removes the field. */
export const put = (
  answer: unknown,
  schema: z.ZodMiniType,
  path: FieldPath,
  value: unknown,
): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = stepInto(schema, step);
  const group: Group | unknown[] = Array.isArray(answer)
    ? [...(answer as unknown[])]
    : { ...((answer ?? {}) as Group) };
  const key = keyIn(group, step);
  const before = (group as Group)[key] ?? (rest.length > 0 ? sampleOf(inner) : undefined);
  const after = put(before, inner, rest, value);
  if (after !== undefined) (group as Group)[key] = after;
  else if (Array.isArray(group)) group.splice(Number(key), 1);
  else delete group[key];
  return group;
};
