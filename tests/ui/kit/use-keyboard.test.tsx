import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboard } from '../../../ui/kit/use-keyboard';

afterEach(() => vi.unstubAllGlobals());

const Field = () => {
  useKeyboard();
  return <input />;
};

/** Opens a page whose visual viewport is `hidden` pixels lower than the window, at a zoom of `scale`. */
const open = (hidden: number, scale = 1) => {
  const view = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  const change = (pixels: number, zoom = 1) =>
    act(() => {
      Object.assign(view, { height: window.innerHeight - pixels, scale: zoom });
      view.dispatchEvent(new Event('resize'));
    });
  const shown = render(<Field />);
  change(hidden, scale);
  return { change, field: shown.container.querySelector('input') };
};

const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard') || '0px';

test('a smaller viewport without a focused field does not count as a keyboard', () => {
  const { change, field } = open(52);
  expect(keyboard()).toBe('0px');
  field?.focus();
  change(300);
  expect(keyboard()).toBe('300px');
  field?.blur();
  // A press on the action of the page takes the focus while the keyboard is still open.
  change(299);
  expect(keyboard()).toBe('299px');
  change(52);
  expect(keyboard()).toBe('0px');
});

test('the low bar of a hardware keyboard counts while a field has the focus', () => {
  const { change, field } = open(0);
  field?.focus();
  change(55);
  expect(keyboard()).toBe('55px');
});

test('a page that is zoomed while the keyboard is open does not keep its height', () => {
  const { change, field } = open(0);
  field?.focus();
  change(300);
  change(400, 1.3);
  expect(keyboard()).toBe('0px');
});
