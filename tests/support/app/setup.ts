import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Returns the route and the first words of the page. */
const summary = (): string => {
  const main = document.querySelector<HTMLElement>('main');
  const text = (main ?? document.body).textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return `page ${main?.dataset['route'] ?? 'without a route'}: ${text.slice(0, 300)}`;
};

configure({
  // Tests wait for elements that appear on their own. A run of all files waits longer, because the files share the
  // machine.
  asyncUtilTimeout: Number(process.env['UI_PATIENCE'] ?? 5_000),
  // The whole page would hide the problem. An awaited query passes here twice.
  getElementError: (message) => {
    const page = summary();
    return new Error(message?.includes(page) ? message : `${message ?? 'failed'}\n${page}`);
  },
});

// A virtual list shows as many rows as fit, and elements have no height here. A spy would keep every element alive.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 64 });

afterEach(() => {
  cleanup();
  // Tests that query the document also find elements of its head.
  document.head.replaceChildren();
});
