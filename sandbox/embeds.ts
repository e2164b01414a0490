import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Env } from './envelope';
import { plainPath, staticFile } from './static-file';

const root = '/embeds/';

/** `/embeds/1.0.0/…` never changes; `/embeds/v1/…` changes with every release of that major version. */
const frozen = /^\/embeds\/\d+\.\d+\.\d+\//;

/** The scripts for partner pages, loadable from any origin, and under any policy when pinned by hash. */
export const embeds = (folder: string): Hono<Env> =>
  new Hono<Env>().get('/embeds/*', (c) => {
    const path = plainPath(c.req.path);
    if (!path?.startsWith(root)) return c.text('Not found.\n', 404);
    const found = join(folder, path.slice(root.length));
    if (!existsSync(found) || !statSync(found).isFile()) return c.text('Not found.\n', 404);
    const answer = staticFile(c, found, frozen.test(path));
    answer.headers.set('Access-Control-Allow-Origin', '*');
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  });
