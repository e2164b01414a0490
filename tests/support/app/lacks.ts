import type { i18n } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { type Language, languages } from '../../../domain/kernel/locale';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { type Format, formatIn } from '../../../ui/format/use-format';
import { sharedMessages, type Shown, type StatusView } from '../../../ui/pages/status/status-view';

const areas = [
  'unavailable',
  'application',
  'kyc',
  'form',
  'rekyc',
  'repayment',
  'home',
  'guide',
] as const;

/** Loads the messages of all status pages in a language. */
const wordsOf = async (language: Language): Promise<i18n> => {
  const words = createI18n(language);
  await loadMessages(words, language, areas);
  return words;
};

/** Returns what is missing on a page: texts, their values and the picture. */
const lacks = (words: i18n, view: StatusView<string>, route?: RouteId): string[] => {
  const {
    messages: at,
    values = {},
    also,
    facts = [],
    list,
    notices = [],
    polls,
    primary,
    secondary,
  } = view;
  const shared = sharedMessages(at);
  const title = route && `${ROUTES[route].area}:titles.${route}`;
  const button = (name: string) => [`${shared}actions.${name}`, `common:${name}`];
  const anyOf: readonly (readonly (string | undefined)[])[] = [
    [`${at}.title`, title],
    [`${at}.why`],
    ...(list ? [[`${list.of}.title`]] : []),
    ...(list?.ids.flatMap((id) => [[`${list.of}.${id}.title`], [`${list.of}.${id}.detail`]]) ?? []),
    ...(also ? [[also.label]] : []),
    ...facts.map(({ label }) => [label]),
    ...notices.map(({ text }) => [text]),
    ...(polls ? ['checked', 'now', 'gaveUp'].map((it) => [`${shared}asking.${it}`]) : []),
    button(primary),
    ...(secondary === undefined ? [] : [button(secondary)]),
    ...([primary, secondary].includes('check') ? [[`${shared}asking.unchanged`]] : []),
  ];
  const written = (key: string | undefined): boolean => {
    if (key === undefined || !words.exists(key, values)) return false;
    const text = words.t(key, { time: '10:00', button: 'Cek', ...values, defaultValue: '' });
    return text !== '' && !/[{}]|undefined/.test(text);
  };
  const missing = anyOf.filter((keys) => !keys.some(written)).map((keys) => keys.join(' or '));
  const drawn = /^(?:<div class="moment">)?<svg/.test(
    renderToStaticMarkup(createElement(view.picture)),
  );
  return drawn ? missing : [...missing, 'a picture'];
};

/** Returns what is missing in any language on the pages that a route shows; a view that waits or redirects needs nothing. */
export const lacking = async (
  shownIn: (format: Format) => readonly Shown<string>[],
  route?: RouteId,
): Promise<string[]> => {
  const missing: string[] = [];
  for (const language of languages) {
    const words = await wordsOf(language);
    // Most facts change nothing, so each view is checked once.
    const views = new Map<string, StatusView<string>>();
    for (const it of shownIn(formatIn(language)))
      if (it && 'messages' in it) views.set(JSON.stringify(it), it);
    if (views.size === 0) missing.push(`${language}: every view`);
    for (const view of views.values())
      missing.push(...lacks(words, view, route).map((it) => `${language} ${view.messages}: ${it}`));
  }
  return missing;
};
