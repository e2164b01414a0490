import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryReporter } from '../../../adapters/memory/memory-reporter';
import type { FetchHttpOptions } from '../../../adapters/http/fetch-http';
import type { Failure } from '../../../domain/kernel/failure';
import { cell } from '../../../domain/kernel/live';
import { fetchHttp } from '../../support/fetch-http';

export const bases = { '/v1': '/api/v1', '/v2': '/api/v2', '/account-management': '/api/am' };

/** The behaviour of a server for one request: an answer, a broken connection, or silence. */
export type Step = Response | 'reset' | 'hang';

export const data = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify({ data: value }), init);

export const refusal = (status: number, code?: unknown, headers: HeadersInit = {}): Response =>
  new Response(JSON.stringify({ errors: [{ code, message: 'No.' }] }), { status, headers });

/** A client whose server takes one step per request, and repeats the last one. */
export const aClient = (steps: readonly Step[], more: Partial<FetchHttpOptions> = {}) => {
  const [clock, reporter, busy] = [new MemoryClock(), new MemoryReporter(), cell(0)];
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const failures: { failure: Failure; where: string; token: string | undefined }[] = [];
  const http = fetchHttp({
    bases,
    token: () => 't0ken',
    clock,
    reporter,
    onFailed: (failure, { method, path }, token) =>
      failures.push({ failure, where: `${method} ${path}`, token }),
    busy,
    fetch: (url, init) => {
      const step = steps[Math.min(requests.length, steps.length - 1)];
      requests.push({ url, init });
      if (step === 'reset') return Promise.reject(new TypeError('Failed to fetch'));
      return step instanceof Response ? Promise.resolve(step.clone()) : new Promise(() => {});
    },
    ...more,
  });
  return { http, clock, reporter, busy, requests, failures };
};
