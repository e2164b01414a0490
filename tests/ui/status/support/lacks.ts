import type { i18n } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RouteId, ROUTES } from '../../../../domain/navigation/routes';
import type { Language } from '../../../../domain/kernel/locale';
import { createI18n, loadMessages } from '../../../../ui/app/i18n';
import { sharedMessages, type StatusView } from '../../../../ui/pages/status/status-view';

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

/** All words of a language that pages of status are written in. */
export const wordsOf = async (language: Language): Promise<i18n> => {
  const words = createI18n(language);
  await loadMessages(words, language, areas);
  return words;
};

/** What a page would be shown without: the keys nobody wrote, what stands for a value, a picture that is none. */
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
    // One that says nothing is left out; one that is there is whole, and has its label.
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
