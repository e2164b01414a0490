import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Ignored by git: only `npm run suite delivery` uses these programs. */
const folder = '.servers';
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];

/**
 * Returns the servers in a folder with the layout of a system. The module belongs to the nginx of that folder.
 * @param {string} place
 */
const serversIn = (place) => {
  const nginx = join(place, 'usr/sbin/nginx');
  const brotli = join(place, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  const caddy = join(place, 'usr/bin/caddy');
  return [nginx, brotli, caddy].every((path) => existsSync(path))
    ? { nginx, brotli, caddy }
    : undefined;
};

/** Finds nginx with its module for Brotli, and Caddy: the system's, or the unpacked ones. */
export const findServers = () => serversIn('/') ?? serversIn(join(root, folder));

/** Unpacks Debian's packages without installing them, since an installation would start them as services. */
const unpackServers = async () => {
  const place = join(root, folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  if (process.getuid?.() === 0) await run('apt-get', ['update']);
  await run('env', ['-C', folder, 'apt-get', 'download', ...packages]);
  for (const name of readdirSync(place).filter((it) => it.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', join(folder, name), folder]);
    rmSync(join(place, name));
  }
};

/** Finds the servers or fetches them. Prints what to install when one is still missing. */
export const findOrUnpackServers = async () => {
  if (!findServers()) await unpackServers();
  const found = findServers();
  if (!found) process.stdout.write(`A server is missing: install ${packages.join(', ')}.\n`);
  return found;
};
