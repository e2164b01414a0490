import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import { openApp } from '../../support/app/open-app';

const step = '/kyc/step2';
const mother = 'personalInfo.motherMaidenName';
const done = { kind: 'ok', value: undefined } as const;

/** Opens the app inside a host; `close` is whether the host can close the webview. */
const inside = async (persona: string, at: string, close = true) => {
  const shell = new MemoryShell();
  const app = await openApp({ persona, at, shell });
  if (close) app.bridge.answers.close = done;
  await app.on(at);
  return {
    ...app,
    shell,
    hardware: () => act(async () => shell.backs$.next()),
    header: () => act(async () => void fireEvent.click(app.one('header button'))),
    closed: () => app.bridge.calls.filter((call) => call === 'close').length,
    told: () => shell.canGoBack.slice(-1)[0],
    at: () => app.navigator.place$.value.path,
  };
};

const dialog = () => document.querySelector('[role="alertdialog"]');

test.each(['hardware', 'header'] as const)(
  '%s: inside the app Back is a step back, and at the first page it closes the webview once',
  async (by) => {
    const app = await inside('draft', step);
    expect(app.told()).toBe(false);
    await app.goTo('/kyc/step3');
    expect(app.told()).toBe(true);
    await app[by]();
    await app.on(step);
    expect([app.closed(), app.told()]).toEqual([0, false]);
    await app[by]();
    expect([app.closed(), app.at()]).toEqual([1, step]);
  },
);

test('home is the root, wherever it is in the history', async () => {
  const app = await inside('active', '/home/about-fee');
  await app.goTo('/home');
  expect(app.told()).toBe(false);
  await app.hardware();
  expect([app.closed(), app.at()]).toEqual([1, '/home']);
});

test('in a host that cannot close, home stays, and another first page navigates as in a browser', async () => {
  const home = await inside('active', '/home', false);
  await home.hardware();
  expect([home.closed(), home.at()]).toEqual([1, '/home']);
  home.shown.unmount();
  const form = await inside('draft', step, false);
  await form.hardware();
  expect(form.closed()).toBe(1);
  await waitFor(() => expect(form.at()).not.toBe(step));
});

test('presses while the host closes do not call it again', async () => {
  const app = await inside('active', '/home');
  await act(async () => {
    app.shell.backs$.next();
    app.shell.backs$.next();
    app.shell.backs$.next();
  });
  expect(app.closed()).toBe(1);
});

test('unsaved answers ask before closing, and a second press stays', async () => {
  const app = await inside('draft', step);
  app.fill(mother, 'Aminah');
  expect(app.told()).toBe(true);
  await app.hardware();
  await waitFor(() => expect(dialog()?.textContent).toContain('Tutup PayLater?'));
  expect(app.closed()).toBe(0);
  await app.hardware();
  await waitFor(() => expect(dialog()).toBe(null));
  expect([app.closed(), app.at(), app.valueOf(mother)]).toEqual([0, step, 'Aminah']);
  await app.header();
  await waitFor(() => expect(dialog()).not.toBe(null));
  app.click('Lanjut mengisi');
  expect([dialog(), app.closed()]).toEqual([null, 0]);
  await app.hardware();
  await waitFor(() => expect(dialog()).not.toBe(null));
  await act(async () => app.click('Tutup'));
  expect([dialog(), app.closed()]).toEqual([null, 1]);
});

test('saved answers and a form that was left do not ask', async () => {
  const app = await inside('draft', step);
  app.fill(mother, 'Aminah');
  await act(async () => app.hostInfo.visible$.next(false));
  await waitFor(() => expect(app.told()).toBe(false));
  await app.hardware();
  expect([dialog(), app.closed()]).toEqual([null, 1]);
});

test('Back closes overlays first: a dialog, then the display settings', async () => {
  const app = await inside('active', '/home');
  const settings = app.one('.display-settings') as HTMLDetailsElement;
  act(() => {
    settings.open = true;
  });
  await waitFor(() => expect(app.told()).toBe(true));
  await app.hardware();
  expect([settings.open, app.closed()]).toEqual([false, 0]);
  await waitFor(() => expect(app.told()).toBe(false));
});
