/** The last resort: nothing could be started, so this page is made without anything. Both languages. */
export const showBroken = (page: Document): void => {
  const main = page.createElement('main');
  main.className = 'page__main';
  main.dataset['route'] = '*';
  const title = page.createElement('h1');
  title.textContent = 'PayLater belum bisa dibuka';
  const text = page.createElement('p');
  text.textContent =
    'Muat ulang halaman ini. PayLater could not be opened: please reload this page.';
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.dataset['action'] = 'primary';
  button.textContent = 'Muat ulang / Reload';
  button.addEventListener('click', () => page.defaultView?.location.reload());
  main.append(title, text, button);
  page.getElementById('root')?.replaceChildren(main);
};
