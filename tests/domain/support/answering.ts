import { MemoryHttp } from '../../../adapters/memory/memory-http';
import type { CallName } from '../../../domain/calls';
import { ok } from '../../../domain/kernel/result';
import { servedBy } from '../../support/lender';
import type { Visit } from './a-visit';

/** Answers by the name of their call, in camelCase. A test may change them between calls. */
export type Answers = Partial<Record<CallName, unknown>>;

/** Returns an `Http` for a visit whose server carries every call out, and replaces some answers. */
export const answering = (
  { world, clock, session }: Pick<Visit, 'world' | 'clock' | 'session'>,
  answers: Answers,
): MemoryHttp => {
  const serve = servedBy(world, clock);
  return new MemoryHttp(
    async (call, signal) => {
      const usual = await serve(call, signal);
      return usual.ok && call.name in answers ? ok(answers[call.name]) : usual;
    },
    () => session.token,
  );
};
