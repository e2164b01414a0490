import { CALLS, type CallName } from '../../domain/calls';
import type { Facts } from './facts';
import type { Verdict } from './verdicts';

const longest = (texts: readonly string[]): number => Math.max(...texts.map((it) => it.length));

/** Returns the report for people: the screens, then what is worth knowing of each call. */
export const reportOf = (verdicts: readonly Verdict[], facts: Facts): string => {
  const width = longest(verdicts.map(({ screen }) => screen)) + 2;
  const screens = verdicts.map(({ screen, state, why }) =>
    `${screen.padEnd(width)}${state.padEnd(9)}${why}`.trimEnd(),
  );
  const calls = [...facts].flatMap(([name, { outcome, why, notes }]) => {
    const said = [
      ...(outcome === 'read' || why === undefined ? [] : [`${outcome}: ${why}`]),
      ...notes,
    ];
    return said.map((it) => `${labelOf(name)}  ${it}`);
  });
  const count = (state: string) => `${verdicts.filter((it) => it.state === state).length} ${state}`;
  const sums = ['stands', 'partly', 'useless', 'wrong'].map(count).join(', ');
  return [...screens, '', ...calls, '', `screens: ${sums}`].join('\n');
};

const labelOf = (name: CallName): string => `${CALLS[name].method} ${CALLS[name].path}`;
