import type { Container } from 'inversify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Readiness } from '../adapters/bridge/readiness';
import { Gate } from '../domain/navigation/gate';
import { routeAt } from '../domain/navigation/routes';
import { Clock } from '../domain/ports/clock';
import { ErrorReporter } from '../domain/ports/error-reporter';
import { HostFacts } from '../domain/ports/host-facts';
import { Ids } from '../domain/ports/ids';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { readEntry } from '../domain/session/entry';
import { Hosting } from '../domain/session/hosting';
import { Preferences } from '../domain/session/preferences';
import { rememberEntry } from '../domain/session/remember-entry';
import { STORED } from '../domain/session/stored';
import { PageViews } from '../domain/tracking/page-views';
import { App } from '../ui/app/app';
import { reading } from '../ui/app/reading';
import { ScreenLoader } from '../ui/app/screen-loader';
import { ServicesContext } from '../ui/hooks/services';
import { createContainer } from './container';
import { loadProbe } from './load-probe';
import { readConfig } from './read-config';

/** What has to be known before anything is shown: how the app was opened, and who is looking. */
const prepare = (container: Container): void => {
  const storage = container.get(Storage);
  const ids = container.get(Ids);
  rememberEntry(readEntry(container.get(HostFacts).query), storage);
  if (storage.read(STORED.visitorId) === undefined) storage.write(STORED.visitorId, ids.uuid());
  if (storage.read(STORED.sessionId) === undefined) storage.write(STORED.sessionId, ids.uuid());
};

/** Spec §8: an initialisation that fails is reported, and the app goes on. */
const guarded = async (container: Container, step: () => unknown): Promise<void> => {
  try {
    await step();
  } catch {
    container.get(ErrorReporter).capture({ kind: 'init', message: 'error in app init' });
  }
};

/** A host object may turn up late: until it no longer can, a browser may still become gopay (spec §1, §9). */
const settleHost = async (container: Container): Promise<void> => {
  const hosting = container.get(Hosting);
  const facts = container.get(HostFacts);
  if (hosting.host === 'web')
    await new Readiness(() => facts.hasGopayObject(), container.get(Clock)).wait();
  hosting.settle();
};

/** Starts the app: configuration, wiring, entry, the first page's code, and then the first render. */
export const boot = async (page: Document): Promise<void> => {
  const container = createContainer(readConfig(page));
  await guarded(container, () => prepare(container));

  const { language$, theme$, textSize$ } = container.get(Preferences);
  const root = page.documentElement;
  reading(language$.value, theme$.value, textSize$.value);
  container.get(Hosting).host$.subscribe((host) => {
    root.dataset['host'] = host;
  });

  void guarded(container, () => loadProbe(container));
  await guarded(container, () => container.get(Hosting).ask());
  void settleHost(container);
  container.get(Gate).start();
  await guarded(container, () => container.get(PageViews).start());

  // The page's chunk is here before React renders: a suspended first render costs a fixed 290 ms.
  const loader = container.get(ScreenLoader);
  const first = routeAt(container.get(Navigator).place$.value.path);
  await guarded(container, () => loader.load(first, language$.value));

  const mount = page.getElementById('root');
  if (!mount) throw new Error('the page has no root');
  createRoot(mount).render(
    <StrictMode>
      <ServicesContext value={container}>
        <I18nextProvider i18n={loader.i18n}>
          <App />
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>,
  );
};
