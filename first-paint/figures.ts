import { applicationStatus } from '../domain/application/calls';
import { readApplication } from '../domain/application/status';
import type { ClientConfig } from '../domain/config/config';
import type { billList } from '../domain/bills/calls';
import { homepage } from '../domain/home/calls';
import { homeFigures } from '../domain/home/figures';
import { soundHome } from '../domain/home/read-home';
import { languages } from '../domain/kernel/locale';
import type { ApplicationStatus } from '../domain/navigation/statuses';
import type { ForHostAsked } from './ask-as';
import { drawHome } from './home-figures';
import type { Drawing } from './drawing';
import { answerTo, readEarly, unshown } from './read-early';

const onWeb: ForHostAsked = { host: 'web' };

/** Returns home with the user's figures. */
const home = async ({ asked, words, language, host }: Drawing, status: ApplicationStatus) => {
  const { value, now } = await readEarly(homepage, asked, words);
  const figures = homeFigures(status, { ...soundHome(value), readAt: now }, now);
  return figures && drawHome(figures, language, host);
};

/** Only the type is imported: the code of the bills is not part of the first load of home. */
const billListCall: Pick<typeof billList, 'path'> = { path: '/v1/bill-list' };

/** Returns the list of bills with the user's figures. */
const bills = async (drawing: Drawing, status: ApplicationStatus) =>
  (await import('./bill-figures')).drawBills(drawing, status);

/**
 * Replaces the skeleton of home, or of the bills, with the user's figures once all answers have arrived. The app replaces
 * them with the same elements. Does nothing if the app was faster. Rejects when there are no figures to show.
 */
const show = async (): Promise<void> => {
  const mount = document.getElementById('root');
  const skeleton = mount?.firstElementChild;
  const { documentElement: root } = document;
  const language = languages.find((it) => it === root.lang);
  const { maintenance, words }: Pick<ClientConfig, 'maintenance' | 'words'> = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  );
  // During a maintenance, and behind a `#`, other pages are shown.
  if (!mount || !skeleton || !language || maintenance || location.hash.startsWith('#/'))
    throw unshown;
  // The skeleton of a user who hides amounts tells as much as their figures.
  if (root.dataset['amounts'] === 'hidden') throw unshown;
  const { forHost } = window;
  const { host, askRest } = forHost
    ? await (await import('./host-user')).askForHost(forHost)
    : onWeb;
  // The app takes requests over, and removes them.
  const { askedEarly = {} } = window;
  const { value } = await readEarly(applicationStatus, askedEarly, words);
  const { status } = readApplication(value);
  const isRestAsked = Object.keys(askedEarly).length > 1;
  const asked = status === 'APPROVED' && !isRestAsked ? askRest?.() : askedEarly;
  const draw = answerTo(homepage, asked) ? home : answerTo(billListCall, asked) ? bills : undefined;
  const page = await draw?.({ asked, words, language, host }, status);
  if (!page || mount.firstElementChild !== skeleton) throw unshown;
  root.dataset['host'] = host;
  mount.replaceChildren(page);
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
