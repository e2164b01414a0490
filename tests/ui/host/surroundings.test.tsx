import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import { openApp } from '../../support/app/open-app';

const { documentElement } = document;
const inset = (edge: string) => documentElement.style.getPropertyValue(`--host-inset-${edge}`);

afterEach(() => documentElement.removeAttribute('style'));

/** Opens home inside a host that sent these surroundings before. */
const inside = async (said = {}) => {
  const shell = new MemoryShell();
  shell.surroundings$.next(said);
  const app = await openApp({ persona: 'active', at: '/home', shell });
  await app.on('/home');
  const say = (more: object) => act(async () => shell.surroundings$.next(more));
  return { ...app, shell, say };
};

test('the insets of the host reach the style sheet, and follow every change', async () => {
  const { say } = await inside({ insets: { top: 44, right: 1, bottom: 34, left: 2 } });
  expect(['top', 'right', 'bottom', 'left'].map(inset)).toEqual(['44px', '1px', '34px', '2px']);
  await say({ insets: { top: 0, right: 44, bottom: 21, left: 44 } });
  expect(['top', 'right', 'bottom', 'left'].map(inset)).toEqual(['0px', '44px', '21px', '44px']);
  await say({ theme: 'dark' });
  expect(inset('bottom')).toBe('21px');
});

test('a host without surroundings sets no insets', async () => {
  await inside();
  expect(inset('top')).toBe('');
});

test('the page follows the language and the theme of the host, also when they change', async () => {
  const { say, one } = await inside({ theme: 'dark' });
  expect(documentElement.dataset['theme']).toBe('dark');
  await say({ theme: 'light', locale: 'en' });
  expect(documentElement.dataset['theme']).toBe('light');
  await waitFor(() => expect(documentElement.lang).toBe('en'));
  expect(one('main').textContent).toContain('limit');
});

test('the host opens the links of the app', async () => {
  const { shell, links, navigator } = await inside();
  shell.answers.openLink = { kind: 'ok', value: undefined };
  links.open('https://help.paylater.example/');
  links.open('gojek://home');
  await waitFor(() => expect(navigator.left).toEqual(['gojek://home']));
  expect(shell.links).toEqual(['https://help.paylater.example/']);
});
