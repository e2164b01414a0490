import { lastValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { onlyTab$ } from '../../../adapters/memory/only-tab';
import { OnceVerb } from '../../../domain/async/once-verb';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { Failure } from '../../../domain/kernel/failure';
import { confirmed, type Once } from '../../../domain/async/send-once';

/** Returns the given answers one after the other, without sending. */
class Verb extends OnceVerb<[], string> {
  isPlanned = true;

  constructor(
    ended: AbortSignal,
    private readonly answers: Promise<Result<string, Failure>>[],
  ) {
    super(ended);
  }

  protected override plan(): Once<string> {
    if (!this.isPlanned) throw new Error('no plan');
    return {
      lock$: onlyTab$,
      send: () => this.answers.shift() ?? Promise.resolve(err({ kind: 'network' })),
    };
  }
}

const lost: Failure = { kind: 'api', status: 504 };
const verbOf = (...answers: Result<string, Failure>[]) => {
  const login = new AbortController();
  return {
    login,
    verb: new Verb(
      login.signal,
      answers.map((it) => Promise.resolve(it)),
    ),
  };
};

test('a check that finds nothing keeps the reason of the lost answer, or else reports a timeout', async () => {
  const { verb } = verbOf(err(lost));
  expect(await verb.check()).toEqual({ kind: 'unknown', failure: { kind: 'timeout' } });
  verb.reset();
  expect(await verb.press()).toEqual({ kind: 'unknown', failure: lost });
  expect(await verb.check()).toEqual({ kind: 'unknown', failure: lost });
});

test('a finished verb can be reset, and a running one cannot', async () => {
  const { verb } = verbOf(ok('sent'));
  const end = verb.press();
  verb.reset();
  expect(verb.state$.value).toEqual({ kind: 'sending' });
  expect(await end).toEqual({ kind: 'done', value: 'sent' });
  verb.reset();
  expect(verb.state$.value).toEqual({ kind: 'idle' });
});

test('an error in the plan resets the verb, and the next press sends', async () => {
  const { verb } = verbOf(ok('sent'));
  verb.isPlanned = false;
  await expect(verb.press()).rejects.toThrow('no plan');
  expect(verb.state$.value).toEqual({ kind: 'idle' });
  verb.isPlanned = true;
  expect(await verb.press()).toEqual({ kind: 'done', value: 'sent' });
});

test('after a refusal, a failed check before the next request ends as failed, not as unknown', async () => {
  const ends: Result<'notYet', Failure>[] = [ok('notYet'), err({ kind: 'network' })];
  class Checked extends OnceVerb<[], string> {
    protected override plan(): Once<string> {
      return {
        lock$: onlyTab$,
        alreadyDone: async () => ends.shift() ?? ok('notYet'),
        send: async () => err({ kind: 'api', status: 422, code: 'NO' }),
        row: { refusals: ['NO'] },
      };
    }
  }
  const verb = new Checked(new AbortController().signal);
  expect(await verb.press()).toMatchObject({ kind: 'refused', code: 'NO' });
  expect(await verb.press()).toEqual({ kind: 'failed', failure: { kind: 'network' } });
});

test('a check that the end of the login cancels shows nothing', async () => {
  const states = confirmed<string>(
    {
      lock$: onlyTab$,
      send: async () => ok('sent'),
      confirm: async () => err({ kind: 'cancelled' }),
    },
    lost,
  );
  expect(await lastValueFrom(states)).toEqual({ kind: 'idle' });
});
