import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '../../domain/calls';
import type { openApi } from '../../sandbox/openapi';
import { openSandbox, type OpenSandbox } from './support/sandbox';

type Document = ReturnType<typeof openApi>;
type Json = Readonly<Record<string, unknown>>;

let sandbox: OpenSandbox;
let document: Document;
beforeAll(async () => {
  sandbox = await openSandbox({ version: '1.2.3' });
  document = (await sandbox.send('GET', '/api/openapi.json')).body as Document;
});
afterAll(() => sandbox.close());

const operation = (name: keyof typeof CALLS) => {
  const { method, path } = CALLS[name];
  return document.paths[path]?.[method.toLowerCase()] as Json;
};

test('documents every call once', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const ids = operations.map((it) => (it as { operationId: string }).operationId);
  expect(ids.sort()).toEqual(Object.keys(CALLS).sort());
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
});

test('has the specification’s spelling in requests, and snake case in answers', () => {
  expect(operation('saveKycDraft')).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { onekycSubmissionUuid: { type: 'string' } } },
        },
      },
    },
  });
  expect(operation('virtualAccount')).toMatchObject({
    description: expect.stringContaining('REPAYMENT_ALREADY_IN_PROGRESS'),
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              properties: {
                data: {
                  properties: { account_number: { type: 'string' } },
                  required: ['account_number', 'amount_due'],
                },
              },
            },
          },
        },
      },
    },
  });
});

test('has the place of each parameter, and whether it is required', () => {
  expect(operation('areasBelow')).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
  });
  expect(operation('saveCombinedDraft')['parameters']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'X-Trigger-Data-Send', in: 'header', required: true }),
    ]),
  );
  expect(operation('homepage')['parameters']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'appVersion', in: 'query', required: false }),
    ]),
  );
});

test('has no broken reference', () => {
  const refs = JSON.stringify(document).match(/"\$ref":"([^"]+)"/g) ?? [];
  expect(new Set(refs)).toEqual(new Set(['"$ref":"#/components/schemas/Errors"']));
});

test('its page loads nothing from elsewhere, and every file of it is served', async () => {
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
