import { type Host, HOSTS } from '../domain/host/host';
import type { Language } from '../domain/kernel/locale';
import { copyOf } from './templates';

/** Replaces the bar of places by a back button in a host that has a bar itself. */
export const setWaysOut = (page: DocumentFragment, language: Language, host: Host): void => {
  if (HOSTS[host].placesBar) return;
  page.querySelector('nav.places')?.remove();
  page.querySelector('header')?.prepend(copyOf(`${language} back`));
};

/** Prepares a place once it is in the document. */
export const preparePlace = (): void => {
  const mount = document.getElementById('root');
  if (!mount) return;
  const bar = mount.querySelector<HTMLElement>('.places');
  // The buttons of the page lie above the bar.
  document.documentElement.style.setProperty('--places-height', `${bar?.offsetHeight ?? 0}px`);
};
