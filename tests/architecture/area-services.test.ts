// @vitest-environment happy-dom
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MemoryHostInfo } from '../../adapters/memory/memory-host-info';
import { bindServices, type Service } from '../../src/wiring/service';
import { SessionServices } from '../../src/session-services';
import type { Token } from '../../ui/hooks/services';
import { Visit } from '../domain/support/a-visit';
import { clientConfig } from '../support/client-config';
import { deviceOf } from '../ui/support/device';
import { askedBy } from './support/asked-services';

interface Code {
  readonly screens: object;
  readonly services: readonly Service[];
  readonly deviceServices?: readonly Service[];
}

const areas = Object.entries(
  import.meta.glob<Code>('../../src/areas/*.ts', { import: 'area', eager: true }),
).map(([path, code]) => [path.slice('../../'.length), code] as const);

/** The services of the parts that are loaded after a page, by areas that have no page. */
const lateServices = areas.flatMap(([, { screens, services }]) =>
  Object.keys(screens).length === 0 ? services : [],
);

/** The classes that modules of an area ask for, or its services need, and that are not there with these services. */
const missing = async (file: string, code: Code): Promise<string[]> => {
  const visit = new Visit();
  const device = deviceOf({ ...visit, hostInfo: new MemoryHostInfo() }, clientConfig);
  bindServices(device, code.deviceServices ?? []);
  const sessions = device.get(SessionServices);
  sessions.load(code.services);
  const session = sessions.current$.value;
  const asked = askedBy(file);
  const unmet: string[] = [];
  const demand = async (wanted: typeof asked.now) => {
    for (const { by, name, path } of wanted) {
      const module = (await import(join(process.cwd(), path))) as Readonly<
        Record<string, Token<unknown>>
      >;
      const token = module[name];
      if (token === undefined || !session.isBound(token as never)) unmet.push(`${by}: ${name}`);
    }
  };
  for (const { token } of [...code.services, ...(code.deviceServices ?? [])])
    try {
      session.get(token as never);
    } catch {
      unmet.push(`${file}: a need of ${token.name}`);
    }
  await demand(asked.now);
  sessions.load(lateServices.filter((it) => !code.services.includes(it)));
  await demand(asked.late);
  return unmet;
};

test.each(areas)('%s lists every service that its pages need', async (file, code) => {
  expect(await missing(file, code)).toEqual([]);
});

test.each([
  ['src/areas/repayment.ts', 'Bills', 'ui/pages/repayment/bill-list-page.tsx: Bills'],
  ['src/areas/repayment.ts', 'AwaitPayment', 'src/areas/repayment.ts: a need of StartPayment'],
  ['src/areas/home.ts', 'Home', 'ui/pages/home/use-home.ts: Home'],
])('%s without %s is refused', async (file, name, found) => {
  const code = areas.find(([path]) => path === file)?.[1];
  if (!code) throw new Error(`no ${file}`);
  const services = code.services.filter(({ token }) => token.name !== name);
  expect(services).toHaveLength(code.services.length - 1);
  expect(await missing(file, { ...code, services })).toContain(found);
});
