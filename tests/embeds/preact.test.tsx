import { createRequire } from 'node:module';
import type * as React from 'react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { drawn } from '../../embeds/preact/drawn';
import { settled } from './support/backend';

const names = ['children', 'className', 'props', 'ref', 'key', 'type', 'extend'];
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  document.body.replaceChildren();
});

/** Renders a view; returns its root. `again` renders it again. */
const drawing = (View: ComponentType) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = drawn(host.attachShadow({ mode: 'open' }));
  const react = createRoot(root);
  const again = () => react.render(<View />);
  again();
  return { root, again };
};

const draw = (View: ComponentType) => drawing(View).root;

test('imports of React resolve to Preact', () => {
  const react: typeof React = createRequire(import.meta.url)('react');
  expect(useState).not.toBe(react.useState);
});

/** Counts its presses, and focuses itself. */
const Presses = () => {
  const [presses, count] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const onClick = () => {
    button.current?.focus();
    count((it) => it + 1);
  };
  return (
    <p title="presses">
      <button ref={button} onClick={onClick}>
        {presses}
      </button>
    </p>
  );
};

test('state and refs work in a view', async () => {
  const root = draw(Presses);
  root.querySelector('button')?.click();
  await settled();
  expect(root.innerHTML).toBe('<p title="presses"><button>1</button></p>');
  expect(root.activeElement).toBe(root.querySelector('button'));
});

const Named = () => <p id={useId()} />;

test('an id is unique in its root, and stays the same when the view renders again', () => {
  const { root, again } = drawing(() => (
    <>
      <Named />
      <Named />
    </>
  ));
  const ids = () => Array.from(root.querySelectorAll('p'), ({ id }) => id);
  const first = ids();
  expect(new Set(first).size).toBe(2);
  draw(Named);
  again();
  expect(ids()).toEqual(first);
});

test('text of a server stays text', () => {
  const sent = '<img src=x onerror=alert(1)>';
  expect(draw(() => <p>{sent}</p>).querySelector('img')).toBe(null);
});

test('SVG is drawn as SVG', () => {
  const root = draw(() => (
    <svg>
      <path className="line" />
    </svg>
  ));
  const [line] = root.querySelectorAll('path');
  expect(line?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(line?.getAttribute('class')).toBe('line');
});

test('a view that fails during a rerender does not throw into the page', async () => {
  const root = draw(() => {
    const [presses, count] = useState(0);
    if (presses > 0) throw new Error('not twice');
    return <button onClick={() => count(1)}>press</button>;
  });
  root.querySelector('button')?.click();
  await expect(settled()).resolves.toBeUndefined();
  expect(root.querySelector('button')).not.toBe(null);
});

const ruins = {
  values: 'of the page',
  functions(this: unknown) {
    return this;
  },
};

test.each(Object.entries(ruins))(
  'enumerable %s on Object.prototype change nothing',
  async (_, value) => {
    const calm = draw(Presses);
    for (const name of names) Object.assign(Object.prototype, { [name]: value });
    const root = draw(Presses);
    for (const it of [calm, root]) it.querySelector('button')?.click();
    await settled();
    expect(root.innerHTML).toBe('<p title="presses"><button>1</button></p>');
    expect(calm.innerHTML).toBe(root.innerHTML);
  },
);
