import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipes } from './rows/recipes';
import { DevDay } from './support/dev-day';

let day: DevDay;

beforeAll(async () => {
  day = await DevDay.start();
}, 120_000);

afterAll(() => day.end());

test.each(recipes)('$name appears in the running dev server', async ({ name, seen, apply }) => {
  const page = await day.open(seen);
  const change = page.locator(seen.selector).first();
  expect(await change.count()).toBe(0);
  apply(day.tree);
  const saved = performance.now();
  if (seen.press !== undefined) await page.locator(seen.press).first().click();
  await change.waitFor();
  const seconds = (performance.now() - saved) / 1000;
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(`${name}: seen ${seconds.toFixed(1)} s after saving (load ${load})\n`);
  await page.close();
  expect(seconds).toBeLessThanOrEqual(3);
});
