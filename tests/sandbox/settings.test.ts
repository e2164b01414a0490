import { expect, test } from 'vitest';
import { usualToggles } from '../../sandbox/lender/settings';
import id from '../../ui/messages/id/settings.json';

test('the sandbox has a toggle for each message of the settings', () => {
  expect(Object.keys(usualToggles).sort()).toEqual(Object.keys(id.features).sort());
});
