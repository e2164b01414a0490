import type { Container } from 'inversify';
import type { FlatNamespace } from 'i18next';
import { arrived } from '../domain/kernel/arrived';
import { retryableOnce } from '../domain/async/retryable-once';
import { Preferences } from '../domain/visit/preferences';
import { createI18n } from '../ui/app/i18n';
import { type AreaPages, type AreaRow, ScreenLoader } from '../ui/app/screen-loader';
import accountStyles from '../ui/theme/account.css?url';
import overviewStyles from '../ui/theme/overview.css?url';
import settingsStyles from '../ui/theme/settings.css?url';
import sheetStyles from '../ui/theme/sheets.css?url';
import type { AreaCode } from './wiring/area-code';
import { area as home } from './areas/home';
import { area as start } from './areas/start';
import { bindServices, part, type Service, service } from './wiring/service';
import { SessionServices } from './session-services';

type AnyArea = AreaPages & Pick<AreaCode<never>, 'services' | 'deviceServices'>;
interface Code {
  readonly area: AnyArea;
}

/** The code of every area, by its file. That of the pages people open the app with comes with the entry. */
const files: Readonly<Record<string, () => Promise<Code>>> = {
  ...import.meta.glob<Code>(['./areas/*.ts', '!./areas/{home,start}.ts']),
  './areas/home.ts': async () => ({ area: home }),
  './areas/start.ts': async () => ({ area: start }),
};

const form: readonly FlatNamespace[] = ['fields', 'form'];

/** The messages that the pages of an area show beside the area's own. They load together with its code. */
const MESSAGES: { readonly [name in FlatNamespace]?: readonly FlatNamespace[] } = {
  combined: form,
  guide: ['home'],
  kyc: form,
  otp: form,
  pin: form,
  rekyc: form,
};

/** The sheet with the styles that only the pages of an area have. */
const STYLES: { readonly [name in FlatNamespace]?: string } = {
  guide: accountStyles,
  notices: accountStyles,
  overview: overviewStyles,
  partner: accountStyles,
  reassessment: accountStyles,
  repayment: accountStyles,
  restructure: accountStyles,
  settings: settingsStyles,
  sheets: sheetStyles,
  transactions: accountStyles,
};

const nameOf = (file: string): string => file.slice('./areas/'.length, -'.ts'.length);

/** The areas by name: an area's services are there before its first page is shown. */
const areasIn = (
  device: Container,
  sessions: SessionServices,
): Readonly<Record<string, AreaRow>> => {
  const loading = (code: () => Promise<Code>) =>
    retryableOnce(async (): Promise<AreaPages> => {
      const { services, deviceServices = [], ...pages } = arrived(await code()).area;
      bindServices(device, deviceServices);
      sessions.load(services);
      return pages;
    });
  const loads = Object.entries(files).map(([file, code]) => [nameOf(file), loading(code)]);
  const load: Readonly<Record<string, AreaRow['load']>> = Object.fromEntries(loads);
  const names = new Set([...Object.keys(load), ...Object.keys(MESSAGES), ...Object.keys(STYLES)]);
  const rowOf = (name: string): AreaRow => ({
    load: load[name],
    messages: MESSAGES[name as FlatNamespace],
    styles: STYLES[name as FlatNamespace],
  });
  return Object.fromEntries([...names].map((name) => [name, rowOf(name)]));
};

/** The pages. `device` is the container that it is added to; an area's services come with its first page. */
export const screens = (device: Container): Service =>
  service(ScreenLoader, [
    part([Preferences], ({ language$ }) => createI18n(language$.value)),
    part([SessionServices], (sessions) => areasIn(device, sessions)),
  ]);
