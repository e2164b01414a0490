import { expect, test } from 'vitest';
import { checkBackend } from '../../contract/check-backend';
import type { ScreenVerdict } from '../../contract/check/verdicts';
import * as bank from './bank';
import * as modest from './modest';
import * as wild from './wild';

const servers = { modest, bank, wild };
const states = ['stands', 'partly', 'useless', 'wrong'] as const;

/** Returns the verdict of every screen over one of the servers. */
const screensOver = async (name: keyof typeof servers): Promise<readonly ScreenVerdict[]> => {
  const { url, token, stop } = await servers[name].start();
  const printed: string[] = [];
  try {
    await checkBackend([url, '--token', token, '--json'], (text) => printed.push(text));
  } finally {
    await stop();
  }
  return (JSON.parse(printed.join('')) as { screens: readonly ScreenVerdict[] }).screens;
};

test.each(['modest', 'bank', 'wild'] as const)(
  'over the server of the %s team no screen would be wrong',
  async (name) => {
    const screens = await screensOver(name);
    const counts = states.map((state) => screens.filter((it) => it.state === state).length);
    process.stdout.write(
      `${name}: ${states.map((state, at) => `${counts[at]} ${state}`).join(', ')}\n`,
    );
    expect(screens.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(screens.length).toBeGreaterThan(10);
  },
);
