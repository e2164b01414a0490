import { expect, test } from '@playwright/test';
import type { Manifest } from '../../delivery/manifest';
import { verifySite } from '../../scripts/lib/verify.mjs';
import { behind } from './support/behind';
import { addSeen } from './support/seen';
import { kinds } from './support/servers';

for (const kind of kinds)
  test.describe(kind, () => {
    const at = behind(kind);

    test('everything that a real server serves is as in the manifest of the build', async () => {
      const { site, server } = at();
      const manifest = JSON.parse(site.read('manifest.json')) as Manifest;
      const { lines } = await verifySite(manifest, server.origin);
      expect(lines).toEqual([expect.stringContaining('all as built')]);
      addSeen([`${kind}: verify`, lines.join('; ').replace(/^\S+ /, '')]);
    });
  });
