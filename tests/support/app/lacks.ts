import type { i18n } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import type { Language } from '../../../domain/kernel/locale';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import { sharedMessages, type StatusView } from '../../../ui/pages/status/status-view';

export const languages: readonly Language[] = ['id', 'en'];

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
export const wordsOf = async (language: Language): Promise<i18n> => {
  const words = createI18n(language);
  await loadMessages(words, language, areas);
  return words;
};

/** Returns what is missing on a page: texts, their values and the picture. */
export const lacks = (words: i18n, view: StatusView<string>, route?: RouteId): string[] => {
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
    // An empty part is left out; a part that exists needs its label.
    ...['next', 'when'].flatMap((part) =>
      words.exists(`${at}.${part}`) ? [[`${at}.${part}`], [`${shared}labels.${part}`]] : [],
    ),
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
    const text = words.t(key, { ...values, defaultValue: '' });
    return text !== '' && !/[{}]|undefined/.test(text);
  };
  const missing = anyOf.filter((keys) => !keys.some(written)).map((keys) => keys.join(' or '));
  const drawn = /^(?:<div class="moment">)?<svg/.test(
    renderToStaticMarkup(createElement(view.picture)),
  );
  return drawn ? missing : [...missing, 'a picture'];
};
