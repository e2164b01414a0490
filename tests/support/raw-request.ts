import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';

export interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request with exactly this path, which `fetch` would normalise; repeated headers are joined. */
export const rawRequest = (
  origin: string,
  path: string,
  { method = 'GET', headers = {} as Readonly<Record<string, string>> } = {},
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const joined = Object.entries(answer.headersDistinct).map(([name, values = []]) => [
          name,
          values.join(', '),
        ]);
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(joined) as Readonly<Record<string, string>>,
          body: Buffer.concat(parts),
        });
      });
    });
    sent.on('error', reject).end();
  });

/** Returns the status of a GET with exactly these header lines; 499 when the connection ended without one. */
export const rawStatus = async (
  origin: string,
  target: string,
  headers: readonly string[],
): Promise<number> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.end([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  await once(socket, 'close');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  // A connection without an answer serves nothing.
  return status === 0 ? 499 : status;
};
