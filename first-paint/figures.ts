import type { AskedEarly } from '../adapters/browser/early-fetch';
import { skewOf } from '../adapters/browser/skew';
import { parsePayload, readPayload } from '../adapters/http/answer';
import { applicationStatus } from '../domain/application/calls';
import { readApplication } from '../domain/application/status';
import type { ClientConfig } from '../domain/config/config';
import { homepage } from '../domain/home/calls';
import { homeFigures } from '../domain/home/figures';
import { soundHome } from '../domain/home/read-home';
import { isInstant, momentOf } from '../domain/kernel/instant';
import { languages } from '../domain/kernel/locale';
import type { AnswerOf, Call } from '../domain/wire/call';
import type { OtherSpellings } from '../domain/wire/invented-values';
import type { ForHostAsked } from './ask-as';
import { drawHome } from './home-figures';

/** Thrown when the app has to decide what to show. */
const unshown = new Error();

/** A response that was read to the end, and the server's time of it. */
interface Read<C extends Call> {
  readonly value: AnswerOf<C>;
  readonly date: number;
}

const onWeb: ForHostAsked = { host: 'web' };

type Asked = NonNullable<Window['askedEarly']>;

/** Returns the response to a request that the document has sent. */
const answerTo = (call: Call, asked: Asked = {}): AskedEarly['answer'] | undefined =>
  Object.values(asked).find(({ path }) => path === call.path)?.answer;

/**
 * Reads the response of a request that the document has sent. Throws unless every field was read as the contract has it:
 * anything else is for the app to judge.
 */
const readEarly = async <C extends Call>(
  call: C,
  asked: Asked | undefined,
  spellings: OtherSpellings | undefined,
): Promise<Read<C>> => {
  const answer = await answerTo(call, asked);
  if (!answer?.ok) throw unshown;
  // The app reads the response itself.
  const copy = answer.clone();
  const payload = parsePayload(call, { status: copy.status, text: await copy.text() });
  const read = payload.ok && readPayload(call, payload.value, spellings);
  if (!read || !read.ok || read.value.leftOut.length > 0 || read.value.respelled.length > 0)
    throw unshown;
  return {
    value: read.value.value as AnswerOf<C>,
    date: momentOf(answer.headers.get('Date') ?? ''),
  };
};

/**
 * Replaces home's skeleton with the user's figures once both answers have arrived. The app replaces them with the
 * same elements. Does nothing if the app was faster. Rejects when there are no figures to show.
 */
const show = async (): Promise<void> => {
  const mount = document.getElementById('root');
  const skeleton = mount?.firstElementChild;
  const { lang, dataset } = document.documentElement;
  const language = languages.find((it) => it === lang);
  const { maintenance, words }: Pick<ClientConfig, 'maintenance' | 'words'> = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  );
  // During a maintenance, and behind a `#`, other pages are shown.
  if (!mount || !skeleton || !language || maintenance || location.hash.startsWith('#/'))
    throw unshown;
  // The skeleton of a user who hides amounts tells as much as their figures.
  if (dataset['amounts'] === 'hidden') throw unshown;
  const { forHost } = window;
  const { host, askRest } = forHost
    ? await (await import('./host-user')).askForHost(forHost)
    : onWeb;
  // The app takes requests over, and removes them.
  const asked = window.askedEarly;
  const { value } = await readEarly(applicationStatus, asked, words);
  const { status } = readApplication(value);
  const rest = status === 'APPROVED' && !answerTo(homepage, asked) ? askRest?.() : asked;
  const home = await readEarly(homepage, rest, words);
  // Without the server's time, the days until the due day could be wrong.
  if (!isInstant(home.date)) throw unshown;
  const now = Date.now() + skewOf(home.date);
  const figures = homeFigures(status, { ...soundHome(home.value), readAt: now }, now);
  if (!figures || mount.firstElementChild !== skeleton) throw unshown;
  dataset['host'] = host;
  mount.replaceChildren(drawHome(figures, language, host));
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
