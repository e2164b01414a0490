import { test } from 'vitest';
import { day, hour, minute } from '../../domain/kernel/instant';
import { STORED } from '../../domain/storage/stored';
import { ctxOf } from '../contract/support/samples';
import { type Opened, type Opening, openDocument, store } from './support/open-document';
import { amountsShown, shown } from './support/oracle';
import { play, pressSaying } from './support/play';
import { tally } from './support/tally';

/** Half an hour before the end of a month in Jakarta. */
const start = Date.UTC(2026, 0, 31, 16, 30);

interface Skew {
  /** By how much the device's clock is ahead of the lender's. */
  readonly ahead?: number;
  /** By how much the clock is set forward once the app is open. */
  readonly put?: number;
  readonly zone?: string;
}

const skews: Readonly<Record<string, Skew>> = {
  'ten years behind': { ahead: -3652 * day },
  'a day behind': { ahead: -day },
  'an hour behind': { ahead: -hour },
  'right, in summer time and the next month already': { zone: 'Pacific/Auckland' },
  'an hour ahead': { ahead: hour },
  'a day ahead': { ahead: day },
  'ten years ahead': { ahead: 3652 * day },
  'put forward by a day meanwhile': { put: day },
  'put back by a day meanwhile': { put: -day },
};

/** Opens the app on a device with this skew. */
type Open = (opening: Opening) => Promise<Opened>;

/** Sets the device's clock by the skew, and opens a page. */
type GoOn = (opened: Opened, path: string) => Promise<void>;

/** What a user finds that depends on the time; it is the same on every device. */
interface Feature {
  readonly finds: readonly unknown[];
  /** What a user finds after the clock was set forward, if it differs: a device that slept looks the same. */
  readonly findsAfterSleep?: readonly unknown[];
  readonly look: (open: Open, goOn: GoOn) => Promise<readonly unknown[]>;
}

const route = () => document.querySelector('main')?.getAttribute('data-route');
const says = (words: RegExp) => words.exec(shown())?.[0] ?? null;
const dialog = () => document.querySelector('[role="dialog"] h2')?.textContent ?? null;

const features: Readonly<Record<string, Feature>> = {
  'the marker of a rejection gives way to the lender’s word': {
    finds: ['/transactions', true],
    look: async (open, goOn) => {
      const opened = await open({
        at: '/home',
        before: ({ world, userId }) => {
          const { trackingId } = ctxOf(world, userId).user;
          store(STORED.trackingId, trackingId);
          store(STORED.loginType, 'direct');
          store(STORED.cacheKey, `id:${trackingId}`);
          store(STORED.statusMarker, 'r');
          store(STORED.reapplyTime, start + day);
        },
      });
      await goOn(opened, '/transactions');
      return [route(), amountsShown().length > 0];
    },
  },
  'when the next application may be sent': {
    finds: ['/application/rejected', 'mulai 1 Maret 2026, 29 hari', 'Ajukan lagi'],
    look: async (open, goOn) => {
      const opened = await open({ persona: 'rejected', at: '/application/rejected' });
      await goOn(opened, '/application/rejected');
      const before = [route(), says(/mulai [^,]*, \d+ hari/)];
      await opened.pass(31 * day, day / 2);
      return [...before, document.querySelector('[data-action="primary"]')?.textContent];
    },
  },
  'the history begins an hour from now': {
    finds: [34, true],
    look: async (open, goOn) => {
      const asked: number[] = [];
      const opened = await open({
        at: '/home',
        onCall: ({ name, body }) => {
          const { transactions } = body as { transactions?: readonly { limitTime: number }[] };
          if (name === 'transactionHistory' && transactions)
            asked.push(...transactions.map(({ limitTime }) => limitTime));
          return undefined;
        },
      });
      const before = asked.length;
      await goOn(opened, '/transactions');
      const rows = document.querySelectorAll('[data-row="transaction"]').length;
      // A cursor that is too far ahead hides nothing.
      const first = Math.max(...asked.slice(before));
      return [rows, first - opened.world.wall() > 59 * minute];
    },
  },
  'the pause between two codes': {
    finds: ['48 detik', false, '28 detik', false, '3 detik', false, null, true, 1],
    findsAfterSleep: [...Array.from({ length: 4 }, () => [null, true]).flat(), 1],
    look: async (open, goOn) => {
      const opened = await open({ persona: 'pending-auth', at: '/kyc/otp' });
      await play(opened, [pressSaying('Kirim kode lewat SMS')]);
      await goOn(opened, '/kyc/otp');
      const seen: unknown[] = [];
      for (const pause of [8_000, 20_000, 25_000, 10_000]) {
        await opened.pass(pause, 5_000);
        seen.push(says(/\d+ detik/), says(/Kirim (?:kode|ulang)[^.]*SMS/) !== null);
      }
      return [...seen, opened.calls.filter((it) => it === 'generateOtp').length];
    },
  },
  'once a month of Jakarta’s calendar': {
    finds: ['Cicilan 0%', '2026-01', null, '2026-01'],
    look: async (open, goOn) => {
      const seen: unknown[] = [];
      for (const month of ['2025-12', '2026-01']) {
        const opened = await open({
          persona: 'zero-percent',
          at: '/home/settings',
          before: () => store(STORED.zeroPercentMonth, month),
        });
        await goOn(opened, '/home');
        seen.push(dialog(), localStorage.getItem(STORED.zeroPercentMonth.key));
      }
      return seen;
    },
  },
  'a planned downtime': {
    finds: ['/transactions', '/maintenance', '/maintenance', '/transactions'],
    look: async (open, goOn) => {
      const window = { start: start + 30 * minute, end: start + 90 * minute };
      const opened = await open({ at: '/home', config: { maintenance: window } });
      await goOn(opened, '/transactions');
      const seen = [route()];
      // A client returns up to three minutes after the end (`watchDowntime`).
      for (const pause of [32 * minute, 56 * minute, 6 * minute]) {
        await opened.pass(pause, minute);
        seen.push(route());
      }
      return seen;
    },
  },
};

/** Returns what the feature finds on a device, and the problems of its pages. */
const findOn = async ({ ahead = 0, put, zone }: Skew, { look }: Feature) => {
  const usual = process.env['TZ'];
  if (zone !== undefined) process.env['TZ'] = zone;
  let opened: Opened | undefined;
  const problems: string[] = [];
  const close = () => {
    problems.push(...(opened?.problems() ?? []));
    opened?.close();
    opened = undefined;
  };
  const open: Open = async (opening) => {
    close();
    opened = await openDocument({ ...opening, start, ahead });
    await opened.firstPage(3_300);
    await opened.pass(2_000);
    return opened;
  };
  const goOn: GoOn = async (there, path) => {
    if (put !== undefined) there.setClock(put);
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await there.pass(2_000);
  };
  try {
    return { found: JSON.stringify(await look(open, goOn)), problems };
  } finally {
    close();
    if (usual === undefined) delete process.env['TZ'];
    else process.env['TZ'] = usual;
  }
};

const { expectNone } = tally('clock skew');

test.each(Object.entries(features))('on every device: %s', async (name, feature) => {
  const cases: (readonly [string, readonly string[]])[] = [];
  for (const [how, skew] of Object.entries(skews)) {
    const { finds, findsAfterSleep = finds } = feature;
    const expected = JSON.stringify((skew.put ?? 0) > 0 ? findsAfterSleep : finds);
    const { found, problems } = await findOn(skew, feature);
    const other = found === expected ? [] : [`finds ${found} instead of ${expected}`];
    cases.push([`${name}, ${how}`, [...problems, ...other]]);
  }
  expectNone(cases);
});
