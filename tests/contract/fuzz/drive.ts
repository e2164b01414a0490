import fc from 'fast-check';
import { personas } from '../../../sandbox/lender/personas/personas';
import { openSandbox } from '../../sandbox/sandbox';
import { type Document, wireCheck } from '../../support/wire-check';
import { FollowedIds } from './followed-ids';
import { operationsIn } from './operations';
import { requestOf, type Step, stepOf } from './request';

const nothing = { parameters: {}, body: {} };

/**
 * Sends random requests of the sandbox's own API document for some seconds, in visits of one user each; ids of answers
 * are used in later requests. Throws at an answer that breaks the document and at a server error, with the seed and the
 * shortest such visit that fast-check finds. Returns what it counted.
 */
export const fuzz = async (seconds: number, seed: number) => {
  const sandbox = await openSandbox();
  const document = (await sandbox.send('GET', '/api/openapi.json')).body as Document;
  const check = wireCheck(document);
  const operations = operationsIn(document);
  const count = { visits: 0, requests: 0, answers: 0, followed: 0 };

  const visit = async (persona: string, steps: readonly Step[]): Promise<void> => {
    const { token } = await sandbox.person(persona);
    const ids = new FollowedIds();
    count.visits += 1;
    for (const step of steps) {
      const operation = operations.find(({ id }) => id === step.call);
      if (!operation) throw new Error(`no ${step.call}`);
      const followed = step.follows ? ids.of(step.call) : nothing;
      const { method } = operation;
      const { path, query, headers, body } = requestOf(operation, step, followed);
      const search = new URLSearchParams(query).toString();
      const { status, body: answer } = await sandbox.send(method, path + (search && `?${search}`), {
        headers: { ...headers, authorization: `Bearer ${token}`, 'x-user-locale': 'id' },
        ...(operation.body && { body: JSON.stringify(body ?? null) }),
      });
      const exchange = { method, path, query, headers, body, status, answer };
      // A request may break the document; only what comes back may not.
      const broken = check(exchange).filter((line) => /: (?:answer|no such call)/.test(line));
      if (broken.length > 0) throw new Error(broken.join('\n'));
      count.requests += 1;
      if (Object.keys({ ...followed.parameters, ...followed.body }).length > 0) count.followed += 1;
      if (status !== 200) continue;
      count.answers += 1;
      ids.hear(operation, answer);
    }
  };

  const steps = fc.array(fc.oneof(...operations.map(stepOf)), { minLength: 15, maxLength: 60 });
  const persona = fc.constantFrom(...personas.map(({ id }) => id));
  const options = {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: seconds * 1_000,
  };
  try {
    await fc.assert(fc.asyncProperty(persona, steps, visit), options);
  } finally {
    await sandbox.close();
  }
  return count;
};
