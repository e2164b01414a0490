import { Tree } from '../../recipes/support/tree';

/** The title of the bills in this build, and in the next release. */
export const titles = { now: 'Tagihan', next: 'Tagihan rilis berikut' } as const;

/** Builds a release with another text and another version. `remove` removes it. */
export const buildNextRelease = (): Tree => {
  const next = new Tree();
  next.edit(
    'ui/messages/id/repayment.json',
    new RegExp(`"billList": "${titles.now}"`),
    `"billList": "${titles.next}"`,
  );
  next.edit('domain/config/config.ts', /clientVersion = '/, '$&9');
  next.run('node', 'scripts/build.mjs');
  return next;
};
