import { request } from 'node:http';

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
