import { expect, test } from 'vitest';
import { readJson } from '../../delivery/read-json';

test.each([
  ['{"a":}', 'line 1, column 6: a value is missing'],
  [
    '{\n  "a": 1,\n}',
    'line 3, column 1: a key in double quotes is missing, or there is one comma too many',
  ],
  ['{\n  "a": "hunter2"\n  "b": 2\n}', 'line 3, column 3: a comma or a closing bracket is missing'],
  ['{"a" 1}', 'line 1, column 6: a : is missing'],
  ['{"a": "hunter2', 'line 1, column 7: a text has no closing quote'],
  ['{"a": [1}', 'line 1, column 9: a comma or a closing bracket is missing'],
  ['{"a": 1', 'line 1, column 8: a } or a comma is missing'],
  ['{"a": 1}}', 'line 1, column 9: there is text after the end of the object'],
  ['{\r\n"a": 1 // why\r\n}', 'line 2, column 8: comments are not allowed'],
  ["{'a': 1}", 'line 1, column 2: this is not JSON'],
  ['{a: 1}', 'line 1, column 2: this is not JSON'],
  ['{"a": "x\ty"}', 'line 1, column 7: this is not JSON'],
  ['', 'line 1, column 1: a value is missing'],
])('%j is refused with its position', (text, said) => {
  let thrown: unknown;
  try {
    readJson('config.json', text);
  } catch (error) {
    thrown = error;
  }
  expect(String(thrown)).toContain(`config.json is not JSON: ${said}`);
  expect(String(thrown)).not.toContain('hunter2');
});

test('a file with a byte order mark is read', () => {
  expect(readJson('config.json', '\u{feff}{"a": [1, null]}\n')).toEqual({ a: [1, null] });
});
