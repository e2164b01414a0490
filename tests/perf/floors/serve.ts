import { createServer, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../../scripts/lib/run.mjs';
import { listen } from '../../support/listen';

const page = (head: string, body: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>${head}</head><body>${body}</body></html>`;

/** Builds React as the client is built. */
const helloScript = async (): Promise<string> => {
  process.env['NODE_ENV'] = 'production';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'tests/perf/floors/hello.tsx' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the floor was not built');
  return chunk.code;
};

const words = '<h1 data-ready="">Belanja sekarang, bayar nanti</h1><p>Halaman tanpa skrip.</p>';
/** The content of a partner's page: a heading, a picture and text. */
const article = `<h1>Toko Contoh</h1><svg width="328" height="200" role="img"><rect width="328" height="200" fill="#246"/></svg>${'<p>Sepatu lari ringan untuk setiap hari, dengan sol yang empuk dan kain yang bernapas.</p>'.repeat(6)}`;

interface File {
  readonly type: string;
  readonly bytes: Buffer;
  readonly isKept: boolean;
}

const file = (type: string, text: string, isKept = false): File => ({
  type: `text/${type}; charset=utf-8`,
  bytes: brotliCompressSync(text),
  isKept,
});

/** A partner's pages beyond the common content, by path. */
export type Partners = Readonly<Record<`/${string}`, { head: string; body: string }>>;

/**
 * Serves the floors at another origin, compressed: scripts with a cache, as the client's, and documents without one.
 * `/empty` is text without a script, `/hello` is the smallest page with React; requests below `/api/` are forwarded to
 * the lender.
 */
export const serveFloors = async (
  lender: string,
  partners: (origin: string) => Partners = () => ({}),
) => {
  const files = new Map<string, File>([
    ['/empty', file('html', page('<style>body{margin:16px;font:16px sans-serif}</style>', words))],
    [
      '/hello',
      file(
        'html',
        page('', '<div id="root"></div><script type="module" src="/hello.js"></script>'),
      ),
    ],
    ['/hello.js', file('javascript', await helloScript(), true)],
    [
      '/card.js',
      file('javascript', readFileSync(join(root, 'tests/perf/floors/card.js'), 'utf8'), true),
    ],
  ]);
  const handOn = async (path: string, authorization: string, answer: ServerResponse) => {
    const { status, body } = await fetch(lender + path, { headers: { authorization } }).then(
      async (it) => ({ status: it.status, body: await it.text() }),
    );
    answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  const server = createServer((request, answer) => {
    const { url = '', headers } = request;
    if (url.startsWith('/api/')) return void handOn(url, headers.authorization ?? '', answer);
    const found = files.get(url);
    if (!found) return answer.writeHead(404).end();
    return answer
      .writeHead(200, {
        'content-type': found.type,
        'content-encoding': 'br',
        'cache-control': found.isKept ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      .end(found.bytes);
  });
  const { origin, close } = await listen(server);
  for (const [path, { head, body }] of Object.entries(partners(origin)))
    files.set(path, file('html', page(head, article + body)));
  return { origin, close };
};
