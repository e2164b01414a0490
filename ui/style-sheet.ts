import { retryableOnce } from '../domain/kernel/retryable-once';

/** Adds a style sheet to the document once it is asked for; one that did not come is asked for again the next time. */
export const styleSheet = (href: string): (() => Promise<void>) =>
  retryableOnce(
    () =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => {
          link.remove();
          reject(new Error('missing'));
        });
        document.head.append(link);
      }),
  );
