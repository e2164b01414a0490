import { createAdaptorServer } from '@hono/node-server';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { type NewUser, sandboxAt } from '../../e2e/support/sandbox';
import { embedsVersion } from '../../../embeds/core/version';
import { root } from '../../../scripts/lib/run.mjs';
import { documentOf } from './documents';

/** A request as it came to the lender's origin. */
export interface LenderCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = (request: Request, path: string) => Promise<Response> | Response;

const listen = async (answer: Answer) => {
  const server = createAdaptorServer({
    fetch: async (request: Request) => answer(request, new URL(request.url).pathname),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
};

const missing = () => new Response('not here', { status: 404 });
const typed = (body: string, type: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(body, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });

/** Compiles a script of a page for the browser. */
const pageScript = async (name: string): Promise<Response> => {
  const path = join(root, 'tests/engines/pages', `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return typed(code, 'text/javascript');
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The CSS rule in the partners' guide that reserves an element's space. */
export const reservedPlace = (): string => {
  const [, css] =
    /```(?:css|html)\n([^`]*:not\(:defined\)[^`]*)```/.exec(read('embeds/README.md')) ?? [];
  if (css === undefined) throw new Error('the guide shows no rule with :not(:defined)');
  return css.replace(/<\/?style>/g, '');
};

const integrityOf = (): string => {
  const written: Readonly<Record<string, string>> = JSON.parse(read('dist/embeds/integrity.json'));
  const found = written[`/embeds/${embedsVersion}/paylater.js`];
  if (found === undefined) throw new Error('the build wrote no integrity');
  return found;
};

/** Returns the exact CORS headers. A sandboxed frame of the partner has the origin `null`. */
const cors = (request: Request, from: string) => ({
  'access-control-allow-origin': request.headers.get('origin') === 'null' ? 'null' : from,
  'access-control-allow-headers': 'authorization,x-user-locale,application-source,content-type',
  'access-control-allow-methods': 'GET,POST',
});

/** The delay of a slow file, in milliseconds. */
const slowness = 700;

/** Changes one byte of a script without changing its effect. */
const tamper = (code: string): string => `${code.slice(0, -1)}${code.endsWith('\n') ? ' ' : '\n'}`;

/** Starts the lender as partners see it: the sandbox at another origin, with a record of its calls. */
const openLender = async (sandbox: string, host: () => string) => {
  const calls: LenderCall[] = [];
  const answer: Answer = async (request, path) => {
    const { search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    if (request.method === 'OPTIONS')
      return new Response(undefined, { status: 204, headers: cors(request, host()) });
    const body = await request.text();
    calls.push({ method: request.method, path, query: search, headers, body });
    const [, manner, rest] = /^\/(slow|tampered)(\/.*)$/.exec(path) ?? [];
    if (manner === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
    const { host: _, connection: __, 'accept-encoding': ___, ...sent } = headers;
    const answered = await fetch(sandbox + (rest ?? path) + search, {
      method: request.method,
      headers: sent,
      ...(body === '' ? {} : { body }),
    });
    const text = await answered.text();
    const said = {
      'content-type': answered.headers.get('content-type') ?? 'text/plain',
      date: answered.headers.get('date') ?? '',
      'access-control-expose-headers': 'Date',
    };
    return new Response(manner === 'tampered' ? tamper(text) : text, {
      status: answered.status,
      headers: { ...said, ...cors(request, host()) },
    });
  };
  return { ...(await listen(answer)), calls };
};

/** A document that a test writes itself. */
export interface OwnDocument {
  readonly html: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Visit {
  readonly url: string;
  readonly user: NewUser;
}

/** Starts a partner's site, and the lender at another origin. */
export const openPartnerSite = async (sandboxUrl: string) => {
  const tokens = new Map<string, string>();
  const own = new Map<string, OwnDocument>();
  const reserved = reservedPlace();
  const integrity = integrityOf();
  let hostOrigin = '';
  const lender = await openLender(sandboxUrl, () => hostOrigin);

  const requested = new Set<string>();
  const host = await listen((request, path) => {
    requested.add(path);
    const document = own.get(path);
    if (document) {
      const { html, status = 200, headers } = document;
      return new Response(html, { status, headers: { 'content-type': 'text/html', ...headers } });
    }
    const [, folder, name = ''] = /^\/(?:(pages|host)\/)?([\w.-]+)$/.exec(path) ?? [];
    if (name === 'token') return typed(tokens.get(new URL(request.url).search) ?? '', 'text/plain');
    if (name === 'favicon.ico') return new Response(undefined, { status: 204 });
    if (name === 'narrow.css') return typed('#outer { width: 240px }', 'text/css');
    if (folder === 'pages') return pageScript(name);
    const page = documentOf(name, { lender: lender.origin, integrity }, reserved);
    return page ? typed(page.html, 'text/html', page.headers) : missing();
  });
  hostOrigin = host.origin;

  const sandbox = sandboxAt(sandboxUrl);
  return {
    origin: host.origin,
    lender: lender.origin,
    integrity,
    /** Opens a page for a new user, whose token the elements send. */
    visit: async (name: string, persona = 'restructure'): Promise<Visit> => {
      const user = await sandbox.createUser(persona);
      const search = `?as=${user.userId}`;
      tokens.set(search, user.token);
      return { url: `${host.origin}/host/${name}${search}`, user };
    },
    /** Serves a document of a test. Returns its address. */
    put: (path: string, document: OwnDocument): string => {
      own.set(path, document);
      return host.origin + path;
    },
    /** Whether a page has requested a path of the partner's. */
    requested: (path: string): boolean => requested.has(path),
    /** Returns all calls so far with a user's token. */
    asked: ({ user }: Visit): readonly LenderCall[] =>
      lender.calls.filter(({ headers }) => headers['authorization'] === `Bearer ${user.token}`),
    close: async () => {
      await host.close();
      await lender.close();
    },
  };
};

export type PartnerSite = Awaited<ReturnType<typeof openPartnerSite>>;
