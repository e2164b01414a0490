import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractFiles } from '../../../contract/files';
import { openApi } from '../../../contract/document/open-api';

const files = contractFiles();

test('docs/contract has the files of `npm run contract`, and no other', () => {
  expect(readdirSync('docs/contract').sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(`docs/contract/${name}`, 'utf8') === text, `${name} is current`).toBe(true);
});

/** Returns the findings of an outside validator and an outside linter. */
const findings = async (document: unknown): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  const { valid } = await new Validator().validate(JSON.parse(source));
  return [...problems.map(({ ruleId }) => ruleId), ...(valid ? [] : ['not OpenAPI'])];
};

test('an outside validator and an outside linter find nothing', async () => {
  expect(await findings(JSON.parse(files['openapi.json'] ?? ''))).toEqual([]);
});

test('they find what is planted', async () => {
  const { paths, ...rest } = openApi('1.0.0');
  const broken = { ...paths, '/v1/kyc': { get: { responses: { 200: {} } } } };
  expect(await findings({ ...rest, paths: broken })).toEqual(
    expect.arrayContaining(['operation-summary', 'not OpenAPI']),
  );
});
