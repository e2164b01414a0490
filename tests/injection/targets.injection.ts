import { expect } from '@playwright/test';
import { sandboxAt } from '../e2e/support/sandbox';
import { goodTargets, hostileTargets } from '../support/login-targets';
import { follow, waysIn } from '../support/login-ways';
import { inEachBrowser, type Wrong } from './support/cases';

const suite = 'targets';

/** The most documents of one login: more of them are a loop. Page, login, lender, callback and home are five. */
const mostDocuments = 12;

inEachBrowser(
  'hostile login targets',
  { [suite]: 4 * 60 },
  async ({ tab, front, origin, tried }) => {
    const { loginCode } = await sandboxAt(origin).createUser('approved');
    const visitor = { tab, origin, loginCode };
    for (const [name, way] of Object.entries(waysIn)) {
      for (const to of goodTargets)
        expect(await follow(visitor, way, to), `${to} by ${name}`).toEqual({
          kind: 'fine',
          at: to,
        });
      for (const to of hostileTargets) {
        front.behave({});
        const { kind, at } = await follow(visitor, way, to);
        // During a login, documents open each other.
        const noted = front
          .takeNotes()
          .filter((it) => it.kind !== 'opened')
          .map(
            (it): Wrong => ({ kind: it.kind === 'executed' ? it.kind : 'off-list', what: it.what }),
          );
        const ended: readonly Wrong[] =
          kind === 'fine' ? [] : [{ kind: 'off-list', what: `${kind} at ${at}` }];
        const { documents } = front;
        const round: readonly Wrong[] =
          documents() > mostDocuments
            ? [{ kind: 'off-list', what: `${documents()} documents` }]
            : [];
        tried(suite, `${to.slice(0, 60)} by ${name}`, [...noted, ...ended, ...round]);
      }
    }
  },
);
