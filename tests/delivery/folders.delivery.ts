import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lenderName } from '../../sandbox/client-config';
import { personas } from '../../sandbox/lender/personas/personas';
import { at } from '../e2e/support/pages';
import { expect, test } from './support/front';
import { addSeen } from './support/seen';

const served = ['dist/client', 'dist/embeds'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/**
 * Texts that only the sandbox, its simulators and the hooks of tests contain. The words `sandbox` and `probe` are not
 * among them: both belong to the schema of the configuration, which refuses a probe in production.
 */
const traces: readonly string[] = [
  lenderName,
  'simulasi',
  '_sandbox',
  'advanceSeconds',
  'loginCode',
  'REJECT ME',
  'REVIEW ME',
  '/host/inside.js',
  'host-simulator',
  '/scripts/one-kyc.js',
  '/consent/provider.js',
  '__paylater',
  ...personas.map(({ id }) => id).filter((id) => id.split('-').length > 2),
];

test('the served folders contain nothing of the sandbox, of tests, or of source maps', () => {
  const sandbox = filesIn('dist/sandbox').map((path) => readFileSync(path, 'utf8'));
  const unknown = traces.filter((trace) => !sandbox.some((text) => text.includes(trace)));
  expect(unknown, 'traces that the sandbox itself does not have').toEqual([]);
  const files = served.flatMap(filesIn);
  const texts = files
    // The partners' guide, in Markdown, explains the sandbox.
    .filter((path) => /\.(?:js|css|html|svg|json|ts)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const found = texts.flatMap(({ path, text }) =>
    [...traces, 'sourceMappingURL', 'data-testid']
      .filter((trace) => text.includes(trace))
      .map((trace) => `${path}: ${trace}`),
  );
  expect(found).toEqual([]);
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
  addSeen(['served folders', `${texts.length} texts, ${traces.length} traces looked for, 0 found`]);
});

interface Origin {
  readonly source: string;
  readonly line: number;
}

/** Returns the source of a frame by the command of the operator's guide. */
const originOf = (script: string, line: string, column: string): Origin => {
  const guide = readFileSync('docs/operator-guide.md', 'utf8');
  const [command = ''] = /^node -p .+$/m.exec(guide) ?? [];
  const asked = command
    .replace(/dist\/maps\/[^']+/, `dist/maps/assets/${script}.map`)
    .replace(/findOrigin\(.+?\)/, `findOrigin(${line}, ${column})`);
  // Without colours, as in a file.
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
  const printed = execSync(asked, { encoding: 'utf8', env });
  const [, source = ''] = /fileName: '(?:\.\.\/)*([^']+)'/.exec(printed) ?? [];
  return { source, line: Number(/lineNumber: (\d+)/.exec(printed)?.[1]) };
};

test('the operator’s command finds the source lines of a stack from the served client', async ({
  browser,
  front,
  sandbox,
}) => {
  // A separate page: the error that the test throws would fail the fixture's page.
  const page = await browser.newPage({ baseURL: front.origin });
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new Error('no history');
    };
  });
  const { loginCode } = await sandbox.createUser('active');
  await page.goto(`/auth/login?login_hint=${loginCode}`);
  await at(page, '/home');
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('link', { name: 'Limit' }).click();
  const { stack = '' } = await thrown;
  await page.close();
  const frames = [...stack.matchAll(/\/assets\/([\w-]+\.js):(\d+):(\d+)/g)];
  const origins = frames.map(([, script = '', line = '', column = '']) =>
    originOf(script, line, column),
  );
  const own = origins.filter(({ source }) => /^(?:adapters|domain|src|ui)\//.test(source));
  expect(own.length).toBeGreaterThan(0);
  const [first = { source: '', line: 0 }] = own;
  const text = readFileSync(first.source, 'utf8').split('\n')[first.line - 1]?.trim() ?? '';
  expect(text).toContain('pushState');
  addSeen([
    'a real stack',
    `${frames.length} frames, the first at ${first.source}:${first.line}: ${text}`,
  ]);
});
