import { reloadFresh } from './reload-fresh';

/** Shows that the app could not start. The text is in the document (index.html), in both languages. */
export const showBroken = (page: Document): void => {
  const broken = page.querySelector<HTMLTemplateElement>('#broken');
  const root = page.getElementById('root');
  if (!broken || !root) return;
  root.replaceChildren(broken.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => reloadFresh(window));
};
