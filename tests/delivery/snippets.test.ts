import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerAt, fileFolders } from '../../delivery/addresses';
import { caddySnippet } from '../../delivery/caddy';
import { type AnswerKind, everywhere, headersOf } from '../../delivery/headers';
import { nginxSnippet } from '../../delivery/nginx';
import { noAdditions, type PolicyAdditions } from '../../delivery/policy';
import { snippetsFor } from '../../delivery/snippets';
import { ROUTES } from '../../domain/navigation/routes';
import { mayAskConsent } from '../../domain/tracking/consent';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';

const additions: PolicyAdditions = {
  ...noAdditions,
  scriptHashes: ["'sha256-abc='"],
  styleHashes: ["'sha256-def='"],
  connect: ['https://api.example'],
  camera: ['https://sdk.example'],
  consent: ['https://provider.example'],
};
const table = headersOf(additions);

/** Returns the block that starts with a line, up to its closing line. */
const blockOf = (text: string, head: string): string => {
  const [, indent = '', body = ''] =
    new RegExp(
      `^([ \\t]*)${head.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\{\\n([^]*?)^\\1\\}$`,
      'm',
    ).exec(text) ?? [];
  expect(body, head).not.toBe('');
  // The headers of nested blocks do not belong to the outer one.
  const inner = new RegExp(`^${indent}[ \\t]+location [^]*`, 'm');
  return body.replace(inner, '');
};

describe('nginx', () => {
  const text = nginxSnippet(additions);
  const headersIn = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/^\s*add_header (\S+) "(.+)"(?: always)?;$/gm)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')],
      ),
    );

  test.each<readonly [head: string, answer: AnswerKind]>([
    ['location /', 'document'],
    ['location = /', 'consentDocument'],
    ['location = /home', 'consentDocument'],
    ['location ^~ /auth/', 'loginDocument'],
    ['location ^~ /home/', 'consentDocument'],
    ['location = /assets', 'missing'],
    ['location ^~ /assets/', 'asset'],
    ['location ^~ /.well-known/', 'wellKnown'],
    ['location = /embeds', 'missingElement'],
    ['location ^~ /embeds/', 'movingElement'],
    ['location ~ ^/embeds/[0-9]+\\.[0-9]+\\.[0-9]+/', 'frozenElement'],
    ['location @paylater_missing', 'missing'],
    ['location @paylater_missingElement', 'missingElement'],
    ['location @paylater_refused', 'refused'],
    ['location @paylater_failed', 'failed'],
  ])('%s has all headers of %s', (head, answer) => {
    expect(headersIn(blockOf(text, head))).toEqual(table[answer]);
  });

  test('no error is stored: only `no-store` is sent with every status', () => {
    const always = [...text.matchAll(/add_header Cache-Control "(.*)" always;/g)];
    expect(new Set(always.map(([, value]) => value))).toEqual(new Set(['no-store']));
  });

  test('other answers have the headers of every answer, and no version', () => {
    expect(headersIn(text.slice(0, text.indexOf('location ')))).toEqual(everywhere);
    expect(text).toContain('server_tokens off;');
  });
});

test.each(Object.keys(table) as AnswerKind[])('Caddy sends all headers of %s', (answer) => {
  const text = caddySnippet(additions);
  const heads: Partial<Record<AnswerKind, string>> = { document: 'handle', failed: 'header' };
  const head = heads[answer] ?? `handle @paylater_${answer}`;
  // The last block without a matcher belongs to the document.
  const part = text.slice(
    answer === 'failed' ? text.indexOf(`\t${head} {`) : text.lastIndexOf(`\t${head} {`),
  );
  const sent = [...part.slice(0, part.indexOf('\n\t\t}')).matchAll(/^\s*([\w-]+) `(.*)`$/gm)];
  const headers = sent.map(([, name = '', value = '']) => [name, value]);
  expect(Object.fromEntries(headers.filter(([name]) => name !== 'Content-Type'))).toEqual(
    table[answer],
  );
});

test('only documents that may ask for consent have the provider in their policy', () => {
  for (const { path } of Object.values(ROUTES)) {
    const answer = answerAt(path.replace('/*', '/deeper'), false);
    const mayAsk = mayAskConsent(path.replace('/*', '/deeper'));
    const other = path.startsWith('/auth/') ? 'loginDocument' : 'document';
    expect(answer, path).toBe(mayAsk ? 'consentDocument' : other);
  }
  const named = Object.entries(table).filter(([, headers]) =>
    JSON.stringify(headers).includes('https://provider.example'),
  );
  expect(named.map(([answer]) => answer)).toEqual(['consentDocument']);
});

test('scripts without a hash are refused where all have one, and else reported', () => {
  const sent = (changes: Partial<PolicyAdditions>) => {
    const { document, consentDocument, loginDocument, asset } = headersOf({
      ...additions,
      ...changes,
    });
    return [document, consentDocument, loginDocument, asset].map(
      (headers) => Object.keys(headers).filter((name) => name.startsWith('Integrity-'))[0],
    );
  };
  const [refused, reported] = ['Integrity-Policy', 'Integrity-Policy-Report-Only'];
  expect(sent({})).toEqual([reported, reported, reported, undefined]);
  expect(sent({ isPinned: true })).toEqual([refused, refused, refused, undefined]);
  expect(sent({ isPinned: true, isConsentPinned: false })).toEqual([
    refused,
    reported,
    refused,
    undefined,
  ]);
});

test.each([
  ['/assets', false, 'missing'],
  ['/assets/', false, 'missing'],
  ['/assets/a.js', true, 'asset'],
  ['/assetsx', false, 'document'],
  ['/.well-known/security.txt', true, 'wellKnown'],
  ['/.well-known/security.txt', false, 'missing'],
  ['/embeds', false, 'missingElement'],
  ['/embeds/1.0.0/paylater.js', true, 'frozenElement'],
  ['/embeds/1.0.0/gone.js', false, 'missingElement'],
  ['/embeds/v1/paylater.js', true, 'movingElement'],
  ['/home/', false, 'consentDocument'],
  ['/homes', false, 'document'],
] as const)('%s (a file: %s) is answered as %s', (path, isFile, answer) => {
  expect(answerAt(path, isFile)).toBe(answer);
});

test('errors and the login document are never stored, and no two kinds of files share a folder', () => {
  for (const answer of ['missing', 'missingElement', 'refused', 'failed', 'loginDocument'] as const)
    expect(table[answer]['Cache-Control'], answer).toBe('no-store');
  expect(new Set(fileFolders.map(({ below }) => below)).size).toBe(fileFolders.length);
});

describe('the build', () => {
  beforeAll(async () => {
    expect(await build()).toBe(true);
  }, 300_000);

  test('has every file, made for its document', () => {
    const html = readFileSync(join(root, 'dist/client/index.html'), 'utf8');
    for (const [name, text] of Object.entries(snippetsFor(html))) {
      expect(text, name).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){5};/);
      expect(readFileSync(join(root, 'dist/delivery', name), 'utf8'), name).toBe(text);
    }
  });
});
