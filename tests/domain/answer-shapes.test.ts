import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';
import { shapeOf } from './support/shape-of';

const page = readFileSync('docs/decisions/0001-answer-shapes.md', 'utf8');

test('the page on answer shapes documents every call as its schema reads it', () => {
  const said = page.split('\n').filter((line) => /^\| `(GET|POST|PATCH) /.test(line));
  const read = Object.values(CALLS).map(
    ({ method, path, answer }: Call) => `| \`${method} ${path}\` | \`${shapeOf(answer)}\` |`,
  );
  expect([...said].sort()).toEqual([...read].sort());
});
