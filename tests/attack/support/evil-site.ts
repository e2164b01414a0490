import { createServer } from 'node:http';
import { listen } from '../../support/listen';

const nothing = '{"data":{"profile":{},"modules":[]}}';

/** Opens another origin, which answers every request and records each token that reaches it. */
export const openEvilSite = async (answer: (path: string) => string = () => nothing) => {
  const bearers: string[] = [];
  const sources: string[] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    const { authorization, 'application-source': source } = headers;
    if (authorization !== undefined) bearers.push(`${authorization} at ${url}`);
    if (authorization !== undefined) sources.push(String(source));
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
      'access-control-allow-methods': '*',
      'content-type': 'application/json',
    });
    response.end(answer(url));
  });
  const { origin, port, close } = await listen(server);
  return { origin, host: `127.0.0.1:${port}`, port, bearers, sources, close };
};

export type EvilSite = Awaited<ReturnType<typeof openEvilSite>>;
