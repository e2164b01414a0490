import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Json } };
}

interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Json;
  }[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content; readonly '4XX': Content };
}

/** The part of an OpenAPI document that is read. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Json;
}

/** A request and its answer, as the sandbox's journal has them. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  readonly answer?: unknown;
  /** The length of an answer that was too long for the journal. */
  readonly answerLength?: number;
  readonly fault?: true;
}

/** Whether a value is one that the sandbox sends on purpose although no client knows it yet. */
const isFuture = ({ keyword, data }: ErrorObject): boolean =>
  keyword === 'enum' && typeof data === 'string' && data.startsWith('X_');

/** Returns the parameters of a place as one schema. A request may have headers that do not belong to its call. */
const parametersIn = ({ parameters }: Operation, place: 'query' | 'header'): Json => {
  const own = parameters.filter((parameter) => parameter.in === place);
  const nameOf = ({ name }: { readonly name: string }) =>
    place === 'header' ? name.toLowerCase() : name;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((it) => [nameOf(it), it.schema])),
    required: own.filter(({ required }) => required).map(nameOf),
    additionalProperties: place === 'header',
  };
};

const schemaOf = ({ content }: Content): Json => content['application/json'].schema;

/** Returns a schema that refuses what it does not name: clients ignore other fields, but the lender sends none. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, it]) => [key, closed(it)]));
  return 'properties' in schema ? { additionalProperties: false, ...inner } : inner;
};

const formats = { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) };

/**
 * Compares exchanges with an OpenAPI document, by a validator that knows nothing of the lender. Returns one line for
 * each difference: the call, the place as a JSON pointer, and the rule.
 */
export const wireCheck = (document: Document) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, formats });
  const compiled = new Map<Json, ValidateFunction>();
  const validator = (schema: Json): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile({ ...schema, components: document.components });
    compiled.set(schema, made);
    return made;
  };

  const operations = Object.entries(document.paths).flatMap(([template, methods]) => {
    const pattern = new RegExp(`^/api${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    return Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern,
      query: parametersIn(operation, 'query'),
      headers: parametersIn(operation, 'header'),
      body: operation.requestBody ? schemaOf(operation.requestBody) : undefined,
      answer: closed(schemaOf(operation.responses[200])) as Json,
      refusal: schemaOf(operation.responses['4XX']),
    }));
  });

  const differences = (part: string, schema: Json | undefined, value: unknown): string[] => {
    if (!schema) return [];
    const validate = validator(schema);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .filter((error) => !isFuture(error))
      .map(({ instancePath, message = '', params }) =>
        `${part}${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
      );
  };

  return (exchange: Exchange): string[] => {
    const { method, path, status, answer, query, headers, body = {} } = exchange;
    const operation = operations.find((it) => it.method === method && it.pattern.test(path));
    const name = `${method} ${path} ${status}`;
    if (!operation) return [`${name}: no such call`];
    const isAnswered = !exchange.fault && status !== 0 && exchange.answerLength === undefined;
    return [
      ...differences('query', operation.query, query),
      ...differences('headers', operation.headers, headers),
      ...differences('body', operation.body, body),
      ...(isAnswered && status >= 500 ? ['answer the sandbox failed'] : []),
      ...(isAnswered
        ? differences('answer', status < 300 ? operation.answer : operation.refusal, answer)
        : []),
    ].map((difference) => `${name}: ${difference}`);
  };
};
