import { expect, test } from 'vitest';
import { sources } from './support/sources';

/** Names that mean the same in each file, or belong to files of one kind. */
const shared = ['area', 'configure', 'flag', 'integer', 'maybe', 'oneOf', 'text'];

const exported =
  /^export (?:abstract |async )*(?:const|let|function|class|interface|type|enum) (\w+)/gm;

test('a name is exported by one file, unless it means the same in several', () => {
  const files = new Map<string, string[]>();
  for (const { path, text } of sources())
    for (const [, name = ''] of text.matchAll(exported))
      files.set(name, [...(files.get(name) ?? []), path]);
  const repeated = [...files].filter(([, paths]) => paths.length > 1);
  for (const [name, paths] of repeated) console.log(`${name}: ${paths.join(', ')}`);
  expect(repeated.map(([name]) => name).sort()).toEqual(shared);
});
