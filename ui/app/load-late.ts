import { arrived } from '../../domain/kernel/arrived';

/** Requests a lost style sheet again: a link that is moved in the document loads again. */
const requestAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error('missing')), { once: true });
    document.head.append(link);
  });

/**
 * Loads code and the style sheets that it imports. Vite requests each sheet only once, so a lost one, which
 * first-paint/recover.ts marks, is requested again here.
 */
export const loadLate = async <T>(load: () => Promise<T | undefined>): Promise<T> => {
  const lost = document.querySelectorAll<HTMLLinkElement>('link[data-lost]');
  const [code] = await Promise.all([load(), ...Array.from(lost, requestAgain)]);
  return arrived(code);
};
