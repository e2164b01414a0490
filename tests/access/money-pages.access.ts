import { expect } from '@playwright/test';
import { stretch } from '../a11y/support/axe';
import { settled } from '../e2e/support/pages';
import { test } from '../e2e/support/test';
import { cast } from '../screens/cast';
import { findingsOn } from './engines';
import { unaccepted } from './judge';

/** The pages of those whose application was approved: home, bills, paying, history, partners, guides and settings. */
const scenes = cast().filter(({ persona }) => persona === 'active' || persona === 'approved');

for (const { persona = '', pages } of scenes)
  test(`three engines find nothing on the pages of ${persona}`, async ({ page, login }) => {
    await login(persona);
    const found: string[] = [];
    for (const { id, address } of pages) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await settled(page);
      await page.waitForLoadState('networkidle');
      await stretch(page);
      found.push(...unaccepted(await findingsOn(page)).map((it) => `${id} ${it}`));
    }
    expect(found).toEqual([]);
  });
