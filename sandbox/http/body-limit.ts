import { createMiddleware } from 'hono/factory';
import { errorBody, type Env } from './envelope';

const MiB = 1024 * 1024;

/** Returns the limit in MiB. Only a planned fault may have a very large answer. */
const mostOf = (path: string): number => (path === '/_sandbox/faults' ? 16 : 1);

/** Returns the body, or `undefined` when it is too long. Reads it to the end, so that the sender gets the response. */
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

/** Refuses long bodies before any handler reads or stores them. */
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
