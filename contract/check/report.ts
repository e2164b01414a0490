import { type Facts, type FieldLine, labelOf } from './facts';
import type { Verdict } from './verdicts';

interface Report {
  /** What concerns the whole check. */
  readonly notices: readonly string[];
  readonly screens: readonly Verdict[];
  readonly facts: Facts;
  /** How many writes were not asked because `--write` was not given. */
  readonly unasked: number;
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map((it) => it.length));

const states = ['renamed', 'other type', 'empty', 'missing', 'extra'] as const;

const nameOf = ({ field, perhaps }: FieldLine): string =>
  perhaps === undefined ? field : `${field}, perhaps ${perhaps}`;

/** Returns the number of fields that are present, and a line for each other state. */
const fieldsOf = (fields: readonly FieldLine[]): readonly string[] => {
  const inState = (state: FieldLine['state']) => fields.filter((it) => it.state === state);
  const count = fields.length - inState('extra').length;
  const others = states.flatMap((state) => {
    const found = inState(state).map(nameOf);
    return found.length === 0 ? [] : [`${state}: ${found.join('; ')}`];
  });
  return count === 0 ? others : [`there: ${inState('there').length} of ${count} fields`, ...others];
};

/** Names the unchecked calls of a screen that could go live. */
const uncheckedIn = ({ state, unchecked }: Verdict, facts: Facts): readonly string[] => {
  const outcomes = new Map([...facts].map(([name, { outcome }]) => [labelOf(name), outcome]));
  return (['not asked', 'not checked'] as const).flatMap((outcome) => {
    const calls = unchecked.filter((it) => (outcomes.get(it) ?? 'not asked') === outcome);
    const isSaid = calls.length > 0 && ['stands', 'partly'].includes(state);
    return isSaid ? [`${outcome}: ${calls.join(', ')}`] : [];
  });
};

/** Returns the report for people: the screens, then what is worth knowing of each call. */
export const reportOf = ({ notices, screens: verdicts, facts, unasked }: Report): string => {
  const width = longest(verdicts.map(({ screen }) => screen)) + 2;
  const screens = verdicts.map((verdict) => {
    const said = [verdict.why, ...uncheckedIn(verdict, facts)].filter(Boolean).join('; ');
    return `${verdict.screen.padEnd(width)}${verdict.state.padEnd(9)}${said}`.trimEnd();
  });
  const calls = [...facts].flatMap(([name, { outcome, why, notes, fields }]) => {
    const said = [
      ...(outcome === 'read' || why === undefined
        ? []
        : [outcome === 'none' ? why : `${outcome}: ${why}`]),
      ...notes,
      ...fieldsOf(fields),
    ];
    // A write whose answer the client does not use.
    const lines = said.length > 0 ? said : ['accepted'];
    return lines.map((it) => `${labelOf(name)}  ${it}`);
  });
  const count = (state: string) => `${verdicts.filter((it) => it.state === state).length} ${state}`;
  const sums = ['stands', 'partly', 'useless', 'wrong'].map(count).join(', ');
  const above = notices.length === 0 ? [] : [...notices, ''];
  const below =
    unasked === 0
      ? []
      : [`not asked: ${unasked} writes, which --write makes once each: use a throw-away user`];
  return [...above, ...screens, '', ...calls, '', ...below, `screens: ${sums}`].join('\n');
};

/** Returns the report for programs. */
export const jsonOf = ({ notices, screens, facts }: Omit<Report, 'unasked'>): string => {
  const calls = [...facts].map(([name, { outcome, why, notes, fields }]) => ({
    call: labelOf(name),
    outcome,
    why,
    notes,
    fields,
  }));
  return JSON.stringify({ notices, screens, calls }, null, 2);
};
