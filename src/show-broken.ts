const messages = [
  ['id', 'PayLater belum bisa dibuka', 'Muat ulang halaman ini.', 'Muat ulang'],
  ['en', 'PayLater could not be opened', 'Please reload this page.', 'Reload'],
] as const;

/** The last resort: nothing could be started, so this page needs nothing but the document. Both languages. */
export const showBroken = (page: Document): void => {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, lang: string, text: string) => {
    const made = page.createElement(tag);
    made.lang = lang;
    made.textContent = text;
    return made;
  };
  const main = page.createElement('main');
  main.className = 'page__main';
  main.dataset['route'] = '*';
  for (const [at, [lang, title, text]] of messages.entries())
    main.append(make(at === 0 ? 'h1' : 'h2', lang, title), make('p', lang, text));
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.dataset['action'] = 'primary';
  for (const [at, [lang, , , reload]] of messages.entries())
    button.append(at === 0 ? '' : '\u00a0/\u00a0', make('span', lang, reload));
  button.addEventListener('click', () => page.defaultView?.location.reload());
  main.append(button);
  page.getElementById('root')?.replaceChildren(main);
};
