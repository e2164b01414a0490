import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';
import { LINKS } from '../table/links';
import type { FieldMeaning, Group } from '../table/meaning';
import { MEANINGS } from '../table/meanings';
import { REFUSALS } from '../table/refusals';
import { jsonSchemaOf, type MeaningOfPath, unitOf, wireKey } from './json-schema';
import type { JsonSchema } from './kinds';
import { treeOf } from './tree';

type Part = 'params' | 'query' | 'headers' | 'body' | 'answer';

const keyOf = ([, { path, method }]: readonly [CallName, Call]): string => `${path} ${method}`;

/** Every call with its name, in the order of the paths. */
export const calls: readonly (readonly [CallName, Call])[] = (
  Object.entries(CALLS) as (readonly [CallName, Call])[]
).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Returns the meanings of a part of a call, by the path of a field. */
export const meaningsOf = (name: CallName, part: Part): MeaningOfPath => {
  const parts = MEANINGS[name] as Partial<Record<Part, Record<string, FieldMeaning | Group>>>;
  const fields = new Map(Object.entries(parts[part] ?? {}));
  return (path) => fields.get(path);
};

const places = [
  ['path', 'params'],
  ['query', 'query'],
  ['header', 'headers'],
] as const;

const parametersOf = (name: CallName, row: Call) =>
  places.flatMap(([place, part]) => {
    const tree = treeOf(row[part]);
    const meaningOf = meaningsOf(name, part);
    if (tree.kind !== 'group') return [];
    return tree.fields.map(({ name: field, path, isRequired, tree: inner }) => {
      const meaning = meaningOf(path) as FieldMeaning | undefined;
      const unit = unitOf(inner, meaning);
      return {
        name: field,
        in: place,
        required: isRequired,
        description: meaning?.means,
        schema: jsonSchemaOf(inner, meaningOf),
        example: meaning?.example,
        ...(unit === undefined ? {} : { 'x-unit': unit }),
        'x-origin': meaning?.origin,
      };
    });
  });

const content = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Converts a path of the table to a pointer into an answer: `modules[].id` → `/data/modules/0/id`. */
const pointer = (path: string): string =>
  ['/data', ...path.replace(/^\[\]/, '0').replaceAll('[]', '.0').split('.').map(wireKey)].join('/');

/** Returns the calls whose requests take values of this call's answer, as links of OpenAPI. */
const linksFrom = (name: CallName) =>
  Object.fromEntries(
    Object.entries(LINKS).flatMap(([operationId, values]) => {
      const taken = Object.entries(values).flatMap(([to, [from, field]]) =>
        from === name ? [[to, `$response.body#${pointer(field)}`] as const] : [],
      );
      const inBody = taken.filter(([to]) => to.startsWith('body.'));
      const others = taken.filter((it) => !inBody.includes(it));
      const named = others.map(([to, at]) => [to.replace(/^params/, 'path'), at]);
      const body = inBody.map(([to, at]) => [to.replace(/^body\./, ''), at]);
      const link = {
        operationId,
        ...(named.length > 0 && { parameters: Object.fromEntries(named) }),
        ...(body.length > 0 && { requestBody: Object.fromEntries(body) }),
      };
      return taken.length === 0 ? [] : [[operationId, link]];
    }),
  );

const refusal = {
  description: 'A refusal. `errors[0].code` is the word the client goes by.',
  content: content({ $ref: '#/components/schemas/Errors' }),
};

const operationOf = (name: CallName, row: Call) => {
  const body = treeOf(row.body);
  const hasBody = body.kind === 'group' && body.fields.length > 0;
  const links = linksFrom(name);
  const [summary = name] = MEANINGS[name].means.split(/(?<=\.) /);
  const notes = [
    MEANINGS[name].means,
    row.once ? 'Never repeated by itself; honours `Idempotency-Key`.' : '',
    ...row.refusals.map((code) => `\`${code}\`: ${REFUSALS[code]}`),
  ];
  return {
    operationId: name,
    summary: summary.replace(/\.$/, ''),
    description: notes.filter(Boolean).join('\n\n'),
    parameters: [
      ...['locale', 'source'].map((it) => ({ $ref: `#/components/parameters/${it}` })),
      ...parametersOf(name, row),
    ],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: content(jsonSchemaOf(body, meaningsOf(name, 'body'))),
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer.',
        content: content({
          type: 'object',
          properties: {
            data: jsonSchemaOf(treeOf(row.answer), meaningsOf(name, 'answer'), wireKey),
          },
          required: ['data'],
        }),
        ...(Object.keys(links).length === 0 ? {} : { links }),
      },
      '4XX': refusal,
    },
  };
};

const components = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  parameters: {
    locale: {
      name: 'X-User-Locale',
      in: 'header',
      required: true,
      description: 'Language of the texts in the answer.',
      schema: { type: 'string', enum: ['id', 'en'] },
      example: 'id',
      'x-origin': 'specification',
    },
    source: {
      name: 'application-source',
      in: 'header',
      required: true,
      description: 'The super-app, or the configured one outside of both.',
      schema: { type: 'string', enum: ['GOJEK', 'GOPAY'] },
      example: 'GOJEK',
      'x-origin': 'specification',
    },
  },
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
            properties: {
              code: { type: 'string', description: 'A word, in capitals.' },
              message: { type: 'string', description: 'A sentence for the user.' },
            },
          },
        },
      },
    },
  },
};

/** Returns the OpenAPI 3.1 document of spec §7, built from the table of calls and their meanings. */
export const openApi = (version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of calls)
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(name, row) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'PayLater API',
      version,
      description:
        'Requests are spelled as the specification writes them, answers in snake_case under `data`. Amounts are whole rupiah. The client ignores fields that are not named here. `x-origin` says whether the specification spells a name, or we do; `x-without`, what happens without a field.',
      license: { name: 'Proprietary', url: 'https://lender.example/licence' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths,
    components,
  };
};
