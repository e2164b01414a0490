import type { Container } from 'inversify';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { retryableOnce } from '../domain/async/retryable-once';
import { Home } from '../domain/home/home';
import type { AreaId } from '../domain/navigation/routes';
import { Preferences } from '../domain/visit/preferences';
import { createI18n } from '../ui/app/i18n';
import { loadLate } from '../ui/app/load-late';
import { type AreaPages, type AreaRow, ScreenLoader } from '../ui/app/screen-loader';
import { HomePage } from '../ui/pages/home/home-page';
import { StartPage } from '../ui/pages/start/start-page';
import type { AreaCode, FirstPage } from './wiring/area-code';
import { bindServices, part, type Service, service, value } from './wiring/service';
import { askingAhead } from './ports';
import { SessionServices } from './session-services';

/** The pages whose code comes with the entry. */
const first: AreaPages & { readonly screens: Readonly<Record<FirstPage, ComponentType>> } = {
  screens: { start: StartPage, home: HomePage },
  leadsTo: { home: ['billList', 'transactions', 'homeLimit'] },
  data: { home: (services) => services.get(Home).load() },
};

type AnyArea = AreaPages & Pick<AreaCode<never>, 'services' | 'deviceServices'>;
interface Code {
  readonly area: AnyArea;
}

/** Code of every area, by file. */
const files = import.meta.glob<Code>('./areas/*.ts');

const form: readonly FlatNamespace[] = ['fields', 'form'];

/** Messages that the later pages of an area use in addition to the area's own. They load together with its code. */
const MESSAGES: { readonly [area in AreaId]?: readonly FlatNamespace[] } = {
  combined: form,
  guide: ['home'],
  kyc: form,
  otp: form,
  rekyc: form,
};

/** Returns the areas by name. Loading an area binds its services before its first page is shown. */
const areasIn = (
  device: Container,
  sessions: SessionServices,
): Readonly<Record<string, AreaRow>> => {
  const loading = (code: () => Promise<Code>) =>
    retryableOnce(async (): Promise<AreaPages> => {
      const { services, deviceServices = [], ...pages } = (await loadLate(code)).area;
      bindServices(device, deviceServices);
      sessions.load(services);
      return pages;
    });
  const rows = Object.entries(files).map(([file, code]): [string, AreaRow] => {
    const name = file.slice('./areas/'.length, -'.ts'.length) as AreaId;
    return [name, { load: loading(code), messages: MESSAGES[name] }];
  });
  return Object.fromEntries(rows);
};

/** Returns the pages. `device` is the container that they are added to; an area's first page brings its services. */
export const screens = (device: Container): Service =>
  service(ScreenLoader, [
    part([Preferences], ({ language$ }) => createI18n(language$.value)),
    part([SessionServices], (sessions) => areasIn(device, sessions)),
    value(first),
    askingAhead,
  ]);
