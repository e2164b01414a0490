import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app/open-app';
import { changedHttp } from '../../faults/answers/wire';

const name = 'חנות 5';

/** Replaces every title of an answer. */
const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, key === 'title' ? name : renamed(held)]),
  );
};

const texts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes(name)) found.push(walker.currentNode);
  return found;
};

test.each([
  ['/home', '.rows'],
  ['/transactions', '.transaction-line'],
])(
  '%s: in %s a name that runs from right to left is isolated from the text around it',
  async (at, part) => {
    const http = changedHttp((_, answer) => renamed(answer));
    await openApp({ persona: 'active', at, http });
    await waitFor(() => expect(document.querySelector(part)?.textContent).toContain(name));
    // A heading that consists of the name alone is isolated as a block, and hidden text is only read aloud.
    const bare = texts().filter(
      ({ parentElement: it }) =>
        !it?.closest('bdi, .visually-hidden') && !(it?.matches('h2') && it.textContent === name),
    );
    expect(bare.map((it) => it.parentElement?.outerHTML.slice(0, 120))).toEqual([]);
  },
);
