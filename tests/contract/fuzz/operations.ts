import type { Document } from '../../support/wire-check';

export type Json = Readonly<Record<string, unknown>>;

/** A call whose requests take values of an answer: OpenAPI's links. */
interface Link {
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: Readonly<Record<string, string>>;
}

/** An operation of the document: what its requests may have, and what its answers give to others. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parts: Readonly<Record<'path' | 'query' | 'header', Json>>;
  readonly body?: Json;
  readonly links: readonly Link[];
}

interface Sent {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Json;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: Json } } };
  readonly responses: { readonly 200: { readonly links?: Readonly<Record<string, Link>> } };
}

/** Returns the parameters of a place as one schema. */
const partOf = ({ parameters }: Sent, place: string): Json => {
  const own = parameters.filter((it) => it.in === place);
  const properties = own.map(({ name, schema, example }) => [
    name,
    { ...schema, ...(example === undefined ? {} : { examples: [example] }) },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) as Json };
};

export const operationsIn = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Readonly<Record<string, Sent>>).map(([method, it]) => ({
      id: it.operationId,
      method: method.toUpperCase(),
      path,
      parts: { path: partOf(it, 'path'), query: partOf(it, 'query'), header: partOf(it, 'header') },
      ...(it.requestBody && { body: it.requestBody.content['application/json'].schema }),
      links: Object.values(it.responses[200].links ?? {}),
    })),
  );
