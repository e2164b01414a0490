import { expect } from 'vitest';
import { openSandbox } from '../../sandbox/sandbox';

/** The lender as seen by a client that has only the specification: requests and answers on the wire. */

type Json = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: number;
  readonly data?: unknown;
  readonly errors?: readonly Json[];
}

export interface Person {
  readonly userId: string;
  readonly token: string;
  readonly control: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

/**
 * `POST /path?query #header:value {body}`, where `$field` is a value of the previous answer; or an action outside the
 * API.
 */
export type Step = string | ((person: Person) => Promise<unknown>);

/** The expected last answer: its `data`, or the complete refusal. */
export type Shows = object | ((data: unknown) => void);

/** Returns all values at a path like `transactions[].status`; `undefined` for each missing one. */
const valuesAt = (data: unknown, path: string): readonly unknown[] =>
  path.split(/\.|(?=\[\])/).reduce<readonly unknown[]>(
    (found, key) =>
      found.flatMap((value) => {
        if (key === '[]') return Array.isArray(value) && value.length > 0 ? value : [undefined];
        return [key === '' ? value : (value as Json | undefined)?.[key]];
      }),
    [data],
  );

/** Expects these fields in the answer, and in every row of a list. */
export const reads =
  (paths: string): Shows =>
  (data) =>
    expect(paths.split(' ').filter((it) => valuesAt(data, it).includes(undefined))).toEqual([]);

/** Expects exactly these words in the rows of a list. */
export const hasWords =
  (list: Readonly<Record<string, string>>): Shows =>
  (data) => {
    for (const [path, words] of Object.entries(list))
      expect(new Set(valuesAt(data, path))).toEqual(new Set(words.split(' ')));
  };

export const refused = (code: string): Shows => ({ errors: [{ code }] });

/** Expects this stored data of the user, read through the control API. */
export const stores =
  (stored: object): Step =>
  async ({ control, userId }) =>
    expect(await control('GET', `/users/${userId}`)).toMatchObject(stored);

export const expectShown = (answer: Answer, shows: Shows): void => {
  if (typeof shows === 'object' && 'errors' in shows) expect(answer).toMatchObject(shows);
  else {
    expect(answer.status).toBe(200);
    if (typeof shows === 'function') shows(answer.data);
    else expect(answer.data).toMatchObject(shows);
  }
};

const inSnakeCase = /^[a-z][a-z\d]*(_[a-z\d]+)*$/;
/** Consents and products use their own names as keys. */
const isWord = /^[A-Z][A-Z_]*$/;

/** Returns the keys of an answer that are misspelled. */
const misspelled = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [
    ...keys.filter((key) => !inSnakeCase.test(key) && !isWord.test(key)),
    ...Object.values(value).flatMap(misspelled),
  ];
};

/** Expects the envelope that spec §7 demands of every answer. */
const expectEnvelope = ({ status, ...body }: Answer): void => {
  if (status < 300) expect(Object.keys(body)).toEqual(['data']);
  else
    expect(body).toEqual({ errors: [{ code: expect.any(String), message: expect.any(String) }] });
  expect(misspelled(body)).toEqual([]);
};

/** Splits a request as written above into its parts. */
const partsOf = (step: string) => {
  const [, call = '', named = '', body] = /^(\w+ \S+)((?: #\S+)*)(?: (\{.*\}))?$/s.exec(step) ?? [];
  const headers = [...named.matchAll(/#([^:]+):(\S+)/g)].map(([, key = '', value = '']) => [
    key,
    value,
  ]);
  const [method = '', path = ''] = call.split(' ');
  return { method, path, headers: Object.fromEntries(headers) as Record<string, string>, body };
};

/** Returns the call of the last request: `GET /v1/kyc`. */
export const lastCall = (steps: readonly Step[]): string => {
  const { method, path } = partsOf(steps.filter((step) => typeof step === 'string').at(-1) ?? '');
  return `${method} ${path.replace(/\?.*/, '')}`;
};

export const openWire = async () => {
  const { send, control, person, close } = await openSandbox();

  const ask = async (step: string, token?: string): Promise<Answer> => {
    const { method, path, headers, body } = partsOf(step);
    const answer = await send(method, `/api${path}`, {
      headers: {
        'X-User-Locale': 'id',
        'application-source': 'GOJEK',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const given = { status: answer.status, ...(answer.body as object) };
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expectEnvelope(given);
    return given;
  };

  /** Makes a new user take these steps; resolves with the last answer. */
  const walk = async (persona: string, steps: readonly Step[]): Promise<Answer> => {
    const somebody: Person = { ...(await person(persona)), control };
    let last: Answer = { status: 200 };
    for (const step of steps) {
      expect(last.status, 'the answer before').toBe(200);
      const known = (path: string) => String(valuesAt(last.data, path)[0]);
      if (typeof step === 'function') await step(somebody);
      else
        last = await ask(
          step.replace(/\$([\w.[\]]+)/g, (_, it: string) => known(it)),
          somebody.token,
        );
    }
    return last;
  };

  /** Returns the API document of the sandbox. */
  const document = async () =>
    (await send('GET', '/api/openapi.json')).body as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };

  return { ask, walk, person, control, document, close };
};
