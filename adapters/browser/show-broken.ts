import { reloadFresh } from './reload-fresh';

/** Shows that the app could not start. The text is in the document (index.html), in both languages. */
export const showBroken = (page: Document): void => {
  const broken = page.querySelector<HTMLTemplateElement>('#broken');
  if (!broken) return;
  const shown = page.createElement('div');
  shown.append(broken.content.cloneNode(true));
  shown.querySelector('button')?.addEventListener('click', () => reloadFresh(window));
  // Takes the root away from an app that has begun. A document that was cut off may have none.
  const root = page.getElementById('root');
  if (root) root.replaceWith(shown);
  else page.body.replaceChildren(shown);
};
