import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What a page says, in a few words. */
const summary = (): string => {
  const main = document.querySelector<HTMLElement>('main');
  const text = (main ?? document.body).textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return `page ${main?.dataset['route'] ?? 'without a route'}: ${text.slice(0, 300)}`;
};

configure({
  // What is waited for comes by itself. A run of everything is patient, since its files compete for the machine.
  asyncUtilTimeout: Number(process.env['UI_PATIENCE'] ?? 5_000),
  // The whole page would hide what is wrong. A query that is waited for comes here twice.
  getElementError: (message) => {
    const page = summary();
    return new Error(message?.includes(page) ? message : `${message ?? 'failed'}\n${page}`);
  },
});

afterEach(() => {
  cleanup();
  // Whatever is looked for in the document is looked for in its head too.
  document.head.replaceChildren();
});
