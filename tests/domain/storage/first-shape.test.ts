import { describe, expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { MemoryHostInfo } from '../../../adapters/memory/memory-host-info';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { MemoryNavigator } from '../../../adapters/memory/memory-navigator';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { cachedApplication } from '../../../domain/application/status-cache';
import { Start } from '../../../domain/application/start';
import { Bills } from '../../../domain/bills/bills';
import { combinedForm } from '../../../domain/combined/form';
import { changedFields } from '../../../domain/forms/changes';
import { fieldsOf } from '../../../domain/forms/form';
import { SummaryVisit } from '../../../domain/forms/summary-visit';
import { noticeDue } from '../../../domain/home/notices';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { kycForm } from '../../../domain/kyc/form';
import { interruptedPage } from '../../../domain/navigation/interrupted';
import { safeInternalPath } from '../../../domain/navigation/safe-url';
import { DiscountPromo } from '../../../domain/home/discount-promo';
import { Preferences } from '../../../domain/visit/preferences';
import { ReloadOnce } from '../../../domain/visit/reload-once';
import { Session } from '../../../domain/session/session';
import { STORED } from '../../../domain/storage/stored';
import type { StoredRow } from '../../../domain/ports/stored-row';
import { lenderHttp, memoryWorld } from '../../support/lender';
import { aDraft, Tab } from '../support/a-wizard';
import firstShape from '../support/first-shape.json';
import { rowOf, storedNames } from '../support/stored-values';

/**
 * The storage that the first version of the client left in browsers, recorded from its code: one text for each of its
 * rows, and the unsaved answers of both applications. Never change it: every later client must read it.
 */
const { at, owner, rows, drafts } = firstShape;

type Kept = readonly [lifetime: StoredRow['lifetime'], key: string, text: string, value: unknown];
const kept = Object.values(rows) as unknown as readonly Kept[];

/** Returns a browser as the first version left it, at the same time. */
const left = () => {
  const clock = new MemoryClock(at);
  const storage = new MemoryStorage();
  for (const [lifetime, key, text] of kept) storage.plant({ lifetime, key }, text);
  const ids = new MemoryIds();
  const options = { keepRefreshToken: false, safePath: safeInternalPath };
  return { clock, storage, session: new Session(storage, clock, ids, options) };
};

test.each(kept)('%s %s is read with the recorded value', (lifetime, key, text, value) => {
  const name = storedNames.find((it) => rowOf(it).key === key);
  const row = name && rowOf(name);
  expect([row?.lifetime, row?.decode(text)]).toEqual([lifetime, value]);
});

test('every row of the first version was recorded', () => {
  expect(Object.keys(rows)).toHaveLength(63);
});

test('the login, its target and the status marker are read', async () => {
  const { storage, clock, session } = left();
  expect([session.token, session.isDirect]).toEqual([rows.authToken[2], true]);
  expect(await session.owner()).toBe(owner);
  expect(await session.target()).toBe('/repayment/bill-list?type=UPCOMING');
  const application = cachedApplication(storage, owner, clock.now());
  expect(application).toMatchObject({ status: 'REJECTED', reapplyTime: rows.reapplyTime[3] });
  expect(cachedApplication(storage, 'id:2', clock.now())).toBe(undefined);
});

test('preferences and markers are read', () => {
  const { storage, clock } = left();
  const preferences = new Preferences(storage, new MemoryHostInfo({ languages: ['id'] }));
  const { language$, theme$, textSize$ } = preferences;
  expect([language$.value, theme$.value, textSize$.value]).toEqual(['en', 'dark', '130']);
  const http = lenderHttp(memoryWorld(clock), clock, () => undefined);
  expect([identityFlow(storage), new SummaryVisit(storage).isOpen]).toEqual(['REKYC', true]);
  expect(new Bills(http, clock, storage).lastOpened).toBe('UPCOMING');
  expect(new Start(storage).next(undefined)).toBe('combined');
  expect(interruptedPage(storage)).toBe('/transactions?status=PAID');
  expect(new DiscountPromo(http, storage).isDismissed).toBe(true);
  expect(new ReloadOnce(storage, new MemoryNavigator('/'), '1a2b3c').reload()).toBe(false);
  const module = { key: 'one', title: 'One', text: '', items: [] };
  const types = ['ZERO_PERCENT', 'DISCOUNT_PROMO'] as const;
  const modules = types.map((type) => ({ ...module, type }));
  const home = { readAt: at, modules, profile: { limitTypes: ['PERMANENT'] } };
  expect(noticeDue(home, storage, clock.now())).toBe(undefined);
});

describe.each([kycForm, combinedForm])('the unsaved answers of $id', (form) => {
  const { text, typed, carried, extras } = drafts[form.id];
  const answers = new Map<string, string>(Object.entries(typed));
  // Fields that were added later are in no draft of the first version.
  const fields = fieldsOf(form).filter(({ name }) => answers.has(name));

  const opened = async (person: string) => {
    const tab = new Tab(aDraft(carried, extras));
    tab.person = person;
    tab.storage.plant(STORED.unsavedAnswers, text);
    return tab.open(form);
  };

  test('are restored as typed, and the volatile ones are asked again', async () => {
    const wizard = await opened(owner);
    const { value } = wizard.state$;
    expect(fields).toHaveLength(answers.size);
    const volatile = fields.filter((it) => it.volatile).map(({ name }) => name);
    const shown = fields.filter(({ name }) => !volatile.includes(name));
    expect(shown.map(({ name }) => [name, value.answers[name]])).toEqual(
      shown.map(({ name }) => [name, answers.get(name)]),
    );
    expect([...value.again].sort()).toEqual(volatile.sort());
    expect(changedFields(form, wizard.context)).toEqual(shown);
  });

  test('are not restored for another user', async () => {
    const wizard = await opened('id:2');
    expect([wizard.state$.value.answers, wizard.isUnsaved]).toEqual([carried, false]);
  });
});
