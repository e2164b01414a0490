import { minute, second } from '../../../domain/kernel/instant';
import { ROUTES } from '../../../domain/navigation/routes';
import { StartPayment } from '../../../domain/repayment/start-payment';
import { type FleetClient, type FleetTab, openClient } from './fleet-client';
import { fleetPages, payingPage } from './fleet-pages';

/** What a user came for. */
export type Errand = 'look' | 'history' | 'decision' | 'pay' | 'background';

/** How often users come for each, on a usual evening and on that of a due date. */
export const usualErrands = { look: 50, history: 15, decision: 10, pay: 15, background: 10 };
export const dueErrands = { look: 25, history: 5, decision: 5, pay: 60, background: 5 };

/** Waits with an open page, and longer if it failed. Returns whether the user can go on. */
type Stay = (ms: number) => Promise<boolean>;

/** Goes to a page, in a new document if the files of the old one are gone. */
type Go = (to: string) => void;

interface Steps {
  readonly client: () => FleetClient;
  readonly stay: Stay;
  readonly go: Go;
}

const hide = ({ client }: Steps): void => client().hostInfo.visible$.next(false);
const show = ({ client }: Steps): void => client().hostInfo.visible$.next(true);

/** The first page of each errand, and what the user does there until they leave. */
const ERRANDS: Readonly<
  Record<Errand, { readonly at: string; readonly run: (steps: Steps, tab: FleetTab) => unknown }>
> = {
  look: { at: ROUTES.home.path, run: ({ stay }, { dice }) => stay(dice.wait(40 * second)) },

  history: {
    at: ROUTES.home.path,
    run: async ({ stay, go }, { dice }) => {
      if (!(await stay(dice.wait(15 * second)))) return;
      go(ROUTES.transactions.path);
      await stay(dice.wait(40 * second));
    },
  },

  decision: {
    at: ROUTES.applicationProcessing.path,
    run: async ({ stay }, { dice, life }) => {
      const [decidedIn, patience] = [dice.wait(3 * minute), minute + dice.wait(3 * minute)];
      if (!(await stay(Math.min(decidedIn, patience))) || patience < decidedIn) return;
      life.decided = true;
      await stay(dice.wait(minute));
    },
  },

  // Pays in the bank's app, with the page in the background.
  pay: {
    at: ROUTES.home.path,
    run: async (steps, { dice, life, clock }) => {
      const { stay, go, client } = steps;
      if (!(await stay(dice.wait(10 * second)))) return;
      go(payingPage);
      if (!(await stay(2 * second + dice.wait(10 * second)))) return;
      void client().get(StartPayment).start(client().closed);
      if (!(await stay(5 * second + dice.wait(10 * second)))) return;
      hide(steps);
      if (!(await stay(20 * second + dice.wait(40 * second)))) return;
      show(steps);
      if (!(await stay(dice.wait(30 * second)))) return;
      life.paidAt = clock.now();
      await stay(minute + dice.wait(minute));
    },
  },

  background: {
    at: ROUTES.home.path,
    run: async (steps, { dice }) => {
      const { stay } = steps;
      if (!(await stay(dice.wait(10 * second)))) return;
      hide(steps);
      if (!(await stay(dice.wait(5 * minute)))) return;
      show(steps);
      await stay(dice.wait(10 * second));
    },
  },
};

/**
 * Runs one visit to its end. Returns whether the user got what they came for. `isNewBuild` returns whether a deploy
 * replaced the files since this time of the run.
 */
export const visit = async (
  tab: FleetTab,
  errand: Errand,
  isNewBuild: (since: number) => boolean,
): Promise<boolean> => {
  const { clock } = tab;
  const { at, run } = ERRANDS[errand];
  let [client, opened] = [openClient(tab, at, fleetPages), clock.elapsed()];
  await run(
    {
      client: () => client,
      stay: async (ms) => {
        await clock.sleep(ms);
        while (client.trouble.is && tab.dice.chance(0.5)) await clock.sleep(minute);
        return !client.trouble.is;
      },
      go: (to) => {
        if (!isNewBuild(opened)) return client.navigator.go(to);
        client.close();
        [client, opened] = [openClient(tab, to, fleetPages), clock.elapsed()];
      },
    },
    tab,
  );
  client.close();
  return !client.trouble.is;
};
