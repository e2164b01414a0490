import { expect, test } from 'vitest';
import { usualToggles } from '../../sandbox/lender/settings';
import id from '../../ui/messages/id/settings.json';

test('the sandbox has a toggle for each that the settings have messages for', () => {
  expect(Object.keys(usualToggles).sort()).toEqual(Object.keys(id.features).sort());
});
