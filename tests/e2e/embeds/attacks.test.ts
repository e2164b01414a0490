import { openEvilSite } from '../../attack/support/evil-site';
import { ruin } from '../../attack/support/ruin';
import { steal } from '../../attack/support/steal';
import { expect, unwatched as test } from '../support/partner';

// A few of each kind; tests/attack runs all of them.

const injections = [
  'an address: without a scheme, with a path',
  'an address: the lender as a user',
  'a base, and an address from the root',
  'a base that comes later',
  'the attribute is changed later',
  'all four elements',
] as const;

test('markup gets neither a token nor a link to another origin', async ({ page, site }) => {
  const evil = await openEvilSite();
  const { user } = await site.visit('calm');
  for (const name of injections) {
    const { shown, loot } = await steal(
      page,
      { site, evil, token: user.token },
      name,
      'to every element',
    );
    expect([shown > 0, loot], name).toEqual([true, []]);
  }
  await evil.close();
});

const ruins = [
  'form documentElement with a field lang',
  'img createElementNS',
  'a closed shadow root of the markup',
  'Object.prototype.get and set',
  'throwing get, set and value',
  'Array.prototype.toJSON',
  'everything at once',
] as const;

test('with replaced globals and markup every element is ready', async ({ page, site }) => {
  const { user } = await site.visit('calm');
  for (const name of ruins) {
    const { elements, damage } = await ruin(page, site, user.token, name);
    expect([elements, damage], name).toEqual([8, []]);
  }
});
