import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { answerAt, contentTypeOf } from '../delivery/addresses';
import { caching, headersOf } from '../delivery/headers';
import { inlineHashes } from '../delivery/inline-hashes';
import { noAdditions } from '../delivery/policy';
import { routeAt } from '../domain/navigation/routes';
import { clientConfigAt } from './client-config';
import { consentOrigin } from './consent';
import type { Env, SandboxContext } from './http/envelope';
import { isFramedByHost, withHostScript } from './host/framing';
import { accepts, isKnownType, plainPath, staticFile } from './http/static-file';

interface Bytes {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

interface Page {
  readonly readAt: number;
  readonly bytes: Bytes;
  /** The same for the frame of the host simulator. */
  readonly framed: Bytes;
  readonly hashes: ReturnType<typeof inlineHashes>;
}

/** Fills a built document in for a configuration, and renders its first paint (first-paint/document.ts). */
export type FillDocument = (html: string, config: unknown) => string | Promise<string>;

const configBlock = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/;

/** Fills in a document from sources, which shows nothing before the app's code has loaded. */
const withConfig: FillDocument = (html, config) => {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(configBlock, (_, open: string, close: string) => open + json + close);
};

const inEveryCoding = (html: string): Bytes => {
  const plain = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return { plain, br: brotliCompressSync(plain, quality), gzip: gzipSync(plain) };
};

/** The address of the client with its routes in the hash: `/hash#/home`. */
const behindHash = '/hash';

/** Returns the sandbox's configuration for a document of this address. */
const configOf = (c: SandboxContext, consent: string | undefined) => {
  const { origin, pathname: path } = new URL(c.req.url);
  const provider = consent && { consent: { script: `${consent}/consent/provider.js` } };
  const router = path === behindHash && { router: 'hash' };
  return { ...clientConfigAt(origin), ...provider, ...router };
};

/** Returns index.html with its configuration, and the hashes of its inlined parts for the policy. */
const prepare = async (path: string, config: unknown, fill: FillDocument): Promise<Page> => {
  const readAt = statSync(path).mtimeMs;
  const html = await fill(readFileSync(path, 'utf8'), config);
  return {
    readAt,
    bytes: inEveryCoding(html),
    framed: inEveryCoding(withHostScript(html)),
    hashes: inlineHashes(html),
  };
};

const notBuilt = 'The client is not built: run the build, then load this page again.\n';

/** Returns whether a path looks like a file and is no route of the client, such as `/robots.txt`. */
const isFileName = (path: string): boolean => isKnownType(path) && routeAt(path) === 'notFound';

/** Serves the built client: its files, and its one document at every other address. */
export const client = (folder: string, fill: FillDocument = withConfig): Hono<Env> => {
  const app = new Hono<Env>();
  const index = join(folder, 'index.html');
  const pages = new Map<string, Page>();

  const pageFor = async (config: unknown): Promise<Page> => {
    const key = JSON.stringify(config);
    const made = pages.get(key);
    if (made?.readAt === statSync(index).mtimeMs) return made;
    const page = await prepare(index, config, fill);
    // Each port of the server has its own configuration.
    if (pages.size > 20) pages.clear();
    pages.set(key, page);
    return page;
  };

  const document = async (c: SandboxContext): Promise<Response> => {
    if (!existsSync(index)) return c.text(notBuilt, 503);
    const consent = consentOrigin(c);
    const page = await pageFor(configOf(c, consent));
    const coding = accepts(c, 'br') ? 'br' : accepts(c, 'gzip') ? 'gzip' : 'plain';
    const encoding = coding === 'plain' ? {} : { 'Content-Encoding': coding };
    const isFramed = isFramedByHost(c);
    const additions = {
      ...noAdditions,
      ...page.hashes,
      consent: consent ? [consent] : [],
      hasHashRoutes: c.req.path === behindHash,
    };
    return new Response(new Uint8Array((isFramed ? page.framed : page.bytes)[coding]), {
      headers: {
        ...headersOf(additions)[answerAt(c.req.path, false)],
        // The same address has another document outside the frame.
        ...(isFramed ? caching.never : {}),
        'Content-Type': contentTypeOf(index),
        ...encoding,
      },
    });
  };

  app.get('*', (c) => {
    const path = plainPath(c.req.path) ?? c.req.path;
    const found = join(folder, path);
    const isFile = existsSync(found) && statSync(found).isFile();
    const answer = answerAt(path, isFile);
    if (answer === 'asset' || answer === 'wellKnown')
      return staticFile(c, found, headersOf()[answer]);
    const isMissing = answer === 'missing' || isFileName(path);
    return isMissing ? c.text('Not found.\n', 404, headersOf().missing) : document(c);
  });
  return app;
};
