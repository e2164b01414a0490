import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { answerAt, contentTypeOf, fileFolders } from '../../../delivery/addresses';
import type { headersOf } from '../../../delivery/headers';
import { listen } from '../../support/listen';
import { statusOf, typeOf } from './addresses';
import type { Site } from './site';

export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Changes an answer before it is sent. */
export type Plant = (sent: Sent, path: string, coding: string) => void;

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Serves a site as nginx and Caddy do with the files of the build, in this process. */
export const serveSite = (
  { folder }: Site,
  table: ReturnType<typeof headersOf>,
  plant: Plant = () => undefined,
) => {
  const read = (path: string, coding: string): Sent => {
    const below = fileFolders.find((it) => path.startsWith(it.below));
    const file = below ? join(folder, below.root, path) : join(folder, 'client/index.html');
    const isFound = isFile(file);
    const answer = answerAt(path, isFound);
    const status = statusOf(answer);
    const headers: Record<string, string> = { ...table[answer] };
    if (!isFound) {
      headers['Content-Type'] = typeOf(answer, path);
      return { status, headers, body: Buffer.from('Not found.\n') };
    }
    headers['Content-Type'] = contentTypeOf(file);
    const suffix = suffixes[coding as keyof typeof suffixes] ?? '';
    const isCoded = suffix !== '' && isFile(file + suffix);
    if (isCoded) headers['Content-Encoding'] = coding;
    return { status, headers, body: readFileSync(isCoded ? file + suffix : file) };
  };
  return listen(
    createServer(({ url = '/', headers: { 'accept-encoding': accepted = '' } }, response) => {
      const coding = ['br', 'gzip'].find((it) => String(accepted).includes(it)) ?? 'identity';
      const sent = read(url, coding);
      plant(sent, url, coding);
      response.writeHead(sent.status, sent.headers).end(sent.body);
    }),
  );
};
