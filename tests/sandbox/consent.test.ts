import { expect, test } from 'vitest';
import { ROUTES } from '../../domain/navigation/routes';
import { configSchema } from '../../domain/config/config';
import { temporaryFolder } from '../support/temporary-folder';
import { sandboxForTests } from './sandbox';

const html = `<!doctype html><html><head>
<script type="application/json" id="config">{}</script></head><body>the client</body></html>`;

const clientFolder = temporaryFolder({ 'index.html': html });
const sandbox = await sandboxForTests({ clientFolder });
const provider = sandbox.url.replace('127.0.0.1', 'localhost');

const documentAt = async (path: string, cookie?: string) => {
  const { headers, body } = await sandbox.send('GET', path, cookie ? { headers: { cookie } } : {});
  const [, block = ''] = /id="config">([\s\S]*?)<\/script>/.exec(String(body)) ?? [];
  const { consent } = configSchema.parse(JSON.parse(block));
  return { consent, policy: headers.get('content-security-policy') ?? '' };
};

const switched = async (how: 'on' | 'off') => {
  const { status, headers } = await sandbox.send('GET', `/consent/${how}`);
  expect([status, headers.get('location')]).toEqual([303, '/']);
  return headers.get('set-cookie') ?? '';
};

test.each(Object.values(ROUTES))(
  'with consent on, only the start page and home may load the provider: $path',
  async ({ path, section }) => {
    const [cookie = ''] = (await switched('on')).split(';');
    const { consent, policy } = await documentAt(path === '*' ? '/no/such' : path, cookie);
    expect(consent).toEqual({ script: `${provider}/consent/provider.js` });
    const rows = policy.split('; ').filter((row) => row.includes(provider));
    const mayLoad = section === 'root' || section === 'home';
    expect(rows.map((row) => row.split(' ')[0])).toEqual(
      mayLoad ? ['script-src', 'style-src', 'connect-src'] : [],
    );
  },
);

test('consent is off by default, and can be switched off again', async () => {
  expect((await documentAt('/')).consent).toBe(undefined);
  expect((await documentAt('/')).policy).not.toContain('localhost');
  expect(await switched('off')).toContain('Max-Age=0');
});

test.each([
  ['/consent/provider.js', 'text/javascript', 'ConsentProvider'],
  ['/consent/provider.css', 'text/css', '.consent-provider'],
])('serves %s to other origins', async (path, type, text) => {
  const { status, headers, body } = await sandbox.send('GET', path);
  expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toContain(text);
});
