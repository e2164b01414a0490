import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileFolders } from '../../delivery/addresses';
import { findServers } from '../../scripts/lib/servers.mjs';
import { freePort } from '../support/free-port';
import { asset, frozenElement } from './support/addresses';
import { behind } from './support/behind';
import { rawRequest } from '../support/raw-request';
import { addSeen } from './support/seen';
import { kinds } from './support/servers';

/** Requests that a server refuses, or may refuse. */
const odd: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another version': { 'if-match': '"other"' },
  'an older version': { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
  'a part beyond its end': { range: 'bytes=99999999-' },
  'a strange part': { range: 'bytes=9-1,-0' },
  'a part of another version': { range: 'bytes=0-1', 'if-range': '"other"' },
  'an unknown expectation': { expect: 'the-moon' },
  'a body that is too large': { 'content-length': '99999999999' },
};

/** Starts nginx as a cache that forwards everything, as a CDN might. */
const startCache = async (folder: string, origin: string) => {
  const { nginx = '' } = findServers() ?? {};
  const port = await freePort();
  const file = join(folder, 'run/cache.conf');
  const forwarded = ['If-Match', 'If-Unmodified-Since', 'Range', 'If-Range', 'X-Flood']
    .map((name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`)
    .join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/run/cache_${name};`)
    .join('\n');
  writeFileSync(
    file,
    `daemon off;\npid run/cache.pid;\nevents {}\nhttp {\n${temporary}\naccess_log off;
    proxy_cache_path ${folder}/run/cache keys_zone=all:1m;
    server { listen 127.0.0.1:${port}; location / { proxy_pass ${origin}; proxy_cache all; ${forwarded} } } }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'run/cache.log'), '-c', file];
  const child = spawn(nginx, args, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      rawRequest(address, '/assets/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(404);
  return {
    address,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

for (const kind of kinds)
  test.describe(kind, () => {
    const at = behind(kind);
    const files = () => [
      asset(at().site, '.js'),
      asset(at().site, '.css'),
      frozenElement,
      '/embeds/v1/paylater.js',
    ];

    test('no error may be stored', async () => {
      const { server, site } = at();
      const statuses: number[] = [];
      for (const path of [...files(), '/', '/kyc/step2'])
        for (const [what, headers] of Object.entries(odd)) {
          const { status, headers: sent } = await rawRequest(server.origin, path, { headers });
          statuses.push(status);
          if (status < 400) continue;
          expect.soft(sent['cache-control'] ?? '', `${status} ${path}, ${what}`).not.toMatch(/age/);
          // nginx refuses some requests before it reads their address.
          if (status !== 400 && status !== 413 && status !== 417)
            expect.soft(sent['cache-control'], `${status} ${path}, ${what}`).toBe('no-store');
        }
      if (kind === 'nginx')
        for (const path of files()) {
          const flood = { headers: { 'x-flood': path } };
          await rawRequest(server.origin, path, flood);
          const { status, headers } = await rawRequest(server.origin, path, flood);
          expect.soft([status, headers['cache-control']], path).toEqual([503, 'no-store']);
          statuses.push(status);
        }
      expect(site.folder).not.toBe('');
      const counts = [...new Set(statuses)]
        .sort((a, b) => a - b)
        .map((status) => `${statuses.filter((it) => it === status).length} × ${status}`);
      addSeen([`${kind}: odd requests`, counts.join(', ')]);
    });

    test('a cache in front stores no error in place of a file', async () => {
      const { server, site } = at();
      const cache = await startCache(site.folder, server.origin);
      try {
        for (const [what, headers] of Object.entries(odd)) {
          const path = `${asset(site, '.js')}?${encodeURIComponent(what)}`;
          const { status } = await rawRequest(cache.address, path, { headers });
          const next = await rawRequest(cache.address, path);
          expect.soft(next.status, `after ${status}, ${what}`).toBe(200);
          const whole = site.read(`client${asset(site, '.js')}`);
          expect.soft(next.body.toString() === whole, `after ${status}, ${what}`).toBe(true);
        }
        const flooded = `${asset(site, '.css')}?flood`;
        const flood = { headers: { 'x-flood': flooded } };
        await rawRequest(cache.address, `${asset(site, '.css')}?first`, flood);
        await rawRequest(cache.address, flooded, flood);
        expect((await rawRequest(cache.address, flooded)).status).toBe(200);
      } finally {
        await cache.close();
      }
    });

    test('an error of a half deploy may not be stored', async () => {
      const { server, site } = at();
      const kept = site.hide('client/index.html');
      try {
        for (const path of ['/', '/home/', '/kyc/step2', '/index.html']) {
          const { status, headers } = await rawRequest(server.origin, path);
          expect.soft(status, path).toBeGreaterThanOrEqual(400);
          expect.soft(headers['cache-control'], `${status} ${path}`).toBe('no-store');
        }
      } finally {
        kept.restore();
      }
      expect((await rawRequest(server.origin, '/')).status).toBe(200);
    });

    test('an error about a file that cannot be read may not be stored', async () => {
      const { server, site } = at();
      const cache = await startCache(site.folder, server.origin);
      const seen = new Set<number>();
      try {
        for (const by of ['a socket', 'a loop'] as const)
          for (const path of [...files(), '/', '/kyc/step2']) {
            const folder = fileFolders.find(({ below }) => path.startsWith(below));
            const file = folder ? `${folder.root}${path}` : '/client/index.html';
            const [where, fresh] = [`${path} as ${by}`, `${path}?${encodeURIComponent(by)}`];
            const blocked = await site.block(file, by);
            try {
              const { status, headers } = await rawRequest(server.origin, path);
              seen.add(status);
              expect.soft(status, where).toBeGreaterThanOrEqual(400);
              expect.soft(headers['cache-control'], `${status} ${where}`).toBe('no-store');
              expect.soft((await rawRequest(cache.address, fresh)).status, where).toBe(status);
            } finally {
              await blocked.restore();
            }
            const next = await rawRequest(cache.address, fresh);
            expect.soft(next.status, `after the error, ${where}`).toBe(200);
            expect.soft(next.body.toString() === site.read(file), where).toBe(true);
          }
      } finally {
        await cache.close();
      }
      addSeen([`${kind}: files that cannot be read`, [...seen].join(', ')]);
    });

    test('TRACE is refused, and no header of a request comes back', async () => {
      const { server, site } = at();
      const headers = { authorization: 'Bearer sent-along', 'x-any': 'sent-along' };
      for (const path of ['/', '/home', '/assets/', asset(site, '.js'), frozenElement]) {
        const { status, body } = await rawRequest(server.origin, path, {
          method: 'TRACE',
          headers,
        });
        expect.soft(status, path).toBe(405);
        expect.soft(body.toString(), path).not.toMatch(/sent-along|x-any/i);
      }
    });

    test('reports of the policy arrive, and the access log contains no query', async () => {
      const { server, site } = at();
      const report = await fetch(`${server.origin}/csp-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: '[]',
      });
      expect(report.status).toBeLessThan(300);
      const secret = 'code=very-secret&login_hint=081234567890';
      for (const path of ['/auth/callback', '/', '/assets/missing.js', '/api/v1/x'])
        await fetch(`${server.origin}${path}?${secret}`, {
          headers: { referer: `https://login.example/?${secret}` },
        });
      const log = () => readFileSync(join(site.folder, 'run/access.log'), 'utf8');
      await expect.poll(log).toContain('/api/v1/x');
      expect(log()).toContain('/auth/callback');
      expect(log()).not.toMatch(/very-secret|\b0812/);
    });
  });
