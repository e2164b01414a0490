import { applicationStatus } from '../domain/application/calls';
import { readApplication } from '../domain/application/status';
import type { ClientConfig } from '../domain/config/config';
import type { billList } from '../domain/bills/calls';
import { homepage } from '../domain/home/calls';
import { homeFigures } from '../domain/home/figures';
import { soundHome } from '../domain/home/read-home';
import { languages } from '../domain/kernel/locale';
import type { ApplicationStatus } from '../domain/navigation/statuses';
import type { transactionHistory } from '../domain/transactions/calls';
import type { ForHostAsked } from './ask-as';
import { drawHome } from './home-figures';
import type { Drawing, Drawn } from './drawing';
import { readEarly, unshown } from './read-early';

const onWeb: ForHostAsked = { host: 'web' };

/** Returns home with the user's figures. */
const home = async ({ asked, words, language, host }: Drawing, status: ApplicationStatus) => {
  const { value, now } = await readEarly(homepage, asked, words);
  const figures = homeFigures(status, { ...soundHome(value), readAt: now }, now);
  return figures && { page: drawHome(figures, language, host) };
};

type Draw = (drawing: Drawing, status: ApplicationStatus) => Promise<Drawn | undefined>;

/**
 * Pages with figures, by the path of the call that they read. Of the lists only the types are imported: their code is not
 * part of the first load of home.
 */
const draws: Readonly<Record<string, Draw>> = {
  [homepage.path]: home,
  ['/v1/bill-list' satisfies typeof billList.path]: async (...of) =>
    (await import('./bill-figures')).drawBills(...of),
  ['/v1/transaction-history' satisfies typeof transactionHistory.path]: async (...of) =>
    (await import('./history-figures')).drawHistory(...of),
};

/**
 * Replaces the skeleton of a page with the user's figures once all answers have arrived. The app replaces them with the
 * same elements. Rejects if the app was faster, or if there are no figures to show.
 */
const show = async (): Promise<void> => {
  const mount = document.getElementById('root');
  const skeleton = mount?.firstElementChild;
  const { documentElement: root } = document;
  const { maintenance, words }: Pick<ClientConfig, 'maintenance' | 'words'> = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  );
  // During a maintenance, and behind a `#`, other pages are shown.
  if (!mount || !skeleton || maintenance || location.hash.startsWith('#/')) throw unshown;
  // The skeleton of a user who hides amounts tells as much as their figures.
  if (root.dataset['amounts'] === 'hidden') throw unshown;
  const { forHost } = window;
  const { host, askRest } = forHost ? await forHost.asked : onWeb;
  // The host may have named another language.
  const language = languages.find((it) => it === root.lang);
  if (!language) throw unshown;
  // The app takes requests over, and removes them.
  const { askedEarly = {} } = window;
  const { value, now } = await readEarly(applicationStatus, askedEarly, words);
  const { status } = readApplication(value);
  const isRestAsked = Object.keys(askedEarly).length > 1;
  const asked = status === 'APPROVED' && !isRestAsked ? askRest?.(now) : askedEarly;
  const [draw] = Object.values(asked ?? {}).flatMap(({ path }) => draws[path] ?? []);
  const drawn = await draw?.({ asked, words, language, host }, status);
  if (!drawn || mount.firstElementChild !== skeleton) throw unshown;
  root.dataset['host'] = host;
  mount.replaceChildren(drawn.page);
  // Until the app draws. The document's own call ends with this drawing.
  window.repeatPress?.(mount);
  drawn.prepare?.();
};

/** How long the app's first script waits for the figures, in milliseconds. */
const patience = 400;

/** Starts the app after the figures, so that its script does not delay them. */
const startApp = (app: HTMLTemplateElement): void => {
  app.dataset['begun'] = '';
  const code = app.content.querySelector('link');
  if (code) document.head.append(code);
  const begin = () => document.head.append(app.content);
  setTimeout(begin, patience);
  // A failure leaves the skeleton, and the app decides. Otherwise the figures are drawn first.
  show().then(() => requestAnimationFrame(() => setTimeout(begin)), begin);
};

const app = document.querySelector<HTMLTemplateElement>('#app');
if (app) startApp(app);
