// @vitest-environment happy-dom
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MemoryHostInfo } from '../../adapters/memory/memory-host-info';
import { bindServices, type Service } from '../../src/wiring/service';
import { SessionServices } from '../../src/session-services';
import type { Token } from '../../ui/hooks/services';
import { Visit } from '../domain/support/a-visit';
import { clientConfig } from '../support/client-config';
import { deviceOf } from '../support/app/device';
import { askedBy } from './support/asked-services';

interface Code {
  readonly services: readonly Service[];
  readonly deviceServices?: readonly Service[];
}

const areas = Object.entries(
  import.meta.glob<Code>('../../src/areas/*.ts', { import: 'area', eager: true }),
).map(([path, code]) => [path.slice('../../'.length), code] as const);

const homeFile = 'src/areas/home.ts';

const codeOf = (file: string): Code => {
  const code = areas.find(([path]) => path === file)?.[1];
  if (!code) throw new Error(`no ${file}`);
  return code;
};

const without = (code: Code, name: string): Code => {
  const services = code.services.filter(({ token }) => token.name !== name);
  expect(services).toHaveLength(code.services.length - 1);
  return { ...code, services };
};

const askedOf = (file: string) => Object.values(askedBy(file)).flat();

/** Returns the classes that the modules of an area request, or its services depend on, and that these services lack. */
const missing = async (file: string, code: Code, asked = askedOf(file)): Promise<string[]> => {
  const visit = new Visit();
  const device = deviceOf({ ...visit, hostInfo: new MemoryHostInfo() }, clientConfig);
  bindServices(device, code.deviceServices ?? []);
  const sessions = device.get(SessionServices);
  sessions.load(code.services);
  const session = sessions.current$.value;
  const unmet: string[] = [];
  for (const { token } of [...code.services, ...(code.deviceServices ?? [])])
    try {
      session.get(token as never);
    } catch {
      unmet.push(`${file}: a need of ${token.name}`);
    }
  for (const { by, name, path } of asked) {
    const module = (await import(join(process.cwd(), path))) as Readonly<
      Record<string, Token<unknown>>
    >;
    const token = module[name];
    if (token === undefined || !session.isBound(token as never)) unmet.push(`${by}: ${name}`);
  }
  return unmet;
};

test.each(areas)('%s lists every service that its pages need', async (file, code) => {
  expect(await missing(file, code)).toEqual([]);
});

test('the first pages need no service of an area, and their lazy-loaded code only those of home', async () => {
  const { now, late } = askedBy('src/areas.ts');
  expect(now.length).toBeGreaterThan(10);
  expect(await missing('src/areas.ts', { services: [] }, now)).toEqual([]);
  expect(await missing(homeFile, codeOf(homeFile), late)).toEqual([]);
  expect(await missing(homeFile, without(codeOf(homeFile), 'Bills'), late)).toContain(
    'ui/pages/home/owed/coming.tsx: Bills',
  );
});

test.each([
  ['src/areas/repayment.ts', 'Bills', 'ui/pages/repayment/bill-list-page.tsx: Bills'],
  ['src/areas/repayment.ts', 'AwaitPayment', 'src/areas/repayment.ts: a need of StartPayment'],
])('%s without %s is refused', async (file, name, found) => {
  expect(await missing(file, without(codeOf(file), name))).toContain(found);
});
