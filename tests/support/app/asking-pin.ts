import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { OpenApp } from './open-app';
import { openAt } from './open-at';

/** The page whose main action asks for the PIN. */
export const onDemand = '/credit-reassessment/on-demand';
export const onDemandResult = `${onDemand}/result`;

export const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]');

/** Presses the main action, and waits for the sheet with the PIN. */
export const askForPin = async (app: OpenApp) => {
  app.press();
  await waitFor(() => expect(sheet()).not.toBe(null));
};

/** Opens the sheet that asks for the PIN. */
export const openPinSheet = async (persona = 'reassess') => {
  const app = await openAt(persona, onDemand);
  await askForPin(app);
  return app;
};

export const submitPin = (app: OpenApp) => fireEvent.submit(app.one('[role="dialog"] form'));

export const enterPin = (app: OpenApp, pin: string) => {
  app.fill('pin', pin);
  // A press moves the focus to the button.
  app.one('[role="dialog"] [type="submit"]').focus();
  submitPin(app);
};
