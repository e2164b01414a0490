import { EventEmitter, setMaxListeners } from 'node:events';
import { minute, second } from '../../domain/kernel/instant';
import { diceOf } from './support/dice';
import { newFleetTab } from './support/fleet-client';
import { FleetClock } from './support/fleet-clock';
import { FleetLender, type Life } from './support/fleet-lender';
import { visit } from './support/person';
import { errandsOf, type Scenario } from './scenarios';

export interface FleetPlan {
  readonly seed: number;
  /** How many users arrive in a second. */
  readonly pace: number;
  /** Calls are counted in spans of this length. */
  readonly span: number;
  /** Shortens the scenario, for a smoke test. */
  readonly lasts?: number;
}

/** How long a run takes until as many users leave as arrive. */
const warm = 4 * minute;

/** How long the steady state is measured, and how long the time after the scenario. */
const [calm, rest] = [2 * minute, 3 * minute];

/** The calls a second of each time of a run. */
export interface FleetFigures {
  readonly steady: number;
  readonly during: number;
  readonly after: number;
  /** The highest rate of the run, as a multiple of the steady one. */
  readonly ratio: number;
  /** The calls of the highest span, the most frequent first. */
  readonly top: readonly (readonly [name: string, rate: number])[];
  /** Polls that a hidden page sent. */
  readonly unseenPolls: number;
}

const polls: readonly string[] = ['repayStatus', 'applicationStatus'];

/**
 * Runs work without warnings of many listeners, which the signal of a login has, and without stacks: every call ends
 * with an abort, and the stack of its exception would take a tenth of the time.
 */
const lean = async (work: () => Promise<void>): Promise<void> => {
  const { stackTraceLimit } = Error;
  const { defaultMaxListeners } = EventEmitter;
  Error.stackTraceLimit = 0;
  setMaxListeners(0);
  try {
    await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    setMaxListeners(defaultMaxListeners);
  }
};

/** Runs the population through a scenario, on a virtual clock. */
export const runFleet = async (
  scenario: Scenario,
  { seed, pace, span, lasts = scenario.lasts }: FleetPlan,
): Promise<FleetFigures> => {
  const dice = diceOf(seed);
  const clock = new FleetClock();
  const begin = warm + calm;
  const [end, over] = [begin + lasts, begin + lasts + rest];
  const isOn = (at: number) => at >= begin && at < end;
  const lender = new FleetLender(clock, dice.split(), (at, theirs) =>
    isOn(at) ? scenario.treats?.(theirs, end - at) : undefined,
  );
  const config = scenario.configures?.(clock.now() + begin, clock.now() + end) ?? {};
  let users = 0;
  const isNewBuild = (since: number) =>
    scenario.deploys === true && since < begin && clock.elapsed() >= begin;

  /** Comes for an errand, and sometimes again some minutes after a visit that failed. */
  const come = async (): Promise<void> => {
    users += 1;
    const own = dice.split();
    const errand = own.pick(errandsOf(scenario));
    const life: Life = { name: `user-${users}`, applies: errand === 'decision', decided: false };
    const inHost = own.chance(0.8);
    for (;;) {
      const tab = newFleetTab({ clock, lender, dice: own, life, inHost, config });
      if ((await visit(tab, errand, isNewBuild)) || own.chance(0.7)) return;
      await clock.sleep(own.wait(5 * minute));
    }
  };
  const arrive = async (): Promise<void> => {
    const arriving = dice.split();
    // One user in each slot of time: the arrivals of a million are that even, and those of a sample would not be.
    for (let slot = 0; slot < over; ) {
      const crowd = isOn(slot) ? (scenario.crowd ?? 1) : 1;
      const length = second / pace / crowd;
      const at = slot + arriving.next() * length;
      void clock.sleep(at - clock.elapsed()).then(come);
      slot += length;
      await clock.sleep(slot - clock.elapsed());
    }
  };
  const expire = async (): Promise<void> => {
    await clock.sleep(begin);
    if (scenario.expires) lender.expireAll();
  };
  void arrive();
  void expire();
  await lean(() => clock.runUntil(over));

  const { arrivals } = lender;
  const counts = Array.from({ length: Math.ceil(over / span) }, () => 0);
  for (const { at } of arrivals)
    counts[Math.floor(at / span)] = (counts[Math.floor(at / span)] ?? 0) + 1;
  const highest = (from: number, to: number) => {
    const part = counts.slice(Math.ceil(from / span), Math.floor(to / span));
    return (Math.max(...part) / span) * second;
  };
  const before = arrivals.filter(({ at }) => at >= warm && at < begin).length;
  const steady = (before / calm) * second;
  const [during, after] = [highest(begin, end), highest(end, over)];
  const worst = counts.indexOf(Math.max(...counts.slice(Math.ceil(begin / span))));
  const byName = new Map<string, number>();
  for (const { at, name } of arrivals)
    if (Math.floor(at / span) === worst) byName.set(name, (byName.get(name) ?? 0) + second / span);
  return {
    steady,
    during,
    after,
    ratio: Math.max(during, after) / steady,
    top: [...byName].sort(([, a], [, b]) => b - a).slice(0, 3),
    unseenPolls: arrivals.filter(({ name, unseen }) => unseen && polls.includes(name)).length,
  };
};
