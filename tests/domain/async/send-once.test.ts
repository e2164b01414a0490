import fc from 'fast-check';
import { expect, test } from 'vitest';
import { second } from '../../../domain/kernel/instant';
import { cell } from '../../../domain/kernel/live';
import { err } from '../../../domain/kernel/result';
import { settled } from '../support/held-http';
import {
  type Browser,
  losses,
  OneTimeLender,
  refusals,
  Tab,
  TabLock,
} from '../support/one-time-lender';

const runs = Number(process.env['SEND_ONCE_RUNS'] ?? 500);

const nth = fc.nat({ max: 5 });
type Nth = 0 | 1;
const tab = fc.constantFrom<Nth[]>(0, 1);
const people = ['Ayu', 'Budi'];

/** The possible steps; `nth` is the index of a request in flight. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('press' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('check' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('arrive' as const), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('refuse' as const),
      nth,
      failure: fc.constantFrom(...refusals),
    }),
  },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('answer' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('lose' as const),
      nth,
      failure: fc.constantFrom(...losses),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reload' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('logIn' as const),
      person: fc.constantFrom(...people),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      ms: fc.constantFrom(2 * second, 31 * second, 61 * second),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('show' as const), visible: fc.boolean() }),
  },
);

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Two tabs of one browser and one lender, in any interleaving, for a verb with a mark and one without. */
class World {
  readonly lender = new OneTimeLender();
  readonly browser: Browser;
  readonly closed: Tab[] = [];
  tabs: readonly [Tab, Tab];

  constructor(marks: boolean) {
    this.browser = {
      person: 'Ayu',
      login: 0,
      mark: undefined,
      marks,
      visible$: cell(true),
      lock: new TabLock(),
    };
    this.tabs = [new Tab(this.lender, this.browser), new Tab(this.lender, this.browser)];
  }

  async does(it: Act): Promise<void> {
    const { lender, browser } = this;
    const at = 'nth' in it ? lender.held[it.nth % lender.held.length] : undefined;
    if (it.what === 'press' || it.what === 'check') void this.tabs[it.tab][it.what]();
    else if (it.what === 'reload') this.reload(it.tab);
    else if (it.what === 'logIn') this.logIn(it.person);
    else if (it.what === 'wait') await lender.clock.advance(it.ms);
    else if (it.what === 'show') browser.visible$.next(it.visible);
    else if (at && it.what === 'arrive') lender.arrive(at);
    else if (at && it.what === 'refuse') lender.arrive(at, it.failure);
    else if (at && it.what === 'answer') lender.answer(at);
    else if (at && it.what === 'lose') at.end({ ok: false, error: it.failure });
    await settled();
  }

  /** Expects that every tab reported the truth, and that a closed document reports nothing. */
  expectTruth(): void {
    const { closed, tabs, lender } = this;
    for (const { state, person, arrivals, own } of [...closed, ...tabs].flatMap((it) => it.told)) {
      if (state.kind === 'done') expect([state.value, arrivals]).toEqual([person, 1]);
      if (state.kind === 'failed' || state.kind === 'refused') expect(own).toBe(0);
      if (state.kind === 'refused') expect(state.code).toBe('NOT_ALLOWED');
    }
    for (const { state$ } of closed) expect(state$.value).toEqual({ kind: 'idle' });
    for (const person of people) expect(lender.count(person)).toBeLessThanOrEqual(1);
  }

  /** Loses nothing from here on: every running verb ends, and two presses are enough. */
  async expectEnd(): Promise<void> {
    const { lender, browser, tabs } = this;
    browser.visible$.next(true);
    const quietly = async () => {
      for (let turn = 0; turn < 60 && tabs.some((it) => it.isUnderWay); turn += 1) {
        lender.held.forEach((held) => lender.answer(held));
        await lender.clock.advance(10 * second);
      }
    };
    await quietly();
    for (let press = 0; press < 2; press += 1) {
      void tabs[0].press();
      await quietly();
    }
    expect(tabs.map((it) => it.isUnderWay)).toEqual([false, false]);
    expect(tabs[0].state$.value).toEqual({ kind: 'done', value: browser.person });
    expect(lender.count(browser.person)).toBe(1);
  }

  private reload(nth: Nth): void {
    // Without a mark, the requests of this tab have arrived by now, or never will.
    if (!this.browser.marks) this.giveUp(this.tabs[nth]);
    this.tabs = nth === 0 ? [this.renew(0), this.tabs[1]] : [this.tabs[0], this.renew(1)];
  }

  private logIn(person: string): void {
    this.giveUp();
    this.browser.mark = undefined;
    this.browser.person = person;
    this.browser.login += 1;
    this.tabs = [this.renew(0), this.renew(1)];
  }

  /** Ends the requests in flight: they have arrived by now, or never will. */
  private giveUp(of?: Tab): void {
    for (const held of this.lender.held)
      if (!of || held.sender === of) held.end(err({ kind: 'cancelled' }));
  }

  private renew(nth: Nth): Tab {
    const old = this.tabs[nth];
    old.end();
    this.closed.push(old);
    return new Tab(this.lender, this.browser);
  }
}

test('after any presses, answers, losses, reloads and logouts at most one request arrives, and every report is true', async () => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(act, { maxLength: 30, size: 'max' }),
      async (marks, acts) => {
        const world = new World(marks);
        for (const it of acts) await world.does(it);
        await world.expectEnd();
        world.expectTruth();
        tried += 1;
      },
    ),
    { numRuns: runs },
  );
  process.stdout.write(`sendOnce: ${tried} runs\n`);
}, 600_000);
