import type { Json, Operation } from './operations';

type Values = Readonly<Record<string, unknown>>;

/** The values of earlier answers for the requests of one operation. */
export interface Followed {
  readonly parameters: Values;
  readonly body: Values;
}

const none: Followed = { parameters: {}, body: {} };

/** Returns the value at `$response.body#/data/id`. */
const at = (answer: unknown, expression: string): unknown =>
  expression
    .replace('$response.body#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], answer);

const readAll = (answer: unknown, expressions: Readonly<Record<string, string>> = {}): Values =>
  Object.fromEntries(
    Object.entries(expressions)
      .map(([name, expression]) => [name, at(answer, expression)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Keeps what the answers of a visit give to later requests, as the links of the document say. */
export class FollowedIds {
  private readonly known = new Map<string, Followed>();

  hear({ links }: Operation, answer: unknown): void {
    for (const { operationId, parameters, requestBody } of links) {
      const before = this.of(operationId);
      this.known.set(operationId, {
        parameters: { ...before.parameters, ...readAll(answer, parameters) },
        body: { ...before.body, ...readAll(answer, requestBody) },
      });
    }
  }

  of(operationId: string): Followed {
    return this.known.get(operationId) ?? none;
  }
}
