import * as z from 'zod/mini';
import { CALLS } from '../domain/calls';
import type { Call } from '../domain/wire/call';
import { snakeKey } from '../domain/wire/case';
import { innerOf } from '../domain/wire/schemas';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type JsonSchema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodMiniType): JsonSchema => {
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    // `UNREAD` is a result of reading in the client, not a value on the wire.
    override: ({ zodSchema, jsonSchema }) => {
      const read = innerOf.get(zodSchema as never);
      if (!read) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, schemaOf(read));
    },
  });
  return rest;
};

/** Returns the properties of an object's schema, and whether each is required. */
const propertiesOf = ({ properties, required }: JsonSchema) =>
  Object.entries(isGroup(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    schema,
    required: Array.isArray(required) && required.includes(name),
  }));

/** Returns a key as on the wire. `applicationID` is written like the other names. */
const wireKey = (key: string): string => snakeKey(key.replace(/ID$/, 'Id'));

/** Returns an answer's schema with keys in snake case, without fields that the row does not read. */
const snaked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(snaked);
  if (!isGroup(value)) return value;
  const { properties, required, ...rest } = value;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, snaked(part)])),
    ...(isGroup(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, part]) => [wireKey(key), snaked(part)]),
          ),
          additionalProperties: false,
        }
      : {}),
    ...(Array.isArray(required) ? { required: required.map((key) => wireKey(String(key))) } : {}),
  };
};

const parameters = (row: Call) =>
  (
    [
      ['path', row.params],
      ['query', row.query],
      ['header', row.headers],
    ] as const
  ).flatMap(([where, schema]) =>
    propertiesOf(schemaOf(schema)).map((property) => ({ ...property, in: where })),
  );

const errors = {
  description: 'A refusal. `errors[0].code` is the word the client goes by.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
};

const operation = (name: string, row: Call) => {
  const body = schemaOf(row.body);
  const hasBody = propertiesOf(body).length > 0;
  const notes = [
    row.once ? 'Never repeated by itself; honours `Idempotency-Key`.' : '',
    row.refusals.length > 0 ? `Refusals: ${row.refusals.join(', ')}.` : '',
  ];
  return {
    operationId: name,
    description: notes.filter(Boolean).join(' '),
    parameters: parameters(row),
    ...(hasBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      200: {
        description: 'The answer.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { data: snaked(schemaOf(row.answer)) },
              required: ['data'],
              additionalProperties: false,
            },
          },
        },
      },
      '4XX': errors,
    },
  };
};

/** Returns the OpenAPI 3.1 document of spec §7, built from the table of calls. */
export const openApi = (version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(CALLS) as [string, Call][])
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'PayLater sandbox',
      version,
      description:
        'Requests are spelled as the specification writes them, answers in snake_case under `data`. Amounts are whole rupiah.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Errors: {
          type: 'object',
          required: ['errors'],
          properties: {
            errors: {
              type: 'array',
              minItems: 1,
              items: {
                type: 'object',
                required: ['code', 'message'],
                properties: { code: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  };
};
