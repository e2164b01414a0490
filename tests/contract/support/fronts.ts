import { afterAll, describe } from 'vitest';
import { clockOf, setClock } from '../../../sandbox/lender/clocks';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { type RawRequest, serve } from '../../../sandbox/lender/serve';
import type { World } from '../../../sandbox/lender/world';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { fetchHttp } from '../../support/fetch-http';
import { lenderHttp, memoryWorld } from '../../support/lender';
import { type CallName, CALLS } from '../../../domain/calls';
import type { Failure } from '../../../domain/kernel/failure';
import type { Result } from '../../../domain/kernel/result';
import type { Http } from '../../../domain/ports/http';
import { clientConfig } from '../../support/client-config';
import { startSandbox } from '../../../sandbox/server';

/** A way to reach the simulated lender. The same tests run over all of them. */
export interface Front {
  readonly world: World;
  /** The `Http` port with this token. */
  readonly http: (token: string | undefined) => Http;
  /** Sends a request that the client would never send; resolves with its status and error code. */
  readonly raw: (name: CallName, raw: RawRequest) => Promise<{ status: number; code?: unknown }>;
  readonly close: () => Promise<void>;
}

export const inMemory = async (): Promise<Front> => {
  const clock = new MemoryClock();
  const world = memoryWorld(clock);
  return {
    world,
    http: (token) => lenderHttp(world, clock, () => token),
    raw: async (name, raw) => {
      const result = serve(world, name, raw);
      return result.kind === 'refusal' ? result : { status: 200 };
    },
    close: async () => {},
  };
};

const sent = async (base: string, name: CallName, raw: RawRequest) => {
  const { method, path } = CALLS[name];
  const place = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(raw.params[key] ?? ''),
  );
  const answer = await fetch(`${base}/api${place}?${new URLSearchParams(raw.query).toString()}`, {
    method,
    headers: { ...raw.headers, ...(raw.token ? { authorization: `Bearer ${raw.token}` } : {}) },
    ...(method === 'GET' ? {} : { body: JSON.stringify(raw.body) }),
  });
  const result = (await answer.json()) as { errors?: readonly { code?: unknown }[] };
  return { status: answer.status, code: result.errors?.[0]?.code };
};

/** The adapter of the client with a real server, as in a browser. */
const overHttp = async (): Promise<Front> => {
  const { url, world, close } = await startSandbox({ port: 0 });
  const bases = Object.fromEntries(
    Object.entries(clientConfig.apiBases).map(([prefix, path]) => [prefix, url + path]),
  );
  const http = (token: string | undefined) => fetchHttp({ bases, token: () => token, fetch });
  return { world, http, raw: (name, raw) => sent(url, name, raw), close };
};

/** Defines tests that run over every front. */
export const describeFronts = (what: string, tests: (front: Front) => void): void => {
  describe.each([
    ['in memory', inMemory],
    ['over HTTP', overHttp],
  ] as const)(`${what} %s`, async (_, open) => {
    const front = await open();
    afterAll(() => front.close());
    tests(front);
  });
};

/** Creates a user and their `Http`. */
export const enter = (front: Front, persona: string) => {
  const login = createLogin(front.world, persona);
  if (!login) throw new Error(`no persona ${persona}`);
  return { ...login, http: front.http(login.token) };
};

/** Advances the test clock of one user. */
export const pass = ({ world }: Front, userId: string, ms: number): void =>
  setClock(world, clockOf(world, userId) + ms, userId);

/** Returns the value of an answer, or its error. */
export const valueOf = <T>(answer: Result<T, Failure>): T | Failure =>
  answer.ok ? answer.value : answer.error;

/** Returns the value of an answer that must be good. */
export const goodValue = <T>(answer: Result<T, Failure>): T => {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.value;
};

/** An answer that refuses a call. */
export const refusal = (status: number, code: string) => ({ error: { status, code } });
