import { createMiddleware } from 'hono/factory';
import { errorBody, type Env } from './envelope';

/** In bytes, of any request: no call of the client comes near it. */
const most = 1024 * 1024;

/** The body while it is short enough; `undefined` once it is not, but read to its end, so that the sender hears why. */
const readWhole = async (body: ReadableStream<Uint8Array>): Promise<Buffer | undefined> => {
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
  if (!body || Number(headers.get('content-length') ?? Number.NaN) <= most) return next();
  const whole = await readWhole(body);
  if (!whole) return c.json(errorBody('PAYLOAD_TOO_LARGE', 'A body has at most 1 MiB.'), 413);
  c.req.raw = new Request(c.req.raw, { method, body: new Uint8Array(whole) });
  return next();
});
