import { expect, test } from 'vitest';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests({ version: '1.2.3' });

test('the API document has the version of the server', async () => {
  expect(await sandbox.send('GET', '/api/openapi.json')).toMatchObject({
    body: { openapi: '3.1.0', info: { version: '1.2.3' } },
  });
});

test('the API document names no value that only the client reads', async () => {
  const { body } = await sandbox.send('GET', '/api/openapi.json');
  const document = JSON.stringify(body);
  expect(document).toContain('pin_verified');
  expect(document).not.toContain('UNREAD');
});

test('its page loads nothing from other origins, and every file of it is served', async () => {
  const { status, headers, body } = await sandbox.send('GET', '/api/docs');
  const page = String(body);
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(policy).toContain("connect-src 'self'");
  expect(page.match(/<h1/g)).toHaveLength(1);
  const files = Array.from(
    page.matchAll(/(?:src|href)="(\/[\w/.-]+\.(?:js|css))"/g),
    ([, it]) => it,
  );
  expect(files).toHaveLength(4);
  for (const file of files) expect((await sandbox.send('GET', file!)).status, file).toBe(200);
  expect(page).not.toMatch(/style=|src="http|<link[^>]+href="http|<script>/);
});
