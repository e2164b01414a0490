import { expect, test } from 'vitest';
import { clientConfig } from '../support/client-config';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const open = (query: string) =>
  sandbox.send(
    'GET',
    clientConfig.handOffUrl.replace('{query}', () => query),
  );

test('the hand-off page shows its parameters, and links back', async () => {
  const { status, headers, body } = await open('gopayplus=true&utm_source=test');
  const page = String(body);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(page).toContain('<main data-route="/hand-off">');
  expect(page).toContain('<code>gopayplus=true&#38;utm_source=test</code>');
  expect(page).toContain('<a href="/" data-action="primary">');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page.match(/data-action="primary"/g)).toHaveLength(1);
});

test('the parameters are shown as text, with any content', async () => {
  for (const query of ['a="><script>alert(1)</script>', "x='%3Cscript%3E", '$&', ''])
    expect(String((await open(query)).body)).not.toMatch(/<script|style=/);
  expect(String((await open('')).body)).toContain('Tidak ada.');
});
