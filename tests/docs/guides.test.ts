import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { personas } from '../../sandbox/lender/personas/personas';
import { configSchema } from '../../domain/config/config';
import { parseMoreOrigins } from '../../delivery/additions';
import { ofDocuments } from '../../delivery/headers';
import { noAdditions } from '../../delivery/policy';
import { checkConfig } from '../../delivery/check-config';
import { snippetsFor } from '../../delivery/snippets';

const read = (path: string): string => readFileSync(path, 'utf8');

test('the operator’s guide includes the files of the build, each in the syntax of its server', () => {
  const guide = read('docs/operator-guide.md');
  const included = /(?:include|import) \/srv\/paylater\/1\/delivery\/(?<name>[\w.]+)/g;
  const names = [...guide.matchAll(included)].map(({ groups: { name = '' } = {} }) => name);
  // The rules of a delivery network are included by hand.
  expect([...names, 'paylater.edge.json']).toEqual(Object.keys(snippetsFor('')));
  expect(guide).toContain('`dist/delivery/paylater.edge.json`');
  expect(guide).toContain('set $paylater /srv/paylater/1;');
  expect(guide).toContain('vars paylater /srv/paylater/1\n');
});

test('only the frame of an identity SDK may use the camera, as the guide describes', () => {
  const permissions = ({ camera = [] as string[] }) =>
    ofDocuments({ ...noAdditions, camera })['Permissions-Policy'] ?? '';
  const framed = permissions({ camera: ['https://<sdk>'] });
  expect(framed).toBe(permissions({}).replace('camera=(self)', 'camera=(self "https://<sdk>")'));
  expect(read('docs/operator-guide.md')).toContain('`camera=(self "https://<sdk>")`');
});

test('the operator’s guide names every key of the additional origins', () => {
  const keys: readonly string[] = read('docs/operator-guide.md').match(/^\| `\w+` (?=\|)/gm) ?? [];
  const missing = Object.keys(parseMoreOrigins({})).filter(
    (key) => !keys.includes(`| \`${key}\` `),
  );
  expect(missing).toEqual([]);
});

test('the operator’s guide names every key of the configuration', () => {
  const keys =
    read('docs/operator-guide.md')
      .match(/^\| `.*?(?= \|)/gm)
      ?.join() ?? '';
  const missing = Object.keys(configSchema.shape).filter(
    (key) => !new RegExp(`\`${key}[\`.]`).test(keys),
  );
  expect(missing).toEqual([]);
});

/** What only some deployments have, or what needs another server. */
const special = ['consent', 'occupations', 'maintenance', 'probe', 'reportDsn', 'trackingUrl'];

test('the whole configuration of the operator’s guide is valid, and has every usual key', () => {
  const config: unknown = JSON.parse(read('docs/config.json'));
  expect(() => checkConfig(config)).not.toThrow();
  const usual = Object.keys(configSchema.shape).filter((key) => !special.includes(key));
  expect(Object.keys(config as object).sort()).toEqual(usual.sort());
});

test('the QA guide names every persona next to its status', () => {
  const rows = read('docs/qa-guide.md').matchAll(/^\| (?<statuses>[A-Z_, ]+) \| (?<ids>.+) \|$/gm);
  const named = [...rows].flatMap(({ groups: { statuses = '', ids = '' } = {} }) =>
    statuses.split(', ').map((status) => ({ status, ids })),
  );
  const isNamed = ({ id, applicationStatus }: (typeof personas)[number]) =>
    named.some(({ status, ids }) => status === applicationStatus && ids.includes(`\`${id}\``));
  expect(personas.filter((it) => !isNamed(it)).map(({ id }) => id)).toEqual([]);
});

test('every decision is in the list, and every entry of the list is a page', () => {
  const pages = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
  const linked = [...read('docs/decisions/README.md').matchAll(/\]\((.*?\.md)\)/g)];
  expect(linked.map(([, page = '']) => page)).toEqual(pages.sort());
  for (const page of pages)
    expect(read(`docs/decisions/${page}`), page).toMatch(
      /^# .+\n\n\*\*Context\.\*\*[^]+\*\*Decision\.\*\*[^]+\*\*Consequence\.\*\*/,
    );
});
