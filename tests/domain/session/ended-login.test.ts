import { expect, test } from 'vitest';
import { storedRows, STORED } from '../../../domain/session/stored';
import { settled } from '../support/held-http';
import { aVisitOf, type Visit } from '../support/a-visit';
import { verbs } from './support/verbs';

/** How the first person's login ends; another one begins in its place. */
const ends = {
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

const textsOf = ({ storage }: Visit): Record<string, string | undefined> =>
  Object.fromEntries(storedRows.map((row) => [row.key, storage.textOf(row)]));

/** Presses the verb, and ends the login after so many of its awaits; answers what the next person may notice. */
const interrupted = async (
  { persona, press }: (typeof verbs)[number],
  end: (visit: Visit) => Promise<void>,
  awaits: number,
) => {
  const visit = await aVisitOf(persona);
  const pressed = { over: false };
  const over = press(visit).then(() => {
    pressed.over = true;
  });
  for (let passed = 0; passed < awaits; passed += 1) await undefined;
  const wasOver = pressed.over;
  await end(visit);
  const before = {
    stored: textsOf(visit),
    calls: visit.http.calls.length,
    events: visit.tracking.events.length,
  };
  await visit.clock.advance(10 * 60_000);
  await settled();
  await over;
  return {
    wasOver,
    leaked: {
      stored: textsOf(visit),
      calls: visit.http.calls.length,
      events: visit.tracking.events.length,
    },
    before,
  };
};

test.each(verbs)(
  '$name reaches the server when the login lasts',
  async ({ persona, press, call }) => {
    const visit = await aVisitOf(persona);
    await press(visit);
    expect(visit.count(call)).toBe(1);
  },
);

test.each(
  verbs.flatMap((verb) => Object.entries(ends).map(([how, end]) => ({ ...verb, verb, how, end }))),
)('$name: nothing reaches the next person after $how, at any await', async ({ verb, end }) => {
  for (let awaits = 0, isOver = false; !isOver; awaits += 1) {
    const { wasOver, leaked, before } = await interrupted(verb, end, awaits);
    expect({ awaits, ...leaked }).toEqual({ awaits, ...before });
    isOver = wasOver;
    expect(awaits).toBeLessThan(500);
  }
});
