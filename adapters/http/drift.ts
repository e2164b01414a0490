import * as z from 'zod/mini';
import type { Call } from '../../domain/kernel/call';
import { readInstant } from '../../domain/kernel/instant';
import type { ErrorReporter } from '../../domain/ports/error-reporter';

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

/** Tells once per row and field that a server spells it otherwise: an unknown word, an amount in a string (decisions). */
export class Drift {
  private readonly told = new Set<string>();

  constructor(private readonly reporter: ErrorReporter) {}

  look(row: Call, said: unknown, value: unknown): void {
    const meant = z.safeEncode(row.answer, value);
    if (!meant.success) return;
    const where = `${row.method} ${row.path}`;
    for (const field of driftIn(said, meant.data)) {
      if (this.told.has(`${where} ${field}`)) continue;
      this.told.add(`${where} ${field}`);
      this.reporter.capture({ kind: 'drift', message: 'answer spelled otherwise', where, field });
    }
  }
}
