import { expect, test } from 'vitest';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { ReloadOnce } from '../../../domain/visit/reload-once';

test('each build reloads once in a tab', () => {
  const [storage, navigator] = [new MemoryStorage(), new MemoryNavigator()];
  const asked = ['a', 'a', 'b', 'b', 'b'].map((build) =>
    new ReloadOnce(storage, navigator, build).reload(),
  );
  expect(asked).toEqual([true, false, true, false, false]);
  expect(navigator.reloads).toBe(2);
  storage.endTab();
  expect(new ReloadOnce(storage, navigator, 'b').reload()).toBe(true);
});

test('without storage there is no reload, because it would repeat endlessly', () => {
  class Forgetful extends MemoryStorage {
    override write(): boolean {
      return false;
    }
  }
  const navigator = new MemoryNavigator();
  expect(new ReloadOnce(new Forgetful(), navigator, 'a').reload()).toBe(false);
  expect(navigator.reloads).toBe(0);
});
