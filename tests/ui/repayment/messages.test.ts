import { expect, test } from 'vitest';
import { routeIds, ROUTES } from '../../../domain/navigation/routes';
import en from '../../../ui/messages/en/repayment.json';
import id from '../../../ui/messages/id/repayment.json';
import { waysToPay } from '../../../ui/pages/repayment/ways-to-pay';

test('every page has its own title, and every step has a text', () => {
  const pages = routeIds.filter((route) => ROUTES[route].area === 'repayment');
  for (const { titles, howTo } of [id, en]) {
    expect(Object.keys(titles).sort()).toEqual([...pages].sort());
    for (const way of ['atm', 'mbca', 'klikbca'] as const)
      expect(Object.keys(howTo[way]), way).toEqual(
        waysToPay[way].filter((step) => step !== 'number' && step !== 'check'),
      );
  }
});
