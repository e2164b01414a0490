import { act, cleanup, render, waitFor } from '@testing-library/react';
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

/** Numbers beside something else in their element, where React would change a text that is no longer in the page. */
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

/** Where a document keeps what React writes texts with. */
const owner = [Text.prototype, CharacterData.prototype, Node.prototype].find(
  (it) => Object.getOwnPropertyDescriptor(it, 'nodeValue') !== undefined,
);
const nodeValue = Object.getOwnPropertyDescriptor(owner ?? {}, 'nodeValue') ?? {};
/** Texts that were changed where nobody sees them, since the text in the page is another. */
let unseen: string[] = [];

beforeEach(() => {
  unseen = [];
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
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
  vi.restoreAllMocks();
});

test('a text that React changes beside the one that is shown is found', () => {
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

const scenes = cast().flatMap(({ persona, pages }) =>
  persona === undefined ? [] : [{ persona, pages }],
);

test.each(scenes)(
  'translated, the pages of $persona keep no old digit and do not crash',
  async (scene) => {
    const { persona, pages } = scene;
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
