import { expect, test } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxAt } from '../e2e/support/sandbox';
import type { Engine } from '../engines/drivers/engine';
import { everyEngine } from '../engines/drivers/every-engine';
import { faultsIn, tableOf } from '../engines/table';
import { until } from './hand';
import { jobs } from './jobs';

/** Does one job as a new user, and returns the faults. */
const faultsOf = async (engine: Engine, name: keyof typeof jobs, origin: string, out: string) => {
  const sandbox = sandboxAt(origin);
  const { persona, path, job } = jobs[name] ?? {};
  if (!persona || !path || !job) return ['there is no such job'];
  const user = await sandbox.createUser(persona);
  const tab = await engine.open();
  try {
    await tab.goto(`${origin}/auth/login?login_hint=${user.loginCode}`);
    // Between two documents a page can be about:blank.
    const cameIn = `return !/^.(auth|authorize)/.test(location.pathname)
      && !!document.querySelector('main[data-route]')`;
    await until(tab, 'a login', cameIn);
    if (path !== '/') await tab.goto(origin + path);
    await job(tab, sandbox, user);
    return [];
  } catch (reason) {
    mkdirSync(out, { recursive: true });
    // The reason is reported even if the screenshot fails.
    await tab.screenshot(join(out, `${engine.name}, ${name}.png`)).catch(() => undefined);
    return [String(reason)];
  } finally {
    await tab.close();
  }
};

test('every browser completes the main job, the money job and the agreement', async ({ browser }, {
  outputDir,
}) => {
  const findings = new Map<string, Map<string, readonly string[]>>();
  for (const start of everyEngine(browser)) {
    const engine = await start();
    process.stdout.write(`${engine.name} ${engine.version}\n`);
    for (const name of Object.keys(jobs)) {
      const faults = await faultsOf(engine, name, process.env['SANDBOX_URL'] ?? '', outputDir);
      findings.set(name, (findings.get(name) ?? new Map()).set(engine.name, faults));
    }
    await engine.close();
  }
  const all = [...findings.values()].flatMap((row) => [...row.values()]);
  const done = all.filter(({ length }) => length === 0).length;
  process.stdout.write(`\n${tableOf(findings)}\n\n${done} of ${all.length}\n`);
  expect(faultsIn(findings)).toEqual([]);
});
