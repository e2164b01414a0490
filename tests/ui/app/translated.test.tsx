import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cast } from '../../screens/cast';
import { openApp } from '../kyc/support/open-app';

/** As a browser that translates a page does: each text gets an element around it, but where that is not wanted. */
const translate = (root: Node): void => {
  for (const node of root.childNodes) {
    const isText = node instanceof Text && node.data.trim() !== '';
    if (node instanceof Element) {
      if (node.closest('[translate="no"], script, style, textarea, option') === null)
        translate(node);
    } else if (isText) {
      const font = document.createElement('font');
      font.textContent = node.data;
      node.replaceWith(font);
    }
  }
};

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
/** Texts that were changed where nobody sees them, since the text in the page is another. */
let unseen: string[] = [];

beforeEach(() => {
  unseen = [];
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (!this.isConnected) unseen.push(`${this.nodeValue} → ${value}`);
      nodeValue.set?.call(this, value);
    },
  });
});
afterEach(() => {
  Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
  vi.restoreAllMocks();
});

const scenes = cast().flatMap(({ persona, pages }) =>
  persona === undefined ? [] : [{ persona, pages }],
);

test.each(scenes)('translated, the pages of $persona change without a crash', async (scene) => {
  const { persona, pages } = scene;
  for (const { id, address } of pages) {
    const app = await openApp({ persona, at: address });
    await waitFor(() => app.one('main[data-route]'));
    await app.advance(100);
    const { route } = app.one('main').dataset;
    translate(document.body);
    expect([id, document.querySelector('main font')?.textContent]).toEqual([
      id,
      expect.any(String),
    ]);
    const before = unseen.length;
    await app.speak('en');
    await app.advance(1_000);
    expect([id, app.one('main').dataset['route']]).toEqual([id, route]);
    expect([id, unseen.slice(before).filter((it) => /\d/.test(it))]).toEqual([id, []]);
    translate(document.body);
    await act(async () => app.navigator.go('/home/settings'));
    expect([id, app.reporter.reports.filter(({ kind }) => kind === 'render')]).toEqual([id, []]);
    cleanup();
  }
});
