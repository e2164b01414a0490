import { expect, test } from 'vitest';
import { routeIds, ROUTES } from '../../../domain/navigation/routes';
import en from '../../../ui/messages/en/repayment.json';
import id from '../../../ui/messages/id/repayment.json';
import { waysToPay } from '../../../ui/pages/repayment/ways-to-pay';

const flat = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flat(value, `${path}${key}.`)
      : [[path + key, String(value)]],
  );
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).sort();

test('both languages say the same, with the same gaps; only English has a word for one', () => {
  const english = new Map(flat(en));
  const keys = [...english.keys()].filter((key) => !key.endsWith('_one'));
  expect(keys).toEqual(flat(id).map(([key]) => key));
  for (const [key, text] of flat(id)) {
    expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    expect([key, /\bAnda\b/i.test(text)]).toEqual([key, false]);
    expect([key, text.trim() === '']).toEqual([key, false]);
  }
});

test('every page has a title of its own, and every step its words', () => {
  const pages = routeIds.filter((route) => ROUTES[route].area === 'repayment');
  for (const { titles, howTo } of [id, en]) {
    expect(Object.keys(titles).sort()).toEqual([...pages].sort());
    for (const way of ['atm', 'mbca', 'klikbca'] as const)
      expect(Object.keys(howTo[way]), way).toEqual(
        waysToPay[way].filter((step) => step !== 'number' && step !== 'check'),
      );
  }
});
