import { expect, test } from 'vitest';
import { hosts } from '../../../domain/session/host';
import { createI18n, loadMessages } from '../../../ui/app/i18n';
import {
  STATUS_PAGES,
  type StatusFacts,
  type StatusRoute,
} from '../../../ui/pages/status/status-pages';

const flags = [true, false];
const waitlists = [
  undefined,
  ...flags.flatMap((isJoined) => flags.map((isReviewing) => ({ isJoined, isReviewing }))),
];

/** Everything a page may be shown with. */
const everyFact: StatusFacts[] = hosts.flatMap((host) =>
  flags.flatMap((online) =>
    flags.flatMap((canMigrate) =>
      [undefined, 1].flatMap((maintenanceEnd) =>
        waitlists.map((waitlist) => ({
          host,
          online,
          canMigrate,
          maintenanceEnd,
          waitlist,
          reading: false,
        })),
      ),
    ),
  ),
);

const routes = Object.keys(STATUS_PAGES) as StatusRoute[];

test.each(routes)(
  '%s has a picture, its words in both languages and one action, whatever is so',
  async (route) => {
    for (const language of ['id', 'en'] as const) {
      const i18n = createI18n(language);
      await loadMessages(i18n, language, ['unavailable']);
      for (const facts of everyFact) {
        const view = STATUS_PAGES[route](facts);
        expect(view?.picture).toBeTypeOf('function');
        for (const part of ['title', 'why', 'next'])
          expect(i18n.exists(`unavailable:${view?.words}.${part}`)).toBe(true);
        expect(view?.primary).toBeTypeOf('string');
      }
    }
  },
);

test('the waiting list shows nothing while it is being read for the first time', () => {
  const [facts] = everyFact;
  expect(
    facts && STATUS_PAGES.waitlist({ ...facts, waitlist: undefined, reading: true }),
  ).toBeUndefined();
});
