import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cast } from '../../screens/cast';
import { openApp } from '../../support/app/open-app';

/** Wraps each text in an element as a browser's translation does, except where `translate="no"` forbids it. */
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

/**
 * Returns texts with digits that share their parent with other nodes: React would change a text that is no longer in
 * the page.
 */
const mixed = (root: Element): string[] =>
  [...root.querySelectorAll('*:not(script, style)')].flatMap((element) =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Text &&
      /\d/.test(node.data) &&
      element.childNodes.length > 1 &&
      element.closest('[translate="no"]') === null
        ? [node.data]
        : [],
    ),
  );

/** The prototype whose `nodeValue` setter React uses to write texts. */
const owner = [Text.prototype, CharacterData.prototype, Node.prototype].find(
  (it) => Object.getOwnPropertyDescriptor(it, 'nodeValue') !== undefined,
);
const nodeValue = Object.getOwnPropertyDescriptor(owner ?? {}, 'nodeValue') ?? {};
/** Texts that React changed after the translation had replaced them in the page. */
let unseen: string[] = [];

beforeEach(() => {
  unseen = [];
  Object.defineProperty(owner, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (!this.isConnected) unseen.push(`${this.nodeValue} → ${value}`);
      nodeValue.set?.call(this, value);
    },
  });
});
afterEach(() => {
  Object.defineProperty(owner, 'nodeValue', nodeValue);
});

test('a change of a text that the translation replaced is found', () => {
  const show = (amount: string) => (
    <p>
      Bayar {amount} <b>besok</b>
    </p>
  );
  const { container, rerender } = render(show('Rp1'));
  expect(mixed(container)).toEqual(['Rp1']);
  translate(container);
  rerender(show('Rp2'));
  expect([container.textContent, unseen]).toEqual(['Bayar Rp1 besok', ['Rp1 → Rp2']]);
});

test.each(cast().filter(({ persona }) => persona !== undefined))(
  'translated, the pages of $persona keep no old digit and do not crash',
  async ({ persona = '', pages }) => {
    for (const { id, address } of pages) {
      const app = await openApp({ persona, at: address });
      await waitFor(() => app.one('main[data-route]'));
      await app.advance(100);
      const { route } = app.one('main').dataset;
      expect([id, mixed(document.body)]).toEqual([id, []]);
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
  },
);
