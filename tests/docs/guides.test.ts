import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { personas } from '../../sandbox/lender/personas';
import { configSchema } from '../../domain/session/config';
import { consentAdditions } from '../../sandbox/consent';
import { everywhere, noAdditions, ofDocuments } from '../../sandbox/policy';

const read = (path: string): string => readFileSync(path, 'utf8');

test('the operator’s guide holds the policy and the headers that are served', () => {
  const guide = read('docs/operator-guide.md');
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions } = ofDocuments();
  expect(guide).toContain(`Content-Security-Policy: ${policy}`);
  expect(guide).toContain(`Permissions-Policy: ${permissions}\n`);
  const headers = Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`);
  expect(headers.filter((header) => !guide.includes(header))).toEqual([]);
  const asking = ofDocuments(consentAdditions('https://<provider>', '/home'));
  expect(guide).toContain(`Content-Security-Policy: ${asking['Content-Security-Policy']}`);
});

test('only an identity SDK’s frame gets the camera, as the guide says', () => {
  const permissions = ({ camera = [] as string[] }) =>
    ofDocuments({ ...noAdditions, camera })['Permissions-Policy'] ?? '';
  const framed = permissions({ camera: ['https://<sdk>'] });
  expect(framed).toBe(permissions({}).replace('camera=(self)', 'camera=(self "https://<sdk>")'));
  expect(read('docs/operator-guide.md')).toContain('`camera=(self "https://<sdk>")`');
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

test('the guide for QA names every persona beside the status it shows', () => {
  const rows = read('docs/qa-guide.md').matchAll(/^\| (?<statuses>[A-Z_, ]+) \| (?<ids>.+) \|$/gm);
  const named = [...rows].flatMap(({ groups: { statuses = '', ids = '' } = {} }) =>
    statuses.split(', ').map((status) => ({ status, ids })),
  );
  const isNamed = ({ id, applicationStatus }: (typeof personas)[number]) =>
    named.some(({ status, ids }) => status === applicationStatus && ids.includes(`\`${id}\``));
  expect(personas.filter((it) => !isNamed(it)).map(({ id }) => id)).toEqual([]);
});

test('every decision has a place in the list, and every place a page', () => {
  const pages = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
  const linked = [...read('docs/decisions/README.md').matchAll(/\]\((.*?\.md)\)/g)];
  expect(linked.map(([, page = '']) => page)).toEqual(pages.sort());
  for (const page of pages)
    expect(read(`docs/decisions/${page}`), page).toMatch(
      /^# .+\n\n\*\*Context\.\*\*[^]+\*\*Decision\.\*\*[^]+\*\*Consequence\.\*\*/,
    );
});
