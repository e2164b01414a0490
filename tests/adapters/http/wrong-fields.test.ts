import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parsePayload, readPayload } from '../../../adapters/http/answer';
import { driftIn } from '../../../adapters/http/drift';
import { CALLS } from '../../../domain/calls';
import type { Call } from '../../../domain/wire/call';
import { allFields, type Field, fullOf, put } from '../../faults/answers/fields';
import { spelled } from '../../support/spelled';
import { outcomeOf, wrongValue, wrongWays } from '../../faults/answers/wrong-values';

/** Returns how the client reads a complete answer with this value at the field. */
const read = (row: Call, { path }: Field, value: unknown) => {
  const answer = put(fullOf(row.answer), row.answer, path, value);
  const text = JSON.stringify({ data: spelled(answer) });
  const payload = parsePayload(row, { status: 200, text });
  const made = payload.ok ? readPayload(row, payload.value, {}) : payload;
  if (!made.ok) throw new Error(`it fails the answer: ${JSON.stringify(made.error)}`);
  return made.value;
};

// tests/ui/answers/missing-fields.test.ts covers how pages show a missing field.
test.each(allFields().map(([name, field]) => ({ name, field, path: field.path.join('.') })))(
  'a wrong $path of $name is read as a missing one, and reported once',
  ({ name, field }) => {
    const row: Call = CALLS[name];
    const missing = read(row, field, undefined);
    for (const way of wrongWays) {
      const { value, used, leftOut, respelled } = read(row, field, wrongValue(field, way));
      const outcome = outcomeOf(field, way);
      const told = new Set([
        ...leftOut,
        ...respelled,
        ...driftIn(used, z.encode(row.answer, value)),
      ]);
      expect(told.size, way).toBe(outcome === 'silent' || outcome === 'good' ? 0 : 1);
      if (outcome === 'silent' || (outcome === 'left out' && field.costs === 'part'))
        expect(value, way).toEqual(missing.value);
    }
  },
);
