import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServers } from '../../../scripts/lib/servers.mjs';
import type { Site } from './site';

export const kinds = ['nginx', 'caddy'] as const;
export type Kind = (typeof kinds)[number];

/** Paths that the sandbox serves itself, as an operator's backend, login and identity SDK would. */
const backend = [
  '/_sandbox/',
  '/authorize',
  '/token',
  '/one-kyc/',
  '/scripts/',
  '/events',
  '/reports/',
  '/probe.js',
  '/sandbox.css',
];

/** Returns an example of the guide. nginx has a second one, for a release in stages. */
const example = (language: string, at = 0): string => {
  const guide = readFileSync('docs/operator-guide.md', 'utf8');
  const all = guide.matchAll(new RegExp(`^\`\`\`${language}\n([^]+?)\`\`\``, 'gm'));
  return [...all][at]?.[1] ?? '';
};

type Changes = readonly (readonly [from: string | RegExp, to: string])[];

/** Replaces the operator's own values in the example. Throws when a change finds nothing to replace. */
const changed = (text: string, changes: Changes): string =>
  changes.reduce((all, [from, to]) => {
    const next = all.replaceAll(from, to);
    if (next === all) throw new Error(`the guide's example has no ${String(from)}`);
    return next;
  }, text);

/** A backend over TLS, as in the guide. */
export interface SecureBackend {
  readonly origin: string;
  /** The certificate of the authority that nginx trusts. */
  readonly authority: string;
}

interface Place {
  readonly secure?: SecureBackend | undefined;
  /** Where the server runs. */
  readonly site: Site;
  /** What it serves. */
  readonly release: Site;
  readonly port: number;
  readonly sandbox: string;
}

const guideBackend = 'https://backend.example';

/**
 * What the tests add to a configuration of nginx. A connection that a browser opened before it has a request keeps its
 * worker, and the old release, for up to a minute: a second here.
 */
const inForeground = (name: string): string =>
  `daemon off;\npid run/${name}.pid;\nworker_shutdown_timeout 1s;`;

const temporaryIn = ({ folder }: Site): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/run/${name};`)
    .join('\n');

const nginxConfig = ({ site, release, port, sandbox, secure }: Place): string => {
  const proxies = backend.map((path) => `location ${path} { proxy_pass ${sandbox}; }`).join('\n');
  return changed(example('nginx'), [
    ['load_module modules/ngx_http_brotli_static_module.so;', inForeground('nginx')],
    [
      'http {',
      `http {\n${temporaryIn(site)}\nlimit_req_zone $http_x_flood zone=flood:1m rate=1r/m;`,
    ],
    ['server {', 'server {\nlimit_req zone=flood;'],
    ['/var/log/nginx/paylater.log', `${site.folder}/run/access.log`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/ssl_certificate.*\n/g, '\n'],
    ['/srv/paylater/1', release.folder],
    ['location /api/', `${proxies}\nlocation /api/`],
    ...(secure
      ? ([
          ['/etc/ssl/certs/ca-certificates.crt', secure.authority],
          [guideBackend, secure.origin],
        ] as const)
      : ([
          ['Host backend.example', 'Host $http_host'],
          [guideBackend, sandbox],
        ] as const)),
  ]);
};

const caddyConfig = ({ site, release, port, sandbox }: Place): string => {
  const proxies = backend
    .map((path) => `handle ${path}${path.endsWith('/') ? '*' : ''} {\nreverse_proxy ${sandbox}\n}`)
    .join('\n');
  const site_ = changed(example('caddy'), [
    ['paylater.example {', `http://127.0.0.1:${port} {`],
    ['/srv/paylater/1', release.folder],
    ['/var/log/caddy/paylater.log', `${site.folder}/run/access.log`],
    ['header_up Host backend.example', ''],
    ['handle /api/*', `${proxies}\nhandle /api/*`],
    [guideBackend, sandbox],
  ]);
  return `{\nadmin off\nauto_https off\n}\n${site_}`;
};

/** Returns how each server is started in the site's folder, in the foreground. */
const commands = (site: Site) => {
  const found = findServers();
  if (!found) throw new Error('there is no server: npm run suite delivery fetches them');
  const { nginx, brotli, caddy } = found;
  const run = join(site.folder, 'run');
  return {
    nginx: {
      config: nginxConfig,
      args: (file: string) => [
        nginx,
        '-p',
        site.folder,
        '-e',
        join(run, 'error.log'),
        '-g',
        `load_module ${brotli};`,
        '-c',
        file,
      ],
    },
    caddy: {
      config: caddyConfig,
      args: (file: string) => [caddy, 'run', '--adapter', 'caddyfile', '--config', file],
    },
  };
};

/** Checks a condition ten times a second, for ten seconds. */
const until = async (isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(otherwise);
};

const answers = (origin: string, child: ChildProcess): Promise<void> =>
  until(async () => {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} has ended`);
    return fetch(`${origin}/assets/`).then(
      () => true,
      () => false,
    );
  }, `${child.spawnfile} does not answer`);

/** Returns the processes that nginx's main process has started, as Linux lists them. */
const workersOf = ({ pid }: ChildProcess): readonly string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** Starts a real server in the site's folder, with a configuration at the site's `run/<name>.conf`. `close` ends it. */
const start = async (kind: Kind, site: Site, port: number, name: string, config: string) => {
  const file = join(site.folder, `run/${name}.conf`);
  const write = (text: string) => writeFileSync(file, text);
  write(config);
  const [program = '', ...rest] = commands(site)[kind].args(file);
  const home = join(site.folder, 'run');
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(program, rest, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    await answers(origin, child);
  } catch (error) {
    await close();
    throw new Error(`${String(error)}\n${printed.slice(-2_000)}`);
  }
  /** Reloads nginx's configuration, as after a release, and waits until the old workers have ended. */
  const reload = async () => {
    const before = workersOf(child);
    child.kill('SIGHUP');
    const haveEnded = () => !workersOf(child).some((worker) => before.includes(worker));
    await until(haveEnded, `${kind} does not read its configuration`);
  };
  return { origin, close, reload, write };
};

/**
 * Starts a real server with the guide's configuration, in front of a sandbox. `serve` changes to the folder of another
 * release, as the guide says; `close` ends the server.
 */
export const startServer = async (
  kind: Kind,
  site: Site,
  sandbox: string,
  port: number,
  secure?: SecureBackend,
) => {
  const configOf = (release: Site) =>
    commands(site)[kind].config({ site, release, port, sandbox, secure });
  const { write, ...server } = await start(kind, site, port, kind, configOf(site));
  const serve = async (release: Site) => {
    write(configOf(release));
    await server.reload();
  };
  return { ...server, serve };
};

/**
 * Starts nginx as in the guide's release in stages, before the servers of two releases. `divide` sets the next
 * release's share of visitors in per cent; the header `X-Visitor` replaces their address.
 */
export const startStages = async (site: Site, port: number, now: string, next: string) => {
  const configOf = (share: number) => {
    const stages = changed(example('nginx', 1), [
      ['$remote_addr', '$http_x_visitor'],
      [/ 5% \S+;/g, share > 0 ? ` ${share}% ${new URL(next).host};` : ''],
      ['127.0.0.1:8081', new URL(now).host],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ]);
    return `${inForeground('stages')}\nevents {}\nhttp {\naccess_log off;\n${temporaryIn(site)}\n${stages}}\n`;
  };
  const { write, ...server } = await start('nginx', site, port, 'stages', configOf(0));
  const divide = async (share: number) => {
    write(configOf(share));
    await server.reload();
  };
  return { ...server, divide };
};

export type Server = Awaited<ReturnType<typeof startServer>>;
