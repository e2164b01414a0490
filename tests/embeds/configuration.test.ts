import { beforeAll, describe, expect, test, vi } from 'vitest';
import { usualApiBase } from '../../embeds/core/addresses';
import type * as Its from '../../embeds/core/configuration';
import type * as Changes from '../../embeds/core/page-changes';
import { bare } from '../../embeds/core/safely';

const usual = usualApiBase();
const broken: Its.Configuration = {
  get apiBase(): string {
    throw new Error('no');
  },
};

describe.each<[string, unknown, Its.Configuration, string, string]>([
  [
    'both settings',
    { apiBase: 'https://api.example/v/', applicationSource: ' GOPAY ' },
    { apiBase: 'https://api.example/v', applicationSource: 'gopay' },
    'https://api.example/v',
    'gopay',
  ],
  [
    'an address on the page’s own origin',
    { apiBase: '/own' },
    { apiBase: `${location.origin}/own` },
    `${location.origin}/own`,
    'gojek',
  ],
  [
    'a product alone',
    { applicationSource: 'gojek' },
    { applicationSource: 'gojek' },
    usual,
    'gojek',
  ],
  [
    'what it does not know',
    { apiBase: 'ftp://api.example', applicationSource: 'shop' },
    {},
    usual,
    'gojek',
  ],
  [
    'a lender',
    { lender: ' PT Bank Contoh ', applicationSource: 'gopay' },
    { lender: 'PT Bank Contoh', applicationSource: 'gopay' },
    usual,
    'gopay',
  ],
  ['a lender without a name', { lender: ' ' }, {}, usual, 'gojek'],
  [
    'a lender of 60 letters',
    { lender: 'x'.repeat(60) },
    { lender: 'x'.repeat(60) },
    usual,
    'gojek',
  ],
  ['a lender of 61 letters', { lender: 'x'.repeat(61) }, {}, usual, 'gojek'],
  ['a lender that is no text', { lender: ['PT'] }, {}, usual, 'gojek'],
  ['values of another type', { apiBase: 7, applicationSource: ['gopay', 1] }, {}, usual, 'gojek'],
  ['an address with a person', { apiBase: 'https://a@b' }, {}, usual, 'gojek'],
  ['a symbol', { apiBase: Symbol('x') }, {}, usual, 'gojek'],
  ['an object without a text', { applicationSource: bare({}) }, {}, usual, 'gojek'],
  ['what cannot be read', broken, {}, usual, 'gojek'],
  ['a text', 'x', {}, usual, 'gojek'],
  ['null', null, {}, usual, 'gojek'],
  ['nothing', undefined, {}, usual, 'gojek'],
])('a page that configures %s', (_, given, understood, apiBase, source) => {
  let its: typeof Its;
  let changes: typeof Changes;
  // A page can be configured once, so each case loads its own copy of the module.
  beforeAll(async () => {
    vi.resetModules();
    its = await import('../../embeds/core/configuration');
    changes = await import('../../embeds/core/page-changes');
    vi.resetModules();
  });

  test('receives its valid settings, once', () => {
    expect([its.isApiNamed(), its.apiBaseOfPage(), its.applicationSourceOfPage()]).toEqual([
      false,
      usual,
      'gojek',
    ]);
    const [follower, stopped] = [vi.fn<() => void>(), vi.fn<() => void>()];
    changes.onPageChange(document, () => {
      throw new Error('a follower fails');
    });
    changes.onPageChange(document, follower);
    changes.onPageChange(document, stopped)();

    const configured = its.configure(given as Its.Configuration);
    expect({ ...configured }).toStrictEqual(understood);
    expect([Object.getPrototypeOf(configured), Object.isFrozen(configured)]).toEqual([null, true]);
    expect(its.configure({ apiBase: 'https://later.example' })).toBe(configured);
    expect(its.isApiNamed()).toBe(understood.apiBase !== undefined);
    expect([its.apiBaseOfPage(), its.applicationSourceOfPage()]).toEqual([apiBase, source]);
    expect([follower.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  });
});
