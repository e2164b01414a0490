import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { World } from '../adapters/memory/lender/world';
import { sandboxApp } from './app';
import { nodeWorld } from './node-world';

export interface SandboxOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** The database file; without one everything is forgotten at the end. */
  readonly file?: string;
  /** The folder of the built client. */
  readonly clientFolder?: string;
  readonly version?: string;
}

export interface Sandbox {
  /** `http://127.0.0.1:<port>`, without a path. */
  readonly url: string;
  readonly world: World;
  readonly close: () => Promise<void>;
}

/** Starts the sandbox on the loopback interface; resolves when it answers, rejects when the port is taken. */
export const startSandbox = (options: SandboxOptions): Promise<Sandbox> => {
  const world = nodeWorld(options.file);
  const app = sandboxApp(world, options.clientFolder ?? 'dist/client', options.version ?? '0');
  const server = createAdaptorServer({ fetch: app.fetch });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        world.store.close();
        resolve();
      });
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, world, close });
    });
  });
};
