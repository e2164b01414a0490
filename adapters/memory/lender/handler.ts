import type * as z from 'zod/mini';
import type { CallName, Calls } from '../../../domain/calls';
import type { Call, WireAnswerOf } from '../../../domain/kernel/call';
import type { Ctx, Refusal } from './world';

/** What a handler is given: every part of the request, already read by the row's schemas. */
export interface HandlerRequest<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly headers: z.output<C['headers']>;
  readonly body: z.output<C['body']>;
}

export type Handler<C extends Call> = (
  request: HandlerRequest<C>,
  ctx: Ctx,
) => WireAnswerOf<C> | Refusal;

/** One handler for every row of spec §7: a row without one does not compile. */
export type Handlers = { readonly [K in CallName]: Handler<Calls[K]> };

/** The handlers of some rows, so that every area is checked where it stands. */
export type SomeHandlers<K extends CallName> = Pick<Handlers, K>;
