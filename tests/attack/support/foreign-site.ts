import { createServer } from 'node:http';
import { listen } from '../../support/listen';

const html =
  '<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><h1>Another site</h1>';

/** Opens an unrelated site at another port: an empty page without a policy. */
export const openForeignSite = async (name: string) => {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(html);
  });
  const { port, close } = await listen(server);
  return { origin: `http://${name}:${port}`, close };
};
