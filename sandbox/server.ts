import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { World } from './lender/world';
import { sandboxApp } from './app';
import type { FillDocument } from './client';
import type { Env } from './http/envelope';
import { sowWorld } from './lender/seeds';
import { nodeWorld } from './node-world';
import { shopAlone } from './shop/shop';

export interface SandboxOptions {
  /** 0 uses a free port. */
  readonly port: number;
  /** The port of the partner's shop; any free one by default. */
  readonly shopPort?: number;
  /** Other origins whose pages may call the API, such as `http://127.0.0.1:8080`. */
  readonly partnerOrigins?: readonly string[];
  /** The database file. Without one nothing is stored. */
  readonly file?: string;
  /** Makes the sandbox the world of this seed. */
  readonly seed?: number | undefined;
  /** The folder of the built client. */
  readonly clientFolder?: string;
  /** Fills the built client's document in. Without it the sandbox only writes the configuration into it. */
  readonly fillDocument?: FillDocument | undefined;
  /** The folder of the built custom elements. */
  readonly embedsFolder?: string;
  readonly version?: string;
}

export interface Sandbox {
  /** `http://127.0.0.1:<port>`, without a path. */
  readonly url: string;
  /** The same for the shop's port. */
  readonly shopUrl: string;
  readonly world: World;
  readonly close: () => Promise<void>;
}

interface Listening {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on the loopback interface. Resolves when it answers; rejects when the port is taken. */
const listen = (app: Hono<Env>, wished: number): Promise<Listening> => {
  // Clients close idle connections. A server that closes one could do so while the next request arrives.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: 0 } });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${wished} is in use. Set PORT or SHOP_PORT to another one.`)
          : error,
      ),
    );
    server.listen(wished, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
};

/** Starts the sandbox and the shop. Resolves when both answer. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, shopPort = 0, partnerOrigins = [], file, seed, version = '0' } = options;
  const { clientFolder = 'dist/client', embedsFolder = 'dist/embeds', fillDocument } = options;
  const at = { paylater: '', shop: '' };
  const origins = { paylater: () => at.paylater, shop: () => at.shop };
  const shop = await listen(shopAlone(origins), shopPort);
  at.shop = shop.url;
  const world = nodeWorld(file, origins.paylater);
  if (seed !== undefined) sowWorld(world, seed);
  const app = sandboxApp(world, {
    clientFolder,
    fillDocument,
    embedsFolder,
    version,
    shopUrl: shop.url,
    partnerOrigins,
  });
  try {
    const main = await listen(app, port);
    at.paylater = main.url;
    const close = async () => {
      await Promise.all([main.close(), shop.close()]);
      world.store.close();
    };
    return { url: main.url, shopUrl: shop.url, world, close };
  } catch (error) {
    world.store.close();
    await shop.close();
    throw error;
  }
};
