import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html =
  '<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,"><h1>Another site</h1>';

/** Opens an unrelated site at another port: an empty page without a policy. */
export const openForeignSite = async (name: string) => {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${name}:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
