import * as z from 'zod/mini';
import { closest } from './closest';
import type { ConfigRule, Rules } from './rules';

type Schema = z.core.$ZodType;
type Path = readonly string[];
type Group = Readonly<Record<string, unknown>>;

/** The parts of a schema's definition that this file reads; each kind of schema has some of them. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
}

/** Returns the schema inside a default or an optional key. */
const unwrapped = (schema: Schema): Schema => {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrapped(innerType) : schema;
};

const definitionOf = (schema: Schema): Definition => {
  const definition: object = schema._zod.def;
  return definition as Definition;
};

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (names: readonly unknown[], last: string): string => {
  const all = names.map(String);
  return [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter(Boolean).join(` ${last} `);
};

const acceptedByType: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  record: 'a group of words',
  string: 'a text',
};

const acceptedBy = (schema: Schema): string => {
  const { type, shape } = definitionOf(schema);
  if (shape) return `a group of ${listed(Object.keys(shape), 'and')}`;
  const { values } = schema._zod;
  return type === 'enum' && values ? listed([...values], 'or') : (acceptedByType[type] ?? type);
};

const longest = 60;

/** Returns a text that may be printed: without a query and without the part before `@`, which can be secrets. */
const shown = (text: string): string => {
  const open = text.replace(/[?#].*/s, (rest) => `${rest[0] ?? ''}…`).replace(/.*@/s, '…@');
  const short = open.length > longest ? `${open.slice(0, longest)}…` : open;
  return JSON.stringify(short).replace(
    /\p{C}/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
};

/** Describes the value of a key. */
const found = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === '') return 'found an empty text';
  if (Array.isArray(value))
    return value.length > 0 ? `found a list of ${value.length}` : 'found an empty list';
  if (isGroup(value)) return 'found a group';
  return `found ${typeof value === 'string' ? shown(value) : JSON.stringify(value)}`;
};

const nameOf = (path: Path): string =>
  path.map((key) => (/^[\p{L}\p{N}/_-]+$/u.test(key) ? key : shown(key))).join('.') || 'the file';

const ruleOf = (rules: Rules, path: Path): ConfigRule | undefined =>
  rules[path.join('.')] ?? rules[[...path.slice(0, -1), '*'].join('.')];

/**
 * Lists everything that is wrong in a value, with a line for each key: its path, its value and what is accepted. The
 * schema gives the keys and their types; the rules give the rest. Returns an empty text when nothing is wrong.
 */
export const findings = (
  schema: Schema,
  given: unknown,
  rules: Rules,
  isProduction: boolean,
): string => {
  const at = (outer: Schema, value: unknown, path: Path): string[] => {
    const inner = unwrapped(outer);
    const rule = ruleOf(rules, path);
    const line = (accepted: string) => [`${nameOf(path)}: ${found(value)}; accepted: ${accepted}`];
    if (value === undefined)
      return outer._zod.optin !== undefined ? [] : line(rule?.[0] ?? acceptedBy(inner));
    const { shape, element, valueType } = definitionOf(inner);
    const isHeld = !rule || rule[1](value);
    if (element) {
      if (!Array.isArray(value)) return line(acceptedBy(inner));
      const items = value.flatMap((item: unknown, n) => at(element, item, [...path, String(n)]));
      return [...(isHeld ? [] : line(rule[0])), ...items];
    }
    if (shape || valueType) {
      if (!isGroup(value)) return line(acceptedBy(inner));
      const without =
        outer._zod.optin === undefined ? '' : `; or leave out the whole of ${nameOf(path)}`;
      const keys = new Set([...Object.keys(shape ?? {}), ...Object.keys(value)]);
      const items = [...keys].flatMap((key) => {
        const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
        if (known && Object.hasOwn(value, key)) return at(known, value[key], [...path, key]);
        if (known) return at(known, undefined, [...path, key]).map((it) => `${it}${without}`);
        const meant = closest(key, Object.keys(shape ?? {}));
        const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
        return [`${nameOf([...path, key])}: there is no such key${hint}`];
      });
      return [...(isHeld ? [] : line(rule[0])), ...items];
    }
    // The client rejects these too, without naming their keys.
    if (isProduction && typeof value === 'string' && /^http:/i.test(value))
      return line('https only, in production');
    return isHeld && z.safeParse(inner, value).success ? [] : line(rule?.[0] ?? acceptedBy(inner));
  };
  const lines = at(schema, given, []);
  return lines.map((it) => `\n  ${it}`).join('');
};
