import { expect, test } from 'vitest';
import { minute, second } from '../../domain/kernel/instant';
import { runFleet } from './run-fleet';
import { type ScenarioName, SCENARIOS } from './scenarios';

/** A few hundred users show a burst of all clients. `npm run suite fleet` finds finer ones. */
const small = { seed: 1, pace: 0.25, span: 30 * second, lasts: 3 * minute };

test.each<ScenarioName>(['broken', 'planned'])(
  'the calls stay below twice the steady rate: %s',
  async (name) => {
    const { ratio, steady, unseenPolls } = await runFleet(SCENARIOS[name], small);
    expect(steady).toBeGreaterThan(1);
    expect(ratio).toBeLessThan(2);
    expect(unseenPolls).toBe(0);
  },
);
