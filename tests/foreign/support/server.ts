import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { camel, mapKeys } from './format';

/** Holds what a test may choose when it starts a lender server. */
export interface Options {
  /** Returns the time the server takes for the present, in epoch milliseconds. */
  now?: () => number;
  /** Holds the application status the user starts with; an active account without it. */
  status?: string;
  /** Returns the name under which the server sends a field; the field's own name without it. */
  rename?: (key: string) => string;
}

/** Holds a running lender server. */
export interface Running {
  url: string;
  token: string;
  readonly stop: () => Promise<void>;
}

/** Holds one request as a route sees it; the keys of the body are in camelCase. */
export interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** Returns the text in the language the request asks for. */
  readonly text: (id: string, en: string) => string;
}

/** Holds an answer; without a body the answer is empty. */
export interface Reply {
  status: number;
  body?: unknown;
}

/** Maps "METHOD /path/:param" to the function that answers it. */
export type Routes = Record<string, (call: Call) => Reply>;

/** Builds the answer of a server's own style to a request it does not accept. */
export type Refuse = (status: number, code: string, message: string) => Reply;

interface Compiled {
  method: string;
  pattern: RegExp;
  answer: (call: Call) => Reply;
}

/** Turns the route table into patterns that match a whole path. */
function compile(routes: Routes): Compiled[] {
  return Object.entries(routes).map(([key, answer]) => {
    const [method = '', path = ''] = key.split(' ');
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    return { method, pattern, answer };
  });
}

/** Reads the body of a request as an object; undefined when it is not JSON. */
async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks).toString('utf8');
  if (raw.trim() === '') return {};
  try {
    const value = camel(JSON.parse(raw));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}

/** Answers one request: checks the token, finds the route and runs it. */
async function answer(
  request: IncomingMessage,
  table: Compiled[],
  token: string,
  refuse: Refuse,
): Promise<Reply> {
  const body = await readBody(request);
  if (request.method === 'OPTIONS') return { status: 204 };
  if (request.headers.authorization !== `Bearer ${token}`) {
    return refuse(401, 'UNAUTHORIZED', 'The token is missing or wrong.');
  }
  if (body === undefined) return refuse(400, 'INVALID_BODY', 'The body is not JSON.');
  const target = new URL(request.url ?? '/', 'http://lender');
  for (const route of table) {
    const match = route.method === request.method && route.pattern.exec(target.pathname);
    if (!match) continue;
    const english = request.headers['x-user-locale'] === 'en';
    return route.answer({
      params: { ...match.groups },
      query: target.searchParams,
      headers: request.headers,
      body,
      text: (id, en) => (english ? en : id),
    });
  }
  return refuse(404, 'PATH_NOT_FOUND', 'There is no such path.');
}

/** Starts a server for the routes on a free loopback port. */
export async function serve(
  routes: Routes,
  token: string,
  refuse: Refuse,
  rename: Options['rename'] = (key) => key,
): Promise<Running> {
  const table = compile(routes);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await answer(request, table, token, refuse).catch((error: unknown) =>
      refuse(500, 'INTERNAL_ERROR', String(error)),
    );
    response.statusCode = reply.status;
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, OPTIONS');
    const asked = request.headers['access-control-request-headers'];
    if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
    if (reply.body === undefined) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(mapKeys(reply.body, rename)));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    stop: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
