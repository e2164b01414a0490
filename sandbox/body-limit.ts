import { createMiddleware } from 'hono/factory';
import { errorBody, type Env } from './envelope';

const MiB = 1024 * 1024;

/** In MiB. No call of the client comes near the usual limit; a fault may carry an answer that is too heavy for it. */
const mostOf = (path: string): number => (path === '/_sandbox/faults' ? 16 : 1);

/** The body while it is short enough; `undefined` once it is not, but read to its end, so that the sender hears why. */
const readWhole = async (
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size <= most) parts.push(part);
    else parts.length = 0;
  }
  return size <= most ? Buffer.concat(parts) : undefined;
};

/** Refuses long bodies before anybody reads or keeps them. */
export const limitBody = createMiddleware<Env>(async (c, next) => {
  const { body, headers, method } = c.req.raw;
  const limit = mostOf(c.req.path);
  const most = limit * MiB;
  if (!body || Number(headers.get('content-length') ?? Number.NaN) <= most) return next();
  const whole = await readWhole(body, most);
  if (!whole)
    return c.json(errorBody('PAYLOAD_TOO_LARGE', `A body has at most ${limit} MiB.`), 413);
  c.req.raw = new Request(c.req.raw, { method, body: new Uint8Array(whole) });
  return next();
});
