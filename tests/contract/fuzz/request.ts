import fc from 'fast-check';
import { valueOf } from './arbitrary';
import type { Followed } from './followed-ids';
import type { Json, Operation } from './operations';

type Texts = Readonly<Record<string, string>>;

/** Returns requests of an operation. `follows`: whether ids of earlier answers replace the generated ones. */
export const stepOf = ({ id, parts, body }: Operation) =>
  fc.record({
    call: fc.constant(id),
    follows: fc.constantFrom(true, true, true, true, false),
    path: valueOf(parts.path),
    query: valueOf(parts.query),
    header: valueOf(parts.header),
    body: body ? valueOf(body) : fc.constant(undefined),
  });

export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer S> ? S : never;

const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the plain values of a group as texts. */
const textsIn = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(isGroup(value) ? value : {}).flatMap(([name, it]) =>
      ['string', 'number', 'boolean'].includes(typeof it) ? [[name, String(it)]] : [],
    ),
  );

/** Returns the followed parameters of a place: `query.tenor` → `tenor`. */
const ofPlace = (place: string, { parameters }: Followed): Texts =>
  textsIn(
    Object.fromEntries(
      Object.entries(parameters).flatMap(([name, it]) =>
        name.startsWith(`${place}.`) ? [[name.slice(place.length + 1), it]] : [],
      ),
    ),
  );

/** Keeps what a header may hold; `fetch` refuses the rest itself. */
const headerSafe = (headers: Texts): Texts =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[\w-]+$/.test(name))
      .map(([name, text]) => [name, text.replace(/[^\x20-\x7e]/g, '').trim()]),
  );

/** Returns a request in the form in which it is sent. */
export const requestOf = ({ path }: Operation, step: Step, followed: Followed) => {
  const texts = { ...textsIn(step.path), ...ofPlace('path', followed) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(texts[name] || 'root'),
  );
  return {
    path: `/api${filled}`,
    query: { ...textsIn(step.query), ...ofPlace('query', followed) },
    headers: headerSafe(textsIn(step.header)),
    body: isGroup(step.body) ? { ...step.body, ...followed.body } : step.body,
  };
};
