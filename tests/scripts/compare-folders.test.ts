import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareFolders } from '../../scripts/lib/compare-folders.mjs';
import { temporaryFolder } from '../support/temporary-folder';

test('every difference of two builds is named with its first byte', () => {
  const folder = temporaryFolder({
    'one/client/a.js': 'const a = 1;',
    'one/client/deep/same.css': 'p {}',
    'one/client/longer.js': 'a();b();',
    'one/gone.txt': '',
    'two/client/a.js': 'const b = 1;',
    'two/client/deep/same.css': 'p {}',
    'two/client/longer.js': 'a();',
    'two/new.txt': '',
  });
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  expect(compareFolders(one, two)).toEqual({
    count: 5,
    different: [
      'client/a.js: differs from byte 6 (12 and 12)',
      'client/longer.js: differs from byte 4 (8 and 4)',
      'gone.txt: only in the first',
      'new.txt: only in the second',
    ],
  });
  expect(compareFolders(one, one)).toEqual({ count: 4, different: [] });
});
