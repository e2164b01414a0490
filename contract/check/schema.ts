import { isGroup } from '../../domain/kernel/spellings';
import type { JsonSchema } from '../document/kinds';

const group = (value: unknown): JsonSchema => (isGroup(value) ? { ...value } : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Reads an OpenAPI document of anybody, with references inside it resolved. */
export class ForeignDocument {
  constructor(private readonly root: unknown) {}

  /**
   * Returns the operations by method and path, with the path of the document's or the path item's first server, without
   * what comes before `/v1`, and with nameless path parameters. If the path is a reference without a target, each
   * operation is that reference.
   */
  operations(): ReadonlyMap<string, JsonSchema> {
    const { paths, servers } = group(this.root);
    return new Map(
      Object.entries(group(paths)).flatMap(([path, given]) => {
        const item = this.resolve(given);
        const lost = referenceIn(item) === undefined ? undefined : item;
        return METHODS.filter((it) => lost !== undefined || it in item).map((method) => [
          keyOfCall(method, pathOfServer(item['servers'] ?? servers) + path),
          lost ?? {
            ...group(item[method]),
            parameters: [...list(item['parameters']), ...list(group(item[method])['parameters'])],
          },
        ]);
      }),
    );
  }

  /** Follows a reference, and joins the parts of `allOf`, `anyOf` and `oneOf`. Keeps a reference without a target. */
  resolve(given: unknown, depth = 0): JsonSchema {
    const schema = group(given);
    if (depth > 20) return {};
    const ref = schema['$ref'];
    if (typeof ref === 'string') {
      const target = this.at(ref);
      return target === undefined ? { $ref: ref } : this.resolve(target, depth + 1);
    }
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => list(schema[key]));
    const resolved = parts.map((part) => this.resolve(part, depth + 1));
    return [schema, ...resolved].reduce((all, part) => ({
      ...all,
      ...part,
      ...(typesOf(all).length + typesOf(part).length > 0 && {
        type: [...typesOf(all), ...typesOf(part)],
      }),
      properties: { ...group(all['properties']), ...group(part['properties']) },
      required: [...list(all['required']), ...list(part['required'])],
    }));
  }

  properties(schema: JsonSchema): ReadonlyMap<string, JsonSchema> {
    return new Map(
      Object.entries(group(schema['properties'])).map(([name, it]) => [name, this.resolve(it)]),
    );
  }

  /** Returns the schema of a JSON body, in a request or in an answer with a status of 2xx. */
  contentOf(holder: unknown): JsonSchema {
    const found = this.resolve(holder);
    if (referenceIn(found) !== undefined) return found;
    const content = Object.entries(group(found['content']));
    const json = content.find(([type]) => /json|\*\/\*/.test(type));
    return this.resolve(group(json?.[1])['schema']);
  }

  private at(ref: string): unknown {
    if (!ref.startsWith('#/')) return undefined;
    return ref
      .slice('#/'.length)
      .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, step) => group(value)[step], this.root);
  }
}

/** Returns the reference without a target in a resolved schema. */
export const referenceIn = ({ $ref: ref }: JsonSchema): string | undefined =>
  typeof ref === 'string' ? ref : undefined;

/** Returns the JSON types of a schema; none if it allows any. */
export const typesOf = ({ type }: JsonSchema): readonly unknown[] =>
  Array.isArray(type) ? type : type === undefined ? [] : [type];

export const requiredOf = ({ required }: JsonSchema): readonly string[] =>
  list(required).map(String);

/** Returns the path of the first server's address: `/pay/v1` of `https://bank.example/pay/v1/`. */
const pathOfServer = (servers: unknown): string => {
  const { url } = group(list(servers)[0]);
  return typeof url === 'string' ? url.replace(/^[a-z]+:\/\/[^/]*|\/$/gi, '') : '';
};

export const keyOfCall = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/^.*?(?=\/(?:v1|v2|account-management)\/)/, '').replaceAll(/\{[^}]*\}/g, '{}')}`;
