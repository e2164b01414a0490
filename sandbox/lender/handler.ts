import type * as z from 'zod/mini';
import type { CallName, Calls } from '../../domain/calls';
import type { Call, WireAnswerOf } from '../../domain/wire/call';
import type { Ctx, Refusal } from './world';

/** The parts of a request, parsed by the row's schemas. */
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

/** One handler for every row of spec §7. A missing one does not compile. */
export type Handlers = { readonly [K in CallName]: Handler<Calls[K]> };

/** The handlers of some rows, so that the compiler checks each area's file separately. */
export type SomeHandlers<K extends CallName> = Pick<Handlers, K>;
