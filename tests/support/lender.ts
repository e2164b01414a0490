import { MemoryHttp, type Serve } from '../../adapters/memory/memory-http';
import { MemoryIds } from '../../adapters/memory/memory-ids';
import { type CallName, CALLS } from '../../domain/calls';
import type { Failure } from '../../domain/kernel/failure';
import { err, ok } from '../../domain/kernel/result';
import type { Clock } from '../../domain/ports/clock';
import { type Fault, takeFault } from '../../sandbox/lender/faults';
import { userByToken } from '../../sandbox/lender/people';
import { serve } from '../../sandbox/lender/serve';
import { MapStore } from '../../sandbox/lender/store';
import { Refusal, type World } from '../../sandbox/lender/world';
import { fewAreas } from './few-areas';

/** Creates a lender in memory with few areas and ascending ids. It throws when the lender reports a problem. */
export const memoryWorld = (clock: Pick<Clock, 'now'>, more: Partial<World> = {}): World => ({
  store: new MapStore(),
  areas: fewAreas,
  ids: new MemoryIds(),
  wall: () => clock.now(),
  pages: () => 'https://lender.example',
  complain: (sentence) => {
    throw new Error(sentence);
  },
  ...more,
});

interface Parts {
  readonly world: World;
  readonly clock: Clock;
  readonly token: () => string | undefined;
}

/** Returns the failure that a fault causes; `undefined` when the fault only delays. */
const failureOf = ({
  drop,
  status,
  body,
  code,
  message,
  retryAfter,
}: Fault): Failure | undefined => {
  if (drop) return { kind: 'network' };
  if (status === undefined)
    return body === undefined ? undefined : { kind: 'contract', path: 'answer' };
  return {
    kind: 'api',
    status,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(/^\d+$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) * 1000 } : {}),
  };
};

/** Serves the sandbox's lender: its answers, its refusals, and the faults planned in its world. */
export const servedBy =
  (world: World, clock: Clock): Serve =>
  async ({ name, raw }, signal) => {
    const { method, path: template } = CALLS[name];
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => raw.params[key] ?? '');
    const user = userByToken(world, raw.token);
    const fault = takeFault(world, method, path, user instanceof Refusal ? undefined : user.id);
    if (fault?.delayMs) await clock.sleep(fault.delayMs, signal);
    if (signal?.aborted) return err({ kind: 'cancelled' });
    const failure = fault && failureOf(fault);
    if (failure && !fault.carriedOut) return err(failure);
    const result = serve(world, name, raw);
    if (failure) return err(failure);
    if (result.kind === 'answer') return ok(result.data);
    const { status, code, message, retryAfter } = result;
    const wait = retryAfter === undefined ? {} : { retryAfter: retryAfter * 1000 };
    return err({ kind: 'api', status, code, message, ...wait });
  };

/** Creates the `Http` port of the user with this token, over the sandbox's lender and without a network. */
export const lenderHttp = (
  world: World,
  clock: Clock,
  token: () => string | undefined,
): MemoryHttp => new MemoryHttp(servedBy(world, clock), token);

/** Creates the `Http` port over the sandbox's lender, with other answers to some calls. */
export const replacing =
  (answers: Partial<Record<CallName, unknown>>) =>
  ({ world, clock, token }: Parts): MemoryHttp => {
    const lender = servedBy(world, clock);
    return new MemoryHttp(
      async (call, signal) =>
        call.name in answers ? ok(answers[call.name]) : lender(call, signal),
      token,
    );
  };
