import * as z from 'zod/mini';
import type { Call } from '../../domain/kernel/call';
import { readInstant } from '../../domain/kernel/instant';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { Used } from './answer';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const zoned = (text: string): boolean => /\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/** The same time in another zone, or without its milliseconds, is no drift. */
const sameTime = (said: unknown, meant: unknown): boolean =>
  typeof said === 'string' &&
  typeof meant === 'string' &&
  zoned(said) &&
  readInstant(said) !== undefined &&
  readInstant(said) === readInstant(meant);

/** Paths of the values that are spelled otherwise than we would spell them; items of a list share one, with a `*`. */
export const driftIn = (said: unknown, meant: unknown, path = ''): readonly string[] => {
  if (!isGroup(said) || !isGroup(meant))
    return isGroup(said) || isGroup(meant) || said === meant || sameTime(said, meant) ? [] : [path];
  if (Array.isArray(said) !== Array.isArray(meant)) return [];
  const spelled = new Map(Object.entries(meant));
  return Object.entries(said).flatMap(([name, held]) => {
    if (!spelled.has(name)) return [];
    const step = Array.isArray(said) ? '*' : name;
    return driftIn(held, spelled.get(name), path === '' ? step : `${path}.${step}`);
  });
};

/**
 * Reports once per row and field that a server spells it otherwise: a field of another type, an unknown word, an amount
 * in a string (decisions, "Contract with servers").
 */
export class Drift {
  private readonly reported = new Set<string>();

  constructor(private readonly reporter: ErrorReporter) {}

  /** Never throws: what was read is good, whatever comes of looking at how it was spelled. */
  look(row: Call, { value, used, leftOut }: Used): void {
    const where = `${row.method} ${row.path}`;
    for (const field of [...leftOut, ...respelled(row, value, used)]) {
      if (this.reported.has(`${where} ${field}`)) continue;
      this.reported.add(`${where} ${field}`);
      this.reporter.capture({ kind: 'drift', message: 'answer spelled otherwise', where, field });
    }
  }
}

const respelled = (row: Call, value: unknown, used: unknown): readonly string[] => {
  try {
    return driftIn(used, z.encode(row.answer, value));
  } catch {
    return [];
  }
};
