import fc from 'fast-check';
import { personas } from '../../../sandbox/lender/personas/personas';
import type { JournalEntry } from '../../../sandbox/http/journal';
import { openSandbox, type OpenSandbox } from '../../sandbox/sandbox';
import type { Document } from '../../support/wire-check';
import { FollowedIds } from './followed-ids';
import { type Operation, operationsIn } from './operations';
import { requestOf, stepOf } from './request';

const fault = fc.constantFrom(
  { status: 500 },
  { status: 503, retryAfter: 3 },
  { drop: true },
  { drop: true, carriedOut: true },
  { delayMs: 4 },
  { delayMs: 4, times: 2 },
  { body: '{' },
);

/** A visit: rounds of requests that leave together, some with a planned fault or a later clock. */
const visitOf = (operations: readonly Operation[]) =>
  fc.record({
    persona: fc.constantFrom(...personas.map(({ id }) => id).filter((id) => id !== 'heavy')),
    rounds: fc.array(
      fc.record({
        steps: fc.array(fc.oneof(...operations.map(stepOf)), { minLength: 1, maxLength: 3 }),
        fault: fc.option(fault, { nil: undefined }),
        seconds: fc.constantFrom(0, 0, 0, 10, 86_400),
      }),
      { minLength: 6, maxLength: 6 },
    ),
  });

/** Makes the visit of a seed, as the user of that seed. Returns its journal, without the headers of the requests. */
const journalOf = async (
  { control, send }: OpenSandbox,
  operations: readonly Operation[],
  seed: number,
): Promise<readonly Partial<JournalEntry>[]> => {
  const [visit] = fc.sample(visitOf(operations), { seed, numRuns: 1 });
  if (!visit) return [];
  const made = await control<{ userId: string; token: string }>('POST', '/users', {
    persona: visit.persona,
    seed,
  });
  const { userId, token } = made;
  const read = () => control<JournalEntry[]>('GET', `/journal?userId=${userId}`);
  const earlier = (await read()).length;
  const ids = new FollowedIds();
  for (const { steps, fault: planned, seconds } of visit.rounds) {
    if (planned) await control('POST', '/faults', { path: '/*', ...planned, userId });
    if (seconds > 0) await control('POST', '/clock', { advanceSeconds: seconds, userId });
    const asked = steps.flatMap((step) => {
      const operation = operations.find(({ id }) => id === step.call);
      return operation
        ? [{ operation, request: requestOf(operation, step, ids.of(step.call)) }]
        : [];
    });
    const answers = asked.map(async ({ operation, request: { path, query, headers, body } }) => {
      const search = new URLSearchParams(query).toString();
      const more = {
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(operation.body && { body: JSON.stringify(body ?? null) }),
      };
      const address = path + (search && `?${search}`);
      // A dropped connection has no answer.
      return send(operation.method, address, more).catch(() => undefined);
    });
    for (const [nth, answer] of (await Promise.all(answers)).entries()) {
      const operation = asked[nth]?.operation;
      if (operation && answer?.status === 200) ids.hear(operation, answer.body);
    }
  }
  return (await read()).slice(earlier).map(({ id: _, headers: __, ...entry }) => entry);
};

/**
 * Makes the visits of the seeds from `first` to `last` twice. Returns how many requests there were, and the seeds whose
 * journals differ.
 */
export const compareSeeds = async (first: number, last: number) => {
  const sandbox = await openSandbox();
  const operations = operationsIn(
    (await sandbox.send('GET', '/api/openapi.json')).body as Document,
  );
  const result = { requests: 0, different: [] as string[] };
  const compare = async (seed: number): Promise<void> => {
    const once = await journalOf(sandbox, operations, seed);
    const again = await journalOf(sandbox, operations, seed);
    result.requests += once.length;
    const at = once.findIndex((it, nth) => JSON.stringify(it) !== JSON.stringify(again[nth]));
    if (at >= 0 || once.length !== again.length)
      result.different.push(
        `${seed}, request ${at}: ${JSON.stringify(once[at])} then ${JSON.stringify(again[at])}`,
      );
  };
  try {
    // Ten users at a time, who must not see each other.
    let next = first;
    const walk = async () => {
      while (next <= last) await compare(next++);
    };
    await Promise.all(Array.from({ length: 10 }, walk));
  } finally {
    await sandbox.close();
  }
  return result;
};
