import * as z from 'zod/mini';
import {
  count,
  flag,
  id,
  instant,
  instantOrDay,
  integer,
  readBeside,
  rupiah,
  waitSeconds,
} from '../../../domain/wire/schemas';

const scalars = new Map<unknown, string>([
  [rupiah, 'amount'],
  [id, 'text'],
  [flag, 'flag'],
  [instant, 'time'],
  [instantOrDay, 'time'],
  [count, 'number'],
  [integer, 'number'],
  [waitSeconds, 'wait'],
]);

const words = (schema: z.ZodMiniType): readonly string[] => {
  const { enum: listed } = z.globalRegistry.get(schema) ?? {};
  return Array.isArray(listed) ? listed : [];
};

const isOptional = (schema: z.ZodMiniType): boolean => schema._zod.optin === 'optional';

/** Returns the shape that a schema reads, as one line: `{ total: amount, title?: text, items: [{ id: text }] }`. */
export const shapeOf = (schema: z.ZodMiniType): string => {
  const of = readBeside.get(schema);
  if (of) return `${shapeOf(of)} · UNREAD`;
  const scalar = scalars.get(schema);
  if (scalar !== undefined) return scalar;
  const def = schema._zod.def as unknown as Readonly<Record<string, unknown>>;
  const inner = (key: string): string => shapeOf(def[key] as z.ZodMiniType);
  switch (def['type']) {
    case 'object': {
      const fields = Object.entries(def['shape'] as Record<string, z.ZodMiniType>).map(
        ([name, field]) => `${name}${isOptional(field) ? '?' : ''}: ${shapeOf(field)}`,
      );
      return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
    }
    case 'optional':
      return inner('innerType');
    case 'array':
      return `[${inner('element')}]`;
    case 'record':
      return `{ any: ${inner('valueType')} }`;
    case 'pipe': {
      const said = def['in'] as z.ZodMiniType;
      const known = words(said);
      return known.length > 0 ? known.join(' · ') : shapeOf(def['out'] as z.ZodMiniType);
    }
    case 'union':
      return (def['options'] as readonly z.ZodMiniType[]).map(shapeOf).join(' · ');
    case 'string':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'unknown':
      return 'anything';
    // A plain number has no name here: if the server sent a string, the whole answer would be unreadable.
    default:
      throw new Error(`no word for a schema of type ${String(def['type'])}`);
  }
};
