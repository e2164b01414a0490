import { afterAll } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/server';

interface SandboxAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed as JSON if possible. */
  readonly body: unknown;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Starts a sandbox; returns it with helpers to call it. */
export const openSandbox = async (options: Partial<SandboxOptions> = {}) => {
  const sandbox: Sandbox = await startSandbox({ port: 0, ...options });

  const send = async (
    method: string,
    path: string,
    more: RequestInit = {},
  ): Promise<SandboxAnswer> => {
    const answer = await fetch(sandbox.url + path, { redirect: 'manual', method, ...more });
    return { status: answer.status, headers: answer.headers, body: parseJson(await answer.text()) };
  };

  const json = (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<SandboxAnswer> =>
    send(method, path, {
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** Sends a control call that must succeed. */
  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const result = await json(method, `/_sandbox${path}`, body);
    if (result.status >= 300)
      throw new Error(`${path}: ${result.status} ${JSON.stringify(result.body)}`);
    return result.body as T;
  };

  const person = (persona: string) =>
    control<{ userId: string; token: string; loginCode: string }>('POST', '/users', { persona });

  /** Returns the data of an answer of the API. */
  const data = async <T>(method: string, path: string, token: string, body?: unknown) =>
    ((await json(method, `/api${path}`, body, token)).body as { readonly data: T }).data;

  return { ...sandbox, send, json, control, person, data };
};

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Starts a sandbox, and closes it after the tests of this file. */
export const sandboxForTests = async (options: Partial<SandboxOptions> = {}) => {
  const sandbox = await openSandbox(options);
  afterAll(() => sandbox.close());
  return sandbox;
};

/** An answer that refuses a request. */
export const refusal = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });
