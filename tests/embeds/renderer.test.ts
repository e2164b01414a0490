import { expect, test, vi } from 'vitest';
import { Fragment, jsx } from '../../embeds/renderer/jsx-runtime';
import { useId, useLayoutEffect, useSyncExternalStore } from '../../embeds/renderer/react';
import { createRoot } from '../../embeds/renderer/react-dom-client';
import { type Drawn, render } from '../../embeds/renderer/render';

const aPlace = (): HTMLElement => document.createElement('div');
const drawn = (what: Drawn): HTMLElement => {
  const place = aPlace();
  render(what, place);
  return place;
};
const p = (children: Drawn, more: object = {}) => jsx('p', { ...more, children });

test('components, fragments and lists render only their contents', () => {
  const Twice = ({ children }: { readonly children?: Drawn }): Drawn => [children, children];
  const what = jsx(Fragment, {
    children: [jsx(Twice as () => Drawn, { children: p('a') }), false, undefined, [p(0), 'b']],
  });
  expect(drawn(what).innerHTML).toBe('<p>a</p><p>a</p><p>0</p>b');
});

test('attributes have their HTML names, and removed ones disappear', () => {
  const place = drawn(p('', { className: 'x', 'aria-busy': false, 'data-stale': undefined }));
  expect(place.innerHTML).toBe('<p class="x" aria-busy="false"></p>');
  render(p('', { 'data-amount': 7 }), place);
  expect(place.innerHTML).toBe('<p data-amount="7"></p>');
});

test('equal nodes stay, with focus and listeners', () => {
  const presses: string[] = [];
  const button = (label: string) =>
    jsx('button', { onClick: () => presses.push(label), children: label });
  const place = drawn([p('one'), button('go')]);
  document.body.append(place);
  const [, before] = place.children;
  (before as HTMLElement).focus();
  render([p('two'), button('on')], place);
  expect(place.children[1]).toBe(before);
  expect(document.activeElement).toBe(before);
  (before as HTMLElement).click();
  expect(presses).toEqual(['on']);
  render([p('two'), jsx('button', { children: 'off' })], place);
  (before as HTMLElement).click();
  expect(presses).toEqual(['on']);
  place.remove();
});

test('different nodes are replaced, and surplus ones removed', () => {
  const place = drawn([p('a'), 'text', p('c')]);
  render(jsx('ul', { children: jsx('li', { children: 'b' }) }), place);
  expect(place.innerHTML).toBe('<ul><li>b</li></ul>');
  render(undefined, place);
  expect(place.childNodes).toHaveLength(0);
});

test('text from a server stays text', () => {
  const place = drawn(p('<img src=x onerror=alert(1)>'));
  expect(place.querySelector('img')).toBe(null);
  expect(place.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('SVG is drawn, and styles are set as properties', () => {
  const place = drawn([
    jsx('svg', { children: jsx('pattern', { patternUnits: 'userSpaceOnUse' }) }),
    p('', { style: { minHeight: '10px' } }),
  ]);
  const [pattern] = place.querySelectorAll('pattern');
  expect(pattern?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(pattern?.getAttribute('patternUnits')).toBe('userSpaceOnUse');
  expect((place.lastElementChild as HTMLElement).style.minHeight).toBe('10px');
});

/** A store of one number, and the root of a component that shows it. */
const counting = () => {
  let value = 1;
  const listeners = new Set<() => void>();
  const drew = vi.fn<() => void>();
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const Count = () => {
    const count = useSyncExternalStore(subscribe, () => value);
    useLayoutEffect(drew);
    return p(count, { id: useId(), title: useId() });
  };
  const place = aPlace();
  const root = createRoot(place as unknown as ShadowRoot);
  root.render(jsx(Count, {}));
  const set = (next: number) => {
    value = next;
    for (const changed of listeners) changed();
  };
  return { place, root, listeners, drew, set };
};

test('a root follows its store until it is unmounted', () => {
  const { place, root, listeners, drew, set } = counting();
  expect(place.innerHTML).toBe('<p id="paylater-0" title="paylater-1">1</p>');
  set(2);
  expect(place.innerHTML).toBe('<p id="paylater-0" title="paylater-1">2</p>');
  expect(drew).toHaveBeenCalledTimes(2);
  expect(listeners.size).toBe(1);
  root.unmount();
  expect(place.childNodes).toHaveLength(0);
  expect(listeners.size).toBe(0);
});
