import { expect, test } from 'vitest';
import { changedFilesOf } from '../../scripts/lib/embeds.mjs';

const [one, two] = ['/embeds/1.0.0/paylater.js', '/embeds/1.1.0/paylater.js'];

test('a build changes no version that partners load; a new version is free', () => {
  expect(changedFilesOf({ [one]: 'a', [two]: 'b' }, { [one]: 'a' })).toEqual([]);
  expect(changedFilesOf({ [one]: 'c', [two]: 'b' }, { [one]: 'a' })).toEqual([one]);
});
