import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { takeFault, type Fault } from './lender/faults';
import type { World } from './lender/world';
import { errorBody, type Env, type SandboxContext } from './http/envelope';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns whether the fault replaces the answer. `code`, `message` and `carriedOut` alone do not. */
const replacesAnswer = ({ drop, status, body }: Fault): boolean =>
  drop === true || status !== undefined || body !== undefined;

const faultResponse = (c: SandboxContext, fault: Fault): Response => {
  if (fault.drop) {
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const { status = 200, body, code, message, retryAfter } = fault;
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  };
  const text =
    body ?? JSON.stringify(errorBody(code ?? `HTTP_${status}`, message ?? 'A planned fault.'));
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
};

/** Applies the planned faults to the requests that match them. */
export const injectFaults = (world: World) =>
  createMiddleware<Env>(async (c, next) => {
    const fault = takeFault(world, c.req.method, c.req.path, c.var.userId);
    if (fault?.delayMs) await (c.var.pause ?? pause)(fault.delayMs);
    if (!fault || !replacesAnswer(fault) || fault.carriedOut) await next();
    if (!fault || !replacesAnswer(fault)) return;
    c.set('fault', true);
    c.res = faultResponse(c, fault);
  });
