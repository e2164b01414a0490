import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Env } from './envelope';
import { plainPath, staticFile } from './static-file';

const root = '/embeds/';

/** `/embeds/1.0.0/…` never changes; `/embeds/v1/…` moves with every release of that major version. */
const frozen = /^\/embeds\/\d+\.\d+\.\d+\//;

/** The scripts partner pages load, from any origin and, pinned by a hash, under any policy. */
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
