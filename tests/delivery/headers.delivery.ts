import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { edgeRules } from '../../delivery/edge';
import type { AnswerKind } from '../../delivery/headers';
import { noAdditions } from '../../delivery/policy';
import { addressesIn, asset, frozenElement, statusOf, typeOf } from './support/addresses';
import { behind } from './support/behind';
import { edgeRuleFor } from './support/edge-rule';
import { type Raw, rawRequest } from '../support/raw-request';
import { addSeen, type Row } from './support/seen';
import { kinds } from './support/servers';

/** Headers that a server adds by itself, about the message and not about the client. */
const itsOwn = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** Expects the headers of the table, and no others. */
const expectHeaders = (
  { headers }: Raw,
  wanted: Readonly<Record<string, string>>,
  where: string,
): void => {
  const sent = Object.entries(headers).filter(([name]) => !itsOwn.has(name));
  const table = Object.entries(wanted).map(([name, value]) => [name.toLowerCase(), value]);
  expect.soft(Object.fromEntries(sent), where).toEqual(Object.fromEntries(table));
  expect.soft(headers['server'] ?? '', where).not.toMatch(/\d/);
};

const unpack: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

const codings: readonly (readonly [accepted: string, sent: string])[] = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
];

const networkRules = edgeRules(noAdditions);

/** Returns the decoded path of a request without `..`. A path that cannot be decoded stays encoded. */
const asNetworksRead = (path: string): string => {
  const { pathname } = new URL(path, 'http://site.example');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

for (const kind of kinds)
  test.describe(kind, () => {
    const at = behind(kind);

    test('every kind of answer has the headers of the table', async () => {
      const { site, server, table } = at();
      const all = Object.entries(addressesIn(site)) as [AnswerKind, readonly string[]][];
      for (const [answer, paths] of all)
        for (const path of paths)
          for (const method of ['GET', 'HEAD']) {
            const raw = await rawRequest(server.origin, path, { method });
            const where = `${method} ${path}`;
            expect.soft(raw.status, where).toBe(statusOf(answer));
            expect.soft(raw.headers['content-type'], where).toBe(typeOf(answer, path));
            expectHeaders(raw, table[answer], where);
            const rule = edgeRuleFor(networkRules, asNetworksRead(path), raw.status);
            expect.soft(rule?.answer, where).toBe(answer);
            expect.soft(raw.body.length === 0, where).toBe(method === 'HEAD');
          }
      const counts = all.map(
        ([answer, paths]): Row => [
          `${kind}: ${answer}`,
          `${statusOf(answer)} with its ${Object.keys(table[answer]).length} headers, ${paths.length} addresses`,
        ],
      );
      addSeen(...counts.filter(([what]) => !/refused|failed/.test(what)));
    });

    test('every file is sent in the best accepted coding', async () => {
      const { site, server, table } = at();
      const files: Readonly<Record<string, readonly [file: string, answer: AnswerKind]>> = {
        '/kyc/step2': ['client/index.html', 'document'],
        '/home': ['client/index.html', 'consentDocument'],
        [asset(site, '.js')]: [`client${asset(site, '.js')}`, 'asset'],
        [asset(site, '.css')]: [`client${asset(site, '.css')}`, 'asset'],
        [frozenElement]: [frozenElement.slice(1), 'frozenElement'],
      };
      for (const [path, [file, answer]] of Object.entries(files))
        for (const [accepted, sent] of codings) {
          const headers = { 'accept-encoding': accepted };
          const raw = await rawRequest(server.origin, path, { headers });
          const where = `${path} as ${accepted}`;
          expect.soft(raw.headers['content-encoding'] ?? 'identity', where).toBe(sent);
          expectHeaders(raw, table[answer], where);
          const text = unpack[raw.headers['content-encoding'] ?? 'identity']?.(raw.body).toString();
          expect.soft(text === site.read(file), where).toBe(true);
        }
      addSeen([`${kind}: br, gzip, identity`, `${Object.keys(files).length} files in each`]);
    });

    test('a file is sent once, a document always', async () => {
      const { site, server, table } = at();
      const ask = async (path: string) => {
        const { headers } = await rawRequest(server.origin, path);
        const { etag = '"none"', 'last-modified': since = new Date().toUTCString() } = headers;
        const asked = { 'if-none-match': etag, 'if-modified-since': since };
        return rawRequest(server.origin, path, { headers: asked });
      };
      for (const [path, answer] of [
        [asset(site, '.js'), 'asset'],
        [frozenElement, 'frozenElement'],
        ['/embeds/v1/paylater.js', 'movingElement'],
      ] as const) {
        const raw = await ask(path);
        expect.soft(raw.status, path).toBe(304);
        expectHeaders(raw, table[answer], path);
      }
      for (const path of ['/', '/kyc/step2']) {
        const raw = await ask(path);
        expect.soft(raw.status, path).toBe(200);
        expect
          .soft([raw.headers['etag'], raw.headers['last-modified']], path)
          .toEqual([undefined, undefined]);
      }
      addSeen([`${kind}: asked again`, 'files 304, documents 200']);
    });

    test('only GET and HEAD are answered', async () => {
      const { site, server, table } = at();
      const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
      const paths = ['/', '/home', '/kyc/step2', asset(site, '.js'), frozenElement];
      for (const path of paths)
        for (const method of methods) {
          const raw = await rawRequest(server.origin, path, { method });
          expect.soft(raw.status, `${method} ${path}`).toBe(405);
          expectHeaders(raw, table.refused, `${method} ${path}`);
        }
      addSeen([`${kind}: refused`, `405, ${methods.length} methods at ${paths.length}`]);
    });

    test('no address leaves the folders or lists them', async () => {
      const { server } = at();
      const seen: Record<number, number> = {};
      const climbs = [
        '/../secret.txt',
        '/%2e%2e/secret.txt',
        '/assets/..%2f..%2fsecret.txt',
        '/assets/../../secret.txt',
        '/assets/%2e%2e/%2e%2e/secret.txt',
        '/assets/..\\..\\secret.txt',
        '/embeds/../secret.txt',
        '/embeds/..%2fsecret.txt',
        '/embeds/..%2fdelivery/paylater.caddy',
        '/embeds/1.1.1/..%2f..%2frun/0.json',
        '/home/..%2f..%2fsecret.txt',
        '//secret.txt',
        '/assets/%00',
        '/%00.txt',
        '/%zz',
        '/kyc/%e0%a4%a',
      ];
      for (const path of climbs) {
        const { status, headers, body } = await rawRequest(server.origin, path);
        seen[status] = (seen[status] ?? 0) + 1;
        expect.soft([200, 400, 404], path).toContain(status);
        expect
          .soft(body.toString(), path)
          .not.toMatch(/not for you|Made for one build|apiBases":"/);
        expect.soft(body.toString(), path).not.toMatch(/Index of|<pre>|nginx\/|Caddy\//);
        expect.soft(headers['server'] ?? '', path).not.toMatch(/\d/);
        if (status === 200) expect.soft(headers['content-type'], path).toMatch(/^text\/html/);
      }
      const counts = Object.entries(seen).map(([status, count]) => `${count} × ${status}`);
      addSeen([`${kind}: climbing addresses`, counts.join(', ')]);
    });

    test('the evaluator finds nothing severe in the policies', async () => {
      const { server } = at();
      for (const path of ['/kyc/step2', '/home']) {
        const { headers } = await rawRequest(server.origin, path);
        const { csp } = new CspParser(headers['content-security-policy'] ?? '');
        const findings = new CspEvaluator(csp).evaluate();
        addSeen(
          [`${kind}: csp_evaluator on ${path}`, `${findings.length} findings`],
          ...findings.map(
            ({ severity, directive, value = '', description }): Row => [
              `  ${Severity[severity]}`,
              `${directive} ${value}: ${description.replaceAll('\n', ' ')}`.slice(0, 160),
            ],
          ),
        );
        const grave = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];
        expect
          .soft(
            findings.filter(({ severity }) => grave.includes(severity)),
            path,
          )
          .toEqual([]);
      }
    });
  });
