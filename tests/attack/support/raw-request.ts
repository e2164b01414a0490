import { once } from 'node:events';
import { connect } from 'node:net';

/** Returns the status of a GET with exactly these header lines; 499 when the connection ended without one. */
export const statusOf = async (
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
