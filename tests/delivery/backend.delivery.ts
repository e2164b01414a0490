import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { freePort } from '../support/free-port';
import { listen } from '../support/listen';
import { production } from './support/production';
import { addSeen } from './support/seen';
import { startServer } from './support/servers';
import { makeSite } from './support/site';

/** Makes a certificate that is its own authority. */
const makeCertificate = (folder: string, name: string) => {
  const [key, cert] = [join(folder, `run/${name}.key`), join(folder, `run/${name}.pem`)];
  const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -keyout ${key} -out ${cert}`.split(' ');
  const named = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', [...args, ...named], { stdio: 'pipe' });
  return { key, cert };
};

test('the guide’s nginx names the backend, and sends nothing to another', async () => {
  const site = makeSite();
  site.release(production);
  const sandbox = process.env['SANDBOX_URL'] ?? '';
  const seen: (readonly [sni: unknown, host: string | undefined])[] = [];
  const ask = async (name: string, trusted: string) => {
    const { key, cert } = makeCertificate(site.folder, name);
    const options = { key: readFileSync(key), cert: readFileSync(cert) };
    const backend = createServer(options, (request, response) => {
      const { servername } = request.socket as TLSSocket & { readonly servername?: unknown };
      seen.push([servername, request.headers.host]);
      response.end('{}');
    });
    const { port, close } = await listen(backend);
    const secure = {
      origin: `https://127.0.0.1:${port}`,
      authority: trusted === name ? cert : makeCertificate(site.folder, trusted).cert,
    };
    const nginx = await startServer('nginx', site, sandbox, await freePort(), secure);
    const { status } = await fetch(`${nginx.origin}/api/v1/x`);
    await nginx.close();
    await close();
    return status;
  };
  expect(await ask('backend.example', 'backend.example')).toBe(200);
  expect(seen).toEqual([['backend.example', 'backend.example']]);
  // Another name under a trusted authority, and the right name under an untrusted one.
  expect(await ask('elsewhere.example', 'elsewhere.example')).toBe(502);
  expect(await ask('backend.example', 'other-authority.example')).toBe(502);
  expect(seen).toHaveLength(1);
  addSeen(['nginx: the backend over TLS', 'named in SNI and Host; 2 false certificates refused']);
  site.remove();
});
