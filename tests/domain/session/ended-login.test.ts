import { expect, test } from 'vitest';
import { minute } from '../../../domain/kernel/instant';
import { storedRows, STORED } from '../../../domain/storage/stored';
import { settled } from '../support/held-http';
import { aVisitOf, type Person, type Visit } from '../support/a-visit';
import { type Verb, verbs } from '../support/verbs';

type End = (visit: Visit) => Promise<void>;

/** The ways in which the login of the first user ends and another one begins. */
const ends: Readonly<Record<string, End>> = {
  'a logout, and another login in this tab': async (visit: Visit) => {
    visit.session.end('person');
    await visit.logIn(visit.person('approved'));
  },
  'another login in this tab': async (visit: Visit) => {
    await visit.logIn(visit.person('approved'));
  },
  'another login in a second tab': async (visit: Visit) => {
    const { storage } = visit;
    for (const row of storedRows)
      if (row.owner === 'user' && row.lifetime === 'persistent') storage.erase(row);
    storage.elsewhere(STORED.authToken, visit.person('approved').token);
  },
};

/** Returns what the next user could find: stored rows, calls with another token, and events. */
const tracesIn = ({ storage, http, tracking, me }: Visit & { me: Person }) => ({
  kept: storedRows.filter((row) => storage.textOf(row) !== undefined).map(({ key }) => key),
  calls: http.calls.filter(({ raw }) => raw.token !== me.token).map(({ name }) => name),
  events: tracking.events.filter(({ action }) => action !== 'login_ended').length,
});

const visitOf = async ({ persona, prepare }: Verb) => {
  const visit = await aVisitOf(persona);
  await prepare?.(visit);
  return visit;
};

/** Ends the login in the same way for a user who did nothing. */
const untouched = async (verb: Verb, end: End) => {
  const visit = await visitOf(verb);
  await end(visit);
  return tracesIn(visit);
};

/** Presses the verb, and ends the login after this number of awaits. */
const interrupted = async (verb: Verb, end: End, awaits: number) => {
  const visit = await visitOf(verb);
  let isOver = false;
  let eventsBefore = 0;
  visit.ports.scope.ended.addEventListener('abort', () => {
    eventsBefore = tracesIn(visit).events;
  });
  const pressed = verb.press(visit).then(() => {
    isOver = true;
  });
  for (let passed = 0; passed < awaits; passed += 1) await Promise.resolve();
  const wasOver = isOver;
  await end(visit);
  await visit.clock.advance(10 * minute);
  await settled();
  await pressed;
  const traces = tracesIn(visit);
  return { wasOver, traces: { ...traces, events: traces.events - eventsBefore } };
};

test.each(verbs)(
  '$name reaches the server while the login lasts',
  async ({ persona, press, call }) => {
    const visit = await aVisitOf(persona);
    await press(visit);
    expect(visit.count(call)).toBe(1);
  },
);

test.each(
  verbs.flatMap((verb) =>
    Object.entries(ends).map(([how, end]) => ({ name: verb.name, verb, how, end })),
  ),
)('$name: nothing reaches the next user after $how, at any await', async ({ verb, end }) => {
  const expected = await untouched(verb, end);
  for (let awaits = 0, wasOver = false; !wasOver; awaits += 1) {
    const found = await interrupted(verb, end, awaits);
    expect({ awaits, ...found.traces }).toEqual({ awaits, ...expected });
    wasOver = found.wasOver;
    expect(awaits).toBeLessThan(500);
  }
});
