import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a test file as a separate project; resolves with its exit code and its output. */
export const runFile = async (text: string, url: string) => {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'workbench-'));
  const config = {
    reporter: 'line',
    use: {
      locale: 'id-ID',
      launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] },
    },
  };
  writeFileSync(join(folder, 'made.spec.js'), text);
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default ${JSON.stringify({ ...config, outputDir: 'results' })};`,
  );
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(?:TEST_|PW|PLAYWRIGHT)/.test(name),
  );
  const child = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      join(folder, 'playwright.config.mjs'),
    ],
    { env: { ...Object.fromEntries(env), SANDBOX_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (part: Buffer) => (printed += part.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  return { code, printed };
};
