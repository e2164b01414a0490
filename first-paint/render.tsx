import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { BrowserClock } from '../adapters/browser/browser-clock';
import { MemoryHostInfo } from '../adapters/memory/memory-host-info';
import { MemoryHttp } from '../adapters/memory/memory-http';
import { MemoryIds } from '../adapters/memory/memory-ids';
import { MemoryNavigator } from '../adapters/memory/memory-navigator';
import { MemoryReporter } from '../adapters/memory/memory-reporter';
import { MemoryStorage } from '../adapters/memory/memory-storage';
import { MemoryTracking } from '../adapters/memory/memory-tracking';
import { err } from '../domain/kernel/result';
import { type RouteId, routeIds, ROUTES } from '../domain/navigation/routes';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostInfo } from '../domain/ports/host-info';
import { Http } from '../domain/ports/http';
import { Ids } from '../domain/ports/ids';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { Tracking } from '../domain/ports/tracking';
import { Config, parseConfig } from '../domain/config/config';
import { type Language, languages } from '../domain/kernel/locale';
import { PageSkeleton } from '../ui/app/page-skeleton';
import { useKnownTitle } from '../ui/app/use-known-title';
import { type PageShape, pageShapes, shapeOf } from '../ui/app/page-shapes';
import { RouteContext } from '../ui/app/route-context';
import { createI18n, loadMessages } from '../ui/app/i18n';
import { SessionBoundary } from '../ui/app/session-boundary';
import { SpokenThousands, thousandsIn } from '../ui/format/spoken-thousands';
import { Waiting } from '../ui/kit/waiting';
import { bills } from '../src/services/bills';
import { history } from '../src/services/history';
import { billTemplates } from './bill-templates';
import { historyTemplates } from './history-templates';
import { homeTemplates } from './home-templates';
import { StartPage } from '../ui/pages/start/start-page';
import { deviceServices } from '../src/device';
import { bindServices } from '../src/wiring/service';
import { SessionServices } from '../src/session-services';

/** Returns the services of a visitor at `/`, over memory instead of a browser and a network. */
const visitor = (values: Config['values']): Container => {
  const container = new Container({ jitless: true });
  bindServices(container, deviceServices(container));
  container.bind(Config).toConstantValue(new Config(values));
  container.bind(Clock).toDynamicValue((context) => new BrowserClock(() => context.get(Storage)));
  container.bind(Ids).toConstantValue(new MemoryIds());
  container.bind(Storage).toConstantValue(new MemoryStorage());
  container.bind(Navigator).toConstantValue(new MemoryNavigator('/'));
  container.bind(HostInfo).toConstantValue(new MemoryHostInfo());
  container.bind(Tracking).toConstantValue(new MemoryTracking());
  container.bind(ErrorReporter).toConstantValue(new MemoryReporter());
  container
    .bind(Http)
    .toConstantValue(new MemoryHttp(() => Promise.resolve(err({ kind: 'network' }))));
  return container;
};

/** Renders a part of a page. `prefix` keeps the ids of the parts of a document unique. */
type Draw = (part: ReactNode, route?: RouteId, prefix?: string) => string;

/** Returns a function that renders a page as a visitor sees it, in one language. */
const drawing = async (values: Config['values'], language: Language): Promise<Draw> => {
  const i18n = createI18n(language);
  await loadMessages(i18n, language, ['start', 'home', 'repayment', 'transactions']);
  const services = visitor(values).get(SessionServices);
  services.load([bills, history]);
  return (part, route = 'start', prefix = '') =>
    renderToStaticMarkup(
      <SessionBoundary services$={services.current$}>
        <I18nextProvider i18n={i18n}>
          <SpokenThousands value={thousandsIn(language)}>
            <RouteContext value={route}>{part}</RouteContext>
          </SpokenThousands>
        </I18nextProvider>
      </SessionBoundary>,
      { identifierPrefix: language + prefix },
    );
};

/** Inserted by the build: the files of the areas' messages, by `language/area`, and of the figures of lists. */
declare const BUILT_FILES: Readonly<Record<string, string>>;

/** Returns the files that a page loads in parallel with the app's code: its messages, and what draws its figures. */
const filesOf = (language: Language, shape: PageShape | 'start'): readonly string[] => {
  const names: Readonly<Partial<Record<PageShape | 'start', readonly string[]>>> = {
    start: [`${language}/start`],
    home: [`${language}/home`],
    bills: [`${language}/repayment`, 'list-figures', 'bill-figures'],
    rows: [`${language}/transactions`, 'list-figures', 'history-figures'],
  };
  return (names[shape] ?? []).flatMap((name) => BUILT_FILES[name] ?? []);
};

/** Returns a template, with what its page loads in parallel with the app's code. */
const template = (
  language: Language,
  shape: PageShape | 'start',
  at: string,
  html: string,
): string => {
  const ahead = filesOf(language, shape)
    .map((file) => `<link rel="preload" as="script" crossorigin href="/${file}">`)
    .join('');
  return `<template lang="${language}" data-at="${at}">${ahead}${html}</template>`;
};

/** Returns the pattern of the paths that a template is for. */
const exactly = (paths: readonly string[]): string =>
  `^(${paths.join('|').replaceAll('*', '.+')})$`;

/**
 * Returns the pattern of a shape's paths; `page` matches all. `home` includes `/`, which redirects most known users.
 */
const patternOf = (shape: PageShape): string => {
  const ids = routeIds.filter(
    (id) => shapeOf(id) === shape || (id === 'start' && shape === 'home'),
  );
  return shape === 'page' ? '' : exactly(ids.map((id) => ROUTES[id].path));
};

/** Renders the skeleton of a shape, with its title if it is the shape of one page; home's title is a greeting. */
const Shape = ({ shape }: { readonly shape: PageShape }) => {
  const [only = 'home', other] = routeIds.filter((id) => shapeOf(id) === shape);
  const title = useKnownTitle(only);
  const isNamed = other === undefined && only !== 'home';
  return <PageSkeleton shape={shape} title={isNamed ? title : undefined} />;
};

const way =
  /<form [^>]*><button type="submit"( class="[^"]*" data-action="[^"]*")>(.*?)<\/button><\/form>/g;

/** Replaces the start page's actions, which need the app's code, with links to the login page. */
const withLinks = (html: string): string =>
  html.replaceAll(way, `<a href="${ROUTES.authLogin.path}"$1>$2</a>`);

/**
 * Renders what the document shows before the app, for an unchecked configuration. `templates` holds every page shape,
 * the start page and the parts of pages with figures, in both languages; scripts of the document fill and show them.
 * `withoutScript` is the start page in both languages, for browsers without scripts. In production a browser outside of
 * the host apps sees no start page (spec §2), so `templates` lacks it. It contains no data of a user.
 */
export const renderFirstPaint = async (
  config: unknown,
): Promise<{ readonly templates: string; readonly withoutScript: string }> => {
  const values = parseConfig(config);
  const drawn = await Promise.all(
    languages.map(async (language) => {
      const draw = await drawing(values, language);
      const start = draw(
        <Waiting>
          <StartPage />
        </Waiting>,
      );
      const shapes = pageShapes.map((shape) =>
        template(
          language,
          shape,
          patternOf(shape),
          draw(
            <Waiting>
              <Shape shape={shape} />
            </Waiting>,
          ),
        ),
      );
      const figures =
        homeTemplates(draw, language) +
        billTemplates(draw, language, BUILT_FILES[`${language}/repayment`] ?? '') +
        historyTemplates(draw, language, BUILT_FILES[`${language}/transactions`] ?? '');
      const isShown = values.environment !== 'production';
      const startTemplate = isShown ? template(language, 'start', exactly(['start']), start) : '';
      return {
        templates: startTemplate + shapes.join('') + figures,
        plain: `<div lang="${language}">${withLinks(start)}</div>`,
      };
    }),
  );
  return {
    templates: drawn.map(({ templates }) => templates).join(''),
    withoutScript: drawn.map(({ plain }) => plain).join(''),
  };
};
