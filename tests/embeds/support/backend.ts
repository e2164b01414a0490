import { vi } from 'vitest';

export interface Seen {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

type Answer = Response | Promise<Response>;

export const json = (data: unknown, status = 200): Response =>
  new Response(JSON.stringify(status < 400 ? { data } : data), { status });

export const limit = { total: 7_500_000, used: 1_250_000 };
export const home = (status = 'APPROVED') => json({ profile: { status, limit }, modules: [] });

/** Replaces `fetch` by a function; an aborted call rejects, as in a browser. */
export const backend = (answer: (seen: Seen) => Answer) => {
  const calls: Seen[] = [];
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    const seen = { path: url, headers, signal } as Seen;
    calls.push(seen);
    return new Promise<Response>((resolve, reject) => {
      seen.signal.addEventListener('abort', () => reject(new Error('aborted')));
      Promise.resolve(answer(seen)).then(resolve, reject);
    });
  });
  return calls;
};

/** Runs everything that does not wait for a timer or the network. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
};
