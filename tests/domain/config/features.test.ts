import { expect, test } from 'vitest';
import { parseVersion, satisfies } from '../../../domain/kernel/version';
import { FEATURES } from '../../../domain/config/features';

test('the feature stub has comparable versions and ordered dates (spec §9)', () => {
  const versions = FEATURES.versions.flatMap(({ gojek, gopay }) => [gojek, gopay]);
  expect(versions).toEqual(['4.90.0', '1.28.0', '5.3.0', '1.38.0', '5.27', '1.56.0']);
  for (const version of versions) expect(parseVersion(version).ok).toBe(true);
  expect(satisfies('5.3.0', FEATURES.versions[0].gojek)).toBe(true);
  expect(Date.parse(FEATURES.until) - Date.parse(FEATURES.from)).toBe(16 * 86_400_000 - 1000);
});
