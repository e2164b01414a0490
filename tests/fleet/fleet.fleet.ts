import { expect, test } from 'vitest';
import { second } from '../../domain/kernel/instant';
import { runFleet } from './run-fleet';
import { type ScenarioName, SCENARIOS } from './scenarios';

const seed = Number(process.env['FLEET_SEED'] ?? 1);
/** Users that arrive in a second. They represent a million in twenty minutes. */
const pace = Number(process.env['FLEET_PACE'] ?? 3);
const scale = 1_000_000 / 1200 / pace;

const head = ['scenario', 'steady', 'during', 'after', 'ratio', 'most frequent calls at the peak'];
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

process.stdout.write(
  `calls a second at the lender when a million users come in twenty minutes; FLEET_SEED=${seed} FLEET_PACE=${pace}\n` +
    line(head) +
    line(head.map(() => '---')),
);

test.each(Object.keys(SCENARIOS) as ScenarioName[])('%s', async (name) => {
  const plan = { seed, pace, span: 5 * second };
  const { top, ratio, unseenPolls, ...rates } = await runFleet(SCENARIOS[name], plan);
  const scaled = (rate: number) => String(Math.round(rate * scale));
  const most = top.map(([call, rate]) => `${call} ${scaled(rate)}`).join(', ');
  const figures = [rates.steady, rates.during, rates.after].map(scaled);
  process.stdout.write(line([name, ...figures, ratio.toFixed(2), most]));
  expect(ratio).toBeLessThan(2);
  expect(unseenPolls).toBe(0);
});
