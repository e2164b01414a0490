import { type Facts, type FieldLine, labelOf } from './facts';
import { renaming } from './sentences';
import { type State, severest, type Verdict } from './verdicts';

interface Report {
  /** What concerns the whole check. */
  readonly notices: readonly string[];
  /** Whether every call had the same useless answer, so that nothing is known of the screens. */
  readonly isVoid: boolean;
  readonly screens: readonly Verdict[];
  readonly facts: Facts;
  /** How many writes were not asked because `--write` was not given. */
  readonly unasked: number;
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map((it) => it.length));

/** What is to do with the fields of a state; `extra` and `absent` ones cost nothing. */
const states: readonly (readonly [FieldLine['state'], string])[] = [
  ['renamed', ''],
  ['inside', ''],
  ['other type', 'other type: '],
  ['empty', 'empty: '],
  ['missing', 'missing: '],
  ['extra', 'extra: '],
];

const nameOf = ({ field, state, perhaps = '' }: FieldLine): string =>
  state === 'renamed' ? renaming(field, perhaps) : field;

/** Returns whether every field is there, else how many, and a line for each other state. */
const fieldsOf = (fields: readonly FieldLine[]): readonly string[] => {
  const inState = (state: FieldLine['state']) => fields.filter((it) => it.state === state);
  const others = states.flatMap(([state, before]) => {
    const found = inState(state);
    const groups = [...new Set(found.map(({ perhaps }) => perhaps))];
    const names = (it: readonly FieldLine[]) => it.map(nameOf).join('; ');
    if (state === 'inside')
      return groups.map(
        (group) => `inside ${group}? missing: ${names(found.filter((it) => it.perhaps === group))}`,
      );
    return found.length === 0 ? [] : [`${before}${names(found)}`];
  });
  const isComplete = fields.every(({ state }) => ['there', 'absent', 'extra'].includes(state));
  const count = inState('there').length;
  const summary = isComplete ? 'every field that counts is there' : `fields there: ${count}`;
  return fields.length === 0 ? [] : [summary, ...others];
};

/** What one call costs the screens. */
interface Repair {
  readonly call: string;
  /** The worst state of a screen because of it. */
  readonly state: Exclude<State, 'stands'>;
  readonly screens: readonly string[];
  readonly whys: readonly string[];
}

/** Returns each faulty call once, the most important first. */
const repairsFor = (verdicts: readonly Verdict[]): readonly Repair[] => {
  const all = verdicts.flatMap(({ screen, faults }) => faults.map((it) => ({ screen, ...it })));
  return [...new Set(all.map(({ call }) => call))]
    .map((call): Repair => {
      const own = all.filter((it) => it.call === call);
      const state = severest.find((it) => own.some((fault) => fault.state === it)) ?? 'partly';
      const screens = own.filter((it) => it.state === state).map(({ screen }) => screen);
      const whys = own.flatMap(({ why }) => why.split('; '));
      return { call, state, screens: [...new Set(screens)], whys: [...new Set(whys)] };
    })
    .sort(
      (a, b) =>
        severest.indexOf(a.state) - severest.indexOf(b.state) ||
        b.screens.length - a.screens.length,
    );
};

const repairLines = (repairs: readonly Repair[], first: number): readonly string[] =>
  repairs.flatMap(({ call, state, screens, whys }, at) => {
    const shown = screens.length > 3 ? `${screens.length} screens` : screens.join(', ');
    return [
      `${String(first + at).padStart(2)}. ${call} (${state}: ${shown})`,
      ...whys.map((it) => `    - ${it}`),
    ];
  });

const toDo = (repairs: readonly Repair[]): readonly string[] => {
  const isUrgent = ({ state }: Repair) => state !== 'partly';
  const [urgent, later] = [repairs.filter(isUrgent), repairs.filter((it) => !isUrgent(it))];
  return [
    urgent.length === 0
      ? 'Nothing that was checked has to be fixed before you go live.'
      : 'Fix before you go live:',
    ...repairLines(urgent, 1),
    ...(later.length === 0 ? [] : ['', 'Then, since a part of a screen is missing:']),
    ...repairLines(later, urgent.length + 1),
    ...(repairs.length === 0
      ? []
      : [
          '',
          '"rename A to B?": the client does not read A. If A means B, your server must send it as B.',
        ]),
    '',
  ];
};

const legend = [
  'stands   all that was checked is right; "so far" if calls of it were not asked or not checked',
  'partly   a part of the screen is missing',
  'useless  the screen cannot be used',
  'wrong    the screen would state something false',
  '',
];

/** Returns whether a screen stands as far as its calls were checked. */
const isSoFar = ({ state, unchecked }: Verdict): boolean =>
  state === 'stands' && unchecked.length > 0;

/** Names the unchecked calls of a screen. */
const uncheckedIn = ({ unchecked }: Verdict, facts: Facts): readonly string[] => {
  const outcomes = new Map([...facts].map(([name, { outcome }]) => [labelOf(name), outcome]));
  return (['not asked', 'not checked'] as const).flatMap((outcome) => {
    const calls = unchecked.filter((it) => (outcomes.get(it) ?? 'not asked') === outcome);
    return calls.length > 0 ? [`${outcome}: ${calls.join(', ')}`] : [];
  });
};

const tableOf = (
  verdicts: readonly Verdict[],
  repairs: readonly Repair[],
  facts: Facts,
): readonly string[] => {
  const width = longest(verdicts.map(({ screen }) => screen)) + 2;
  return verdicts.map((verdict) => {
    const { screen, state, faults } = verdict;
    const places = repairs.flatMap(({ call }, at) =>
      faults.some((it) => it.call === call) ? [String(at + 1)] : [],
    );
    const said = [
      ...(places.length === 0 ? [] : [`see ${places.join(', ')}`]),
      ...uncheckedIn(verdict, facts),
    ].join('; ');
    const word = isSoFar(verdict) ? 'stands so far' : state;
    return `${screen.padEnd(width)}${word.padEnd(15)}${said}`.trimEnd();
  });
};

const callLines = (facts: Facts): readonly string[] =>
  [...facts].flatMap(([name, { outcome, why, notes, fields }]) => {
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

/** Returns the report for people: what to fix, the screens, then what is worth knowing of each call. */
export const reportOf = ({
  notices,
  isVoid,
  screens: verdicts,
  facts,
  unasked,
}: Report): string => {
  if (isVoid) return notices.join('\n');
  const repairs = repairsFor(verdicts);
  const soFar = verdicts.filter(isSoFar).length;
  const count = (state: State) => {
    const found = verdicts.filter((it) => it.state === state).length;
    return `${found} ${state}${state === 'stands' && soFar > 0 ? ` (${soFar} so far)` : ''}`;
  };
  const sums = (['stands', 'partly', 'useless', 'wrong'] as const).map(count).join(', ');
  const above = notices.length === 0 ? [] : [...notices, ''];
  const below =
    unasked === 0
      ? []
      : [`not asked: ${unasked} writes, which --write makes once each: use a throw-away user`];
  return [
    ...above,
    ...toDo(repairs),
    ...legend,
    ...tableOf(verdicts, repairs, facts),
    '',
    ...callLines(facts),
    '',
    ...below,
    `screens: ${sums}`,
  ].join('\n');
};

/** Returns the report for programs. */
export const jsonOf = ({
  notices,
  screens: verdicts,
  facts,
}: Pick<Report, 'notices' | 'screens' | 'facts'>): string => {
  const calls = [...facts].map(([name, { outcome, why, notes, fields }]) => ({
    call: labelOf(name),
    outcome,
    why,
    notes,
    fields,
  }));
  const screens = verdicts.map(({ faults: _, ...verdict }) => verdict);
  return JSON.stringify({ notices, screens, calls }, null, 2);
};
