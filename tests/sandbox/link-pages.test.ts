import { expect, test } from 'vitest';
import { toCamel } from '../../domain/wire/case';
import { safeExternalUrl } from '../../domain/navigation/safe-url';
import { hosts } from '../../domain/host/host';
import { clientConfigAt } from '../../sandbox/client-config';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const read = async (url: string) => {
  expect(safeExternalUrl(url, clientConfigAt(sandbox.url).links)).toMatchObject({ kind: 'open' });
  const { status, headers, body } = await sandbox.send('GET', url.slice(sandbox.url.length));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  const page = String(body);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toMatch(/<script|style=|undefined|NaN/);
  return page;
};

interface Preview {
  readonly agreementUrl: string;
  readonly contractId: string;
  readonly signed: boolean;
}

const preview = async (token: string) =>
  toCamel(await sandbox.data('GET', '/v1/esign/facility-agreement/preview', token)) as Preview;

test('every help address of the configuration is a page, in both languages', async () => {
  const { help, migrationUrl, updateUrl } = clientConfigAt(sandbox.url);
  for (const url of [...Object.values(help), ...Object.values(updateUrl), migrationUrl]) {
    expect(await read(url)).toContain('<html lang="id">');
    expect(await read(`${url}?lang=en`)).toContain('<html lang="en">');
  }
  expect(hosts).toHaveLength(4);
  expect((await sandbox.send('GET', '/help/nowhere')).status).toBe(404);
});

test('a browser that reads English gets English', async () => {
  const { body } = await sandbox.send('GET', '/help/web', {
    headers: { 'accept-language': 'en-GB,id;q=0.5' },
  });
  expect(body).toContain('<html lang="en">');
});

test('the link of home to help is a page', async () => {
  const { token } = await sandbox.person('active');
  const { body } = await sandbox.json('GET', '/api/v2/homepage', undefined, token);
  const links = JSON.stringify(body).match(/http:[^"]+/g) ?? [];
  expect(links).not.toEqual([]);
  for (const link of links) await read(link);
});

test('an agreement states the terms of the lender, and whether it is signed', async () => {
  const { token, userId } = await sandbox.person('contract-unsigned');
  const { agreementUrl, contractId } = await preview(token);
  const { name } = await sandbox.control<{ name: string }>('GET', `/users/${userId}`);
  const page = await read(agreementUrl);
  for (const text of [contractId, 'Rp5.500.000', 'Rp25.000', '2,0%', 'Belum ditandatangani'])
    expect(page).toContain(text);
  expect(page).not.toContain(name);
  const body = { contractId, deviceInfo: { userAgent: 'test' } };
  await sandbox.json('POST', '/api/v1/esign/sign-contract', body, token);
  expect(await read(`${agreementUrl}?lang=en`)).toMatch(/Signed on \d/);
});

test('a user who owes money has signed their agreement', async () => {
  const { token } = await sandbox.person('active');
  const { agreementUrl, signed } = await preview(token);
  expect(signed).toBe(true);
  expect(await read(agreementUrl)).toMatch(/Ditandatangani \d/);
});

test('an agreement has the figures of one user, and an unknown one is a 404', async () => {
  const [one, other] = [await sandbox.person('temporary-limit'), await sandbox.person('approved')];
  const [mine, theirs] = [await preview(one.token), await preview(other.token)];
  expect(await read(mine.agreementUrl)).toContain('Rp7.000.000, termasuk Rp1.500.000');
  expect(await read(theirs.agreementUrl)).not.toContain(mine.contractId);
  for (const id of ['none', '%ff', encodeURIComponent('"><script>')])
    expect((await sandbox.send('GET', `/agreements/${id}`)).status).toBe(404);
});
