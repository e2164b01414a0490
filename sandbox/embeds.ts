import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { answerAt } from '../delivery/addresses';
import { headersOf } from '../delivery/headers';
import type { Env } from './http/envelope';
import { plainPath, staticFile } from './http/static-file';

const root = '/embeds/';

const headers = headersOf();

/** Serves the scripts for partner pages, which every origin may load. */
export const embeds = (folder: string): Hono<Env> =>
  new Hono<Env>().get('/embeds/*', (c) => {
    const path = plainPath(c.req.path) ?? root;
    const found = join(folder, path.startsWith(root) ? path.slice(root.length) : '');
    const isFile = existsSync(found) && statSync(found).isFile();
    return isFile
      ? staticFile(c, found, headers[answerAt(path, isFile)])
      : c.text('Not found.\n', 404, headers.missingElement);
  });
