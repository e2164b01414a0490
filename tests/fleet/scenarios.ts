import type { ClientConfig } from '../../domain/config/config';
import { minute, second } from '../../domain/kernel/instant';
import type { Treatment } from './support/fleet-lender';
import type { Dice } from './support/dice';
import { type Errand, dueErrands, usualErrands } from './support/person';

/** What happens to the fleet between two times of a run. */
export interface Scenario {
  readonly about: string;
  /** How long it lasts. */
  readonly lasts: number;
  /** How the lender treats a call while it lasts; `left` is the time until its end. */
  readonly treats?: (dice: Dice, left: number) => Treatment | undefined;
  /** What users come for; as on a usual evening without it. */
  readonly errands?: Readonly<Record<Errand, number>>;
  /** How many times as many users arrive while it lasts. */
  readonly crowd?: number;
  /** The configured downtime; `start` and `end` are those of the scenario. */
  readonly configures?: (start: number, end: number) => Partial<ClientConfig>;
  /** Whether all tokens from before it expire when it begins. */
  readonly expires?: boolean;
  /** Whether it replaces the files of the client when it begins. */
  readonly deploys?: boolean;
}

const one = (share: number, treatment: Treatment) => (dice: Dice) =>
  dice.chance(share) ? treatment : undefined;

export const SCENARIOS = {
  calm: { about: 'nothing: how much a run varies by itself', lasts: 5 * minute },
  broken: {
    about: 'ten minutes in which every call ends with 500',
    lasts: 10 * minute,
    treats: () => ({ end: { status: 500 } }),
  },
  silent: {
    about: 'ten minutes in which no call is answered',
    lasts: 10 * minute,
    treats: () => ({ latency: minute, end: 'lost' }),
  },
  maintenance: {
    about: 'ten minutes of 503, with the time of the end in Retry-After',
    lasts: 10 * minute,
    treats: (_, left) => ({ end: { status: 503, retryAfter: left } }),
  },
  planned: {
    about: 'a downtime of ten minutes, which the configuration names',
    lasts: 10 * minute,
    configures: (start, end) => ({ maintenance: { start, end } }),
  },
  slow: {
    about: 'a minute in which answers take 20 seconds',
    lasts: minute,
    treats: () => ({ latency: 20 * second }),
  },
  limited: {
    about: 'five minutes in which a fifth of the calls gets 429 until the next tenth second',
    lasts: 5 * minute,
    treats: (dice, left) =>
      one(0.2, { end: { status: 429, retryAfter: left % (10 * second) } })(dice),
  },
  deploy: {
    about: 'a new build, while servers restart for a minute: one call in three ends with 502',
    lasts: minute,
    treats: one(1 / 3, { end: { status: 502 } }),
    deploys: true,
  },
  due: {
    about: 'the evening of a due date: a third more users, who pay, and a slow lender',
    lasts: 10 * minute,
    errands: dueErrands,
    crowd: 4 / 3,
    treats: () => ({ latency: 3 * second }),
  },
  expired: {
    about: "everybody's token expires at once",
    lasts: minute,
    expires: true,
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

export const errandsOf = ({ errands = usualErrands }: Scenario) => errands;
