import { type FunctionComponent, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, FunctionComponent>>(
  '../../../ui/illustrations/*-art.tsx',
  { eager: true },
);
const arts = Object.values(modules).flatMap((module) => Object.entries(module));

test.each(arts)('%s is small, hidden from screen readers and drawn in tokens', (_name, Picture) => {
  const markup = renderToStaticMarkup(createElement(Picture));
  expect(new TextEncoder().encode(markup).length).toBeLessThan(2048);
  expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(markup).not.toMatch(/style=|fill="|stroke="|#[0-9a-f]{3}/i);
  expect(markup.replace(/<[^>]*>/g, '')).toBe('');
});
