import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RawRequest } from '../../sandbox/lender/serve';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';
import { describeFronts, enter } from './support/fronts';
import { ctxOf, samples } from './support/samples';

type Parts = Pick<RawRequest, 'params' | 'query' | 'headers' | 'body'>;

const names = Object.keys(CALLS) as CallName[];

/** Text that is valid in a header and in an address. */
const plain = fc
  .string({ unit: 'grapheme-ascii', maxLength: 12 })
  .map((text) => text.trim() || 'x');
const nasty = fc.constantFrom('', '__proto__', '../..', '-1', '1e309', 'NaN', '%00', '{}', '٣');

const textsIn = (
  part: RawRequest['query'],
  value: fc.Arbitrary<string>,
): fc.Arbitrary<RawRequest['query']> => {
  const keys = Object.keys(part);
  if (keys.length === 0) return fc.constant({});
  const pair = fc.tuple(fc.constantFrom(...keys), value);
  return fc.array(pair).map((pairs): RawRequest['query'] => Object.fromEntries(pairs));
};

/** Returns arbitrary bodies: those of a sample with some values replaced, or any value at all. */
const bodies = (row: Call, body: unknown): fc.Arbitrary<unknown> => {
  const listed = Object.entries(z.encode(row.body, body) as object) as [string, unknown][];
  const fields = listed.map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]);
  return fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>),
  );
};

const mutants = (row: Call, parts: Parts): fc.Arbitrary<Parts> =>
  fc.record({
    // An empty parameter would change the path.
    params: textsIn(parts.params, plain).map((changed) => ({ ...parts.params, ...changed })),
    query: textsIn(parts.query, fc.oneof(plain, nasty)),
    headers: textsIn(parts.headers, plain),
    body: bodies(row, parts.body),
  });

describeFronts('a bad request', (front) => {
  test.each(names)('to %s is refused with a code, never with a server error', async (name) => {
    const row: Call = CALLS[name];
    const { userId, token } = enter(front, samples[name].persona);
    const input = samples[name].input(ctxOf(front.world, userId)) as Partial<Parts>;
    const written = (schema: z.ZodMiniType, value: unknown) =>
      z.encode(schema, value ?? {}) as Record<string, string>;
    const parts = {
      params: written(row.params, input.params),
      query: written(row.query, input.query),
      headers: written(row.headers, input.headers),
      body: input.body ?? {},
    };
    await fc.assert(
      fc.asyncProperty(mutants(row, parts), async (raw) => {
        const { status, code } = await front.raw(name, { ...raw, token });
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(code).toMatch(/^[A-Z_]+$/);
        else expect(status).toBe(200);
      }),
      { numRuns: 25 },
    );
  });
});
