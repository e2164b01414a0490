import { first, firstValueFrom, type Observable } from 'rxjs';
import { AwaitStatus } from '../../../domain/application/await-status';
import { Applications } from '../../../domain/application/applications';
import { billListOf } from '../../../domain/bills/address';
import { Bills } from '../../../domain/bills/bills';
import { Agreement } from '../../../domain/contracts/agreement';
import { Home } from '../../../domain/home/home';
import { minute, second } from '../../../domain/kernel/instant';
import type { Live } from '../../../domain/kernel/live';
import { GlobalErrorHandler } from '../../../domain/navigation/global-error-handler';
import { type RouteId, routeAt, ROUTES } from '../../../domain/navigation/routes';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { TakeVirtualAccount } from '../../../domain/repayment/take-virtual-account';
import { Restructure } from '../../../domain/restructure/restructure';
import { History } from '../../../domain/transactions/history';
import type { FleetClient, ShowPage } from './fleet-client';

/** Subscribes until the page is left. */
const follow = <T>(
  left: AbortSignal,
  stream$: Observable<T>,
  next: (it: T) => void = () => {},
): void => {
  const watching = stream$.subscribe(next);
  left.addEventListener('abort', () => watching.unsubscribe());
};

/** Runs `look` whenever the user returns to the page. */
const onReturn = (left: AbortSignal, seen$: Live<boolean>, look: () => void): void => {
  let before = seen$.value;
  follow(left, seen$, (now) => {
    if (now && !before) look();
    before = now;
  });
};

/** Waits until a user who sees a failure presses a button. */
const press = async ({ clock, dice, hostInfo }: FleetClient, left: AbortSignal): Promise<void> => {
  await clock.sleep(2 * second + dice.wait(8 * second), left);
  await firstValueFrom(hostInfo.visible$.pipe(first(Boolean)));
};

/** What a user does with a page that failed: half of them press "try again" after some seconds, at most three times. */
const insist = async (
  client: FleetClient,
  left: AbortSignal,
  load: () => Promise<boolean>,
): Promise<void> => {
  for (let presses = 0; ; presses += 1) {
    const isGood = await load();
    if (left.aborted) return;
    client.trouble.is = !isGood;
    if (isGood || presses === 3 || !client.dice.chance(0.5)) return;
    await press(client, left);
    if (left.aborted) return;
  }
};

/** A page that waits for a decision about an application. */
const awaitingPage =
  (route: RouteId): ShowPage =>
  (client, left) => {
    follow(left, client.get(AwaitStatus).on(route).watch$);
    follow(left, client.get(Applications).state$, (state) => {
      if (state.phase === 'ready' && state.value.status === 'APPROVED')
        client.navigator.go(ROUTES.home.path, { replace: true });
    });
  };

/**
 * The calls of each page, in the order of its components; tests/ui/app/visit-cost.test.ts compares them with the real pages.
 * Pages of a user who is stuck contain what the user does next.
 */
export const fleetPages: Readonly<Partial<Record<RouteId, ShowPage>>> = {
  home: (client, left) => {
    const [home, bills] = [client.get(Home), client.get(Bills)];
    void insist(client, left, async () => {
      const answer = await home.load();
      if (left.aborted) return true;
      if (!answer.ok) return false;
      if (client.get(Agreement).state$.value.phase === 'idle') void client.get(Agreement).refresh();
      for (const type of ['UPCOMING', 'CURRENT'] as const) void bills.of(type).load();
      void client.get(History).load();
      return true;
    });
  },

  transactions: (client, left) =>
    void insist(client, left, async () => {
      await client.get(History).load();
      return client.get(History).state$.value.phase !== 'failed';
    }),

  billList: (client, left) => {
    const book = client.get(Bills).of('CURRENT');
    void insist(client, left, async () => {
      const { ok } = await book.load();
      if (ok && !left.aborted) void client.get(Restructure).loadShortest();
      return ok;
    });
    onReturn(left, client.hostInfo.visible$, () => void book.load());
  },

  bcaVa: (client, left) => {
    const [accounts, payment] = [client.get(TakeVirtualAccount), client.get(AwaitPayment)];
    void insist(client, left, async () => {
      await accounts.open(false);
      return accounts.request$.value.kind !== 'failed';
    });
    let watches = false;
    follow(left, accounts.request$, ({ kind }) => {
      if (kind !== 'taken' || watches) return;
      watches = true;
      follow(left, payment.watch$);
    });
    onReturn(left, client.hostInfo.visible$, () => {
      if (accounts.request$.value.kind === 'taken') void payment.look();
    });
    follow(left, payment.arrival$, (arrival) => {
      if (arrival && watches) client.navigator.go(ROUTES.bcaVaSuccess.path, { replace: true });
    });
  },

  bcaVaSuccess: (client, left) => {
    const [bills, payment] = [client.get(Bills), client.get(AwaitPayment)];
    for (const type of ['CURRENT', 'UPCOMING'] as const) void bills.of(type).load();
    void client.get(Home).load();
    if (payment.state$.value.phase === 'idle') void payment.check();
    onReturn(left, client.hostInfo.visible$, () => void payment.look());
  },

  applicationProcessing: awaitingPage('applicationProcessing'),
  applicationReview: awaitingPage('applicationReview'),

  statusError: (client, left) =>
    void insist(client, left, async () => {
      client.trouble.is = true;
      await press(client, left);
      if (left.aborted) return true;
      const now = await client.get(Applications).refresh();
      if (!now.ok || left.aborted) return false;
      client.navigator.go(client.guard.interruptedPage ?? ROUTES.home.path, { replace: true });
      return true;
    }),

  // In a planned downtime, the page names its end and returns by itself, so no user presses. After a 503 the user waits
  // until the time on the screen, or about a minute, and presses the button.
  maintenance: (client, left) => {
    client.trouble.is = true;
    if (client.config.maintenance) return;
    void insist(client, left, async () => {
      const { clock, dice, navigator, guard } = client;
      const retryAt = client.get(GlobalErrorHandler).retryAt$.value ?? 0;
      const shown = Math.ceil(retryAt / minute) * minute - clock.now();
      await clock.sleep(Math.max(0, shown) + dice.wait(minute), left);
      if (left.aborted) return true;
      if (client.get(Applications).state$.value.phase === 'failed')
        await client.get(Applications).refresh();
      if (!left.aborted)
        navigator.go(guard.interruptedPage ?? ROUTES.start.path, { replace: true });
      return routeAt(navigator.place$.value.path) !== 'maintenance';
    });
  },

  // The user logs in again: in a host with one press, on the web on the lender's page.
  authLogout: (client, left) => {
    const { clock, dice, session, lender, life, inHost, navigator } = client;
    const login = async () => {
      await clock.sleep(second + dice.wait((inHost ? 5 : 30) * second), left);
      if (left.aborted) return;
      if (!inHost) lender.loggedIn();
      const token = lender.tokenOf(life);
      const to = await session.accept({ token }, inHost ? 'bridge' : 'direct');
      navigator.go(to, { replace: true });
    };
    void login();
  },

  start: ({ navigator }) => navigator.go(ROUTES.home.path, { replace: true }),
};

export const payingPage = billListOf('CURRENT');
