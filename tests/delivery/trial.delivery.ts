import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { findServers } from '../../scripts/lib/servers.mjs';
import { freePort } from '../support/free-port';
import { listen } from '../support/listen';
import { production } from './support/production';
import { makeSite } from './support/site';

test('the guide’s nginx for one machine serves the client, a login and the backend', async () => {
  const site = makeSite();
  site.release(production);
  const backend = await listen(createServer(({ url }, response) => void response.end(url)));
  const port = await freePort();
  const file = readFileSync('docs/try.nginx.conf', 'utf8')
    .replace('127.0.0.1:8080;', `127.0.0.1:${port};`)
    .replace('127.0.0.1:9000/', `127.0.0.1:${backend.port}/`);
  // The layout of the project: the configuration is in `docs`, and the build in `dist`.
  mkdirSync(join(site.folder, 'docs'));
  mkdirSync(join(site.folder, 'dist'));
  for (const name of ['client', 'embeds', 'delivery'])
    symlinkSync(join(site.folder, name), join(site.folder, 'dist', name));
  writeFileSync(join(site.folder, 'docs/try.nginx.conf'), file);
  const nginx = spawn(
    findServers()?.nginx ?? 'nginx',
    ['-p', site.folder, '-c', 'docs/try.nginx.conf'],
    { stdio: 'ignore' },
  );
  const ended = once(nginx, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const at = (path: string, init?: RequestInit) =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  try {
    await expect
      .poll(() =>
        at('/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect(await (await at('/home')).text()).toContain('id="root"');
    const login = await at('/login/authorize?client_id=paylater&state=example');
    expect(login.headers.get('location')).toBe(`${origin}/auth/callback?code=x&state=example`);
    const token = await at('/login/token', { method: 'POST', body: 'code=x' });
    expect(await token.json()).toEqual({ access_token: 'example-token' });
    expect(await (await at('/api/v1/user/info?a=b')).text()).toBe('/v1/user/info?a=b');
    expect((await at('/csp-reports', { method: 'POST', body: '[]' })).status).toBe(204);
  } finally {
    nginx.kill('SIGTERM');
    await ended;
    await backend.close();
    site.remove();
  }
});
