import type { Container } from 'inversify';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { second } from '../domain/kernel/instant';
import { RouteGuard } from '../domain/guard/route-guard';
import { routeAt } from '../domain/navigation/routes';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostInfo } from '../domain/ports/host-info';
import { Ids } from '../domain/ports/ids';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { readEntry } from '../domain/visit/entry';
import { Preferences } from '../domain/visit/preferences';
import { rememberEntry } from '../domain/visit/remember-entry';
import { Session } from '../domain/session/session';
import { STORED } from '../domain/storage/stored';
import { PageViews } from '../domain/guard/page-views';
import { App } from '../ui/app/app';
import { Frame } from '../ui/app/frame';
import { applyDocumentPreferences } from '../ui/app/apply-document-preferences';
import { ScreenLoader } from '../ui/app/screen-loader';
import { SessionBoundary } from '../ui/app/session-boundary';
import { createContainer } from './container';
import { dropWorkers } from '../adapters/browser/drop-workers';
import { endDocument } from './end-document';
import { loadProbe } from './load-probe';
import { loadFirstPage } from './load-first-page';
import { readConfig } from './read-config';
import { nextTask } from '../adapters/browser/next-task';
import { reportUncaught } from '../adapters/browser/report-uncaught';
import { showBroken } from '../adapters/browser/show-broken';
import { SessionServices } from './session-services';
import { completeHostConnection, connectHost } from './connect-host';

/** Stores how the app was opened, and gives a new visitor and a new visit their ids. */
const prepare = (container: Container): void => {
  const storage = container.get(Storage);
  const ids = container.get(Ids);
  const entry = readEntry(container.get(HostInfo).query);
  rememberEntry(entry, storage, container.get(ErrorReporter));
  if (storage.read(STORED.visitorId) === undefined) storage.write(STORED.visitorId, ids.uuid());
  if (storage.read(STORED.sessionId) === undefined) storage.write(STORED.sessionId, ids.uuid());
};

/** Runs a step of the start. A step that fails is reported, and the app goes on (spec §8). */
const guarded = async (container: Container, step: () => unknown): Promise<void> => {
  try {
    await step();
  } catch (error) {
    container.get(ErrorReporter).capture({ kind: 'init', message: 'error in app init' }, error);
  }
};

/** Ends the document when a login ends, also offline, where no code could be loaded for it. */
const endDocumentWithLogin = (container: Container): void => {
  const { scope$ } = container.get(Session);
  let before = scope$.value;
  scope$.subscribe((scope) => {
    const wasLoggedIn = before.token !== undefined && scope !== before;
    before = scope;
    if (wasLoggedIn) void guarded(container, () => endDocument(container));
  });
};

/** Starts the app: configuration, wiring, entry, the first page's code, and then the first render. */
export const boot = async (page: Document): Promise<void> => {
  const container = createContainer(readConfig(page));
  reportUncaught(container.get(ErrorReporter));
  await guarded(container, () => prepare(container));

  await nextTask();

  const preferences = container.get(Preferences);
  const { language$, theme$, textSize$ } = preferences;
  preferences.suggest(page.defaultView?.askedHost?.display ?? {});
  const { documentElement } = page;
  applyDocumentPreferences(language$.value, theme$.value, textSize$.value);
  void guarded(container, () => loadProbe(container));

  // The page's code loads before React renders: a suspended first render costs a fixed 290 ms.
  const loader = container.get(ScreenLoader);
  const load = (onSlow?: () => void) =>
    loader.load(routeAt(container.get(Navigator).place$.value.path), language$.value, onSlow);
  endDocumentWithLogin(container);
  const host = guarded(container, () => connectHost(container, documentElement));
  // Loads while the app waits for a host, or at once for a logged-in user. The load below retries a failure.
  const isKnown = container.get(Session).loggedIn$.value;
  if (isKnown || documentElement.dataset['host'] !== 'web') load().catch(() => undefined);
  await host;
  void completeHostConnection(container);
  // Page views start before the guard, so that they see the page that it redirects from.
  await nextTask();
  await guarded(container, () => container.get(PageViews).start());
  container.get(RouteGuard).start();

  // The page shows what is missing or slow.
  const loadOrShow = () => new Promise<void>((go) => void load(go).then(go, go));
  await loadOrShow();
  if (page.defaultView?.askedEarly) await guarded(container, () => loadFirstPage(container));
  // The guard may have redirected, and the host may use another language.
  await loadOrShow();
  await guarded(container, () => loader.i18n.changeLanguage(language$.value));

  const mount = page.getElementById('root');
  if (!mount) throw new Error('the page has no root');
  const onUncaughtError = (error: unknown) => {
    container.get(ErrorReporter).capture({ kind: 'render', message: 'frame not rendered' }, error);
    showBroken(page);
  };
  const root = createRoot(mount, { onUncaughtError });
  // A transition renders in pieces, between which the browser can handle input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SessionBoundary services$={container.get(SessionServices).current$}>
          <I18nextProvider i18n={loader.i18n}>
            <Frame>
              <App />
            </Frame>
          </I18nextProvider>
        </SessionBoundary>
      </StrictMode>,
    ),
  );

  // Removes foreign service workers after the page is drawn. The browser may refuse.
  const drawn = container.get(Clock).sleep(2 * second);
  void drawn.then(() => dropWorkers(window)).catch(() => undefined);
};
