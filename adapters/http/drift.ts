import * as z from 'zod/mini';
import type { Call } from '../../domain/wire/call';
import { readInstant, zoned } from '../../domain/kernel/instant';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { ReadPayload } from './answer';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether both are the same time. Another zone, or missing milliseconds, is no drift. */
const sameTime = (sent: unknown, meant: unknown): boolean =>
  typeof sent === 'string' &&
  typeof meant === 'string' &&
  zoned.test(sent) &&
  readInstant(sent) !== undefined &&
  readInstant(sent) === readInstant(meant);

/** Returns the paths of the values whose spelling differs from ours. The items of a list share one path, with a `*`. */
export const driftIn = (sent: unknown, meant: unknown, path = ''): readonly string[] => {
  if (!isGroup(sent) || !isGroup(meant))
    return sent === meant || sameTime(sent, meant) ? [] : [path];
  const spelled = new Map(Object.entries(meant));
  return Object.entries(sent).flatMap(([name, held]) => {
    const step = Array.isArray(sent) ? '*' : name;
    return driftIn(held, spelled.get(name), path === '' ? step : `${path}.${step}`);
  });
};

/** Reports once each field that a server spells differently, such as an amount as text (decision 16). */
export class Drift {
  private readonly reported = new Set<string>();

  constructor(private readonly reporter: ErrorReporter) {}

  /** Never throws: the answer is valid even when the comparison of spellings fails. */
  look(row: Call, { value, used, leftOut, respelled }: ReadPayload): void {
    const where = `${row.method} ${row.path}`;
    for (const field of [...leftOut, ...respelled, ...otherValues(row, value, used)]) {
      if (this.reported.has(`${where} ${field}`)) continue;
      this.reported.add(`${where} ${field}`);
      this.reporter.capture({ kind: 'drift', message: 'answer spelled otherwise', where, field });
    }
  }
}

const otherValues = (row: Call, value: unknown, used: unknown): readonly string[] => {
  try {
    return driftIn(used, z.encode(row.answer, value));
  } catch {
    return [];
  }
};
