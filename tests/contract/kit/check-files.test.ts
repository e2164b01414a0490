import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';
import { openApi } from '../../../contract/document/open-api';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

const fileWith = (name: string, contents: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
};

/** Returns what the command prints, or the message that it ends with. */
const run = async (...args: string[]): Promise<string> => {
  const printed: string[] = [];
  return checkBackend(args, (text) => printed.push(text)).then(
    () => printed.join('\n'),
    (error: Error) => `ended: ${error.message}`,
  );
};

const yaml = 'openapi: 3.0.3\ninfo:\n  title: Pay\npaths: {}\n';

test.each<readonly [string, string, unknown, string]>([
  [
    'Swagger 2.0',
    'swagger.json',
    { swagger: '2.0', paths: { '/v1/partners': { get: {} } } },
    ' is a document of Swagger 2.0: convert it to OpenAPI 3 first',
  ],
  [
    'a document without paths',
    'empty.json',
    { openapi: '3.1.0', paths: {} },
    ' has no call of the contract. Is it the document of this API?',
  ],
  [
    'the document of another API',
    'other.json',
    { openapi: '3.1.0', paths: { '/v1/pets': { get: {} }, '/v1/partners': { put: {} } } },
    ' has no call of the contract. Is it the document of this API?',
  ],
  ['YAML', 'document.yaml', yaml, ' is YAML: convert it to JSON first'],
  [
    'YAML by another name',
    'yaml.json',
    `\uFEFF# Ours\n${yaml}`,
    ' is YAML: convert it to JSON first',
  ],
  [
    'JSON with a mistake',
    'broken.json',
    '{\n  "paths": {},\n}',
    ' is not JSON: line 3, column 1: ',
  ],
])('%s is answered with one line', async (_, name, contents, message) => {
  const file = fileWith(name, contents);
  const said = await run(file);
  expect(said).toContain(`ended: ${file}${message}`);
  expect(said.split('\n')).toHaveLength(1);
  expect(await run(file, '--json')).toBe(said);
});

test('JSON in a file that is named .yaml is read', async () => {
  expect(await run(fileWith('json.yaml', openApi('1.0.0')))).toContain(' 0 useless, 0 wrong');
});

test('a folder is neither a document nor a configuration', async () => {
  const inside = join(folder, 'api');
  mkdirSync(inside);
  const message = `ended: ${inside} is a folder: name a file in it`;
  expect(await run(inside)).toBe(message);
  expect(await run(fileWith('own.json', openApi('1.0.0')), '--config', inside)).toBe(message);
});

test('a short token changes none of our own words', async () => {
  const own = fileWith('own.json', openApi('1.0.0'));
  const said = await run(own, '--token', 'x');
  expect(said).toBe(`--token has no effect on a document.\n\n${await run(own)}`);
});
