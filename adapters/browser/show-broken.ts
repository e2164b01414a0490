import { reloadFresh } from './reload-fresh';

/** Shows that the app could not start. The text is in the document (index.html), in both languages. */
export const showBroken = (page: Document): void => {
  const broken = page.querySelector<HTMLTemplateElement>('#broken');
  const root = page.getElementById('root');
  if (!broken || !root) return;
  const shown = root.cloneNode() as HTMLElement;
  shown.append(broken.content.cloneNode(true));
  shown.querySelector('button')?.addEventListener('click', () => reloadFresh(window));
  // An app that has begun keeps its own root, outside of the page.
  root.replaceWith(shown);
};
