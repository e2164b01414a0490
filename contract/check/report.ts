import { accepted, type Facts, labelOf } from './facts';
import { unlistedFieldsIn } from './field-lines';
import { type AnswerFault, type ScreenState, worstFirst, type ScreenVerdict } from './verdicts';

interface Report {
  /** What concerns the whole check. */
  readonly notices: readonly string[];
  /** Whether every call had the same useless answer, so that nothing is known of the screens. */
  readonly isVoid: boolean;
  readonly screens: readonly ScreenVerdict[];
  readonly facts: Facts;
  /** How many writes were not asked because `--write` was not given. */
  readonly unasked: number;
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map((it) => it.length));

/** What one call costs the screens. */
interface Repair {
  readonly call: string;
  /** The worst state of a screen because of it. */
  readonly state: AnswerFault['state'];
  /** Every screen, in its worst state because of it; the worst states first. */
  readonly screens: ReadonlyMap<string, AnswerFault['state']>;
  readonly whys: readonly string[];
}

const inState = ({ screens }: Repair, state: AnswerFault['state']): readonly string[] =>
  [...screens].filter(([, it]) => it === state).map(([screen]) => screen);

/** Names the screens of a repair in each state; many are only counted. */
const screensIn = (repair: Repair): string =>
  worstFirst
    .map((state) => [state, inState(repair, state)] as const)
    .filter(([, screens]) => screens.length > 0)
    .map(([state, it]) => `${state}: ${it.length > 6 ? `${it.length} screens` : it.join(', ')}`)
    .join('; ');

/** Returns each faulty call once, the most important first. */
const repairsFor = (verdicts: readonly ScreenVerdict[]): readonly Repair[] => {
  const all = verdicts.flatMap(({ screen, faults }) => faults.map((it) => ({ screen, ...it })));
  return [...new Set(all.map(({ call }) => call))]
    .map((call): Repair => {
      const own = all.filter((it) => it.call === call);
      const screens = new Map<string, AnswerFault['state']>();
      for (const state of worstFirst)
        for (const { screen } of own.filter((it) => it.state === state))
          if (!screens.has(screen)) screens.set(screen, state);
      const [state = 'partly'] = screens.values();
      const whys = own.flatMap(({ why }) => why.split('; '));
      return { call, state, screens, whys: [...new Set(whys)] };
    })
    .sort(
      (a, b) =>
        worstFirst.indexOf(a.state) - worstFirst.indexOf(b.state) ||
        inState(b, b.state).length - inState(a, a.state).length,
    );
};

const repairLines = (repairs: readonly Repair[], first: number): readonly string[] =>
  repairs.flatMap((repair, at) => [
    `${String(first + at).padStart(2)}. ${repair.call} (${screensIn(repair)})`,
    ...repair.whys.map((it) => `    - ${it}`),
  ]);

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
const isSoFar = ({ state, unchecked }: ScreenVerdict): boolean =>
  state === 'stands' && unchecked.length > 0;

/** Names the unchecked calls of a screen. */
const uncheckedIn = ({ unchecked }: ScreenVerdict, facts: Facts): readonly string[] => {
  const outcomes = new Map([...facts].map(([name, { outcome }]) => [labelOf(name), outcome]));
  return (['not asked', 'not checked'] as const).flatMap((outcome) => {
    const calls = unchecked.filter((it) => (outcomes.get(it) ?? 'not asked') === outcome);
    return calls.length > 0 ? [`${outcome}: ${calls.join(', ')}`] : [];
  });
};

const tableOf = (
  verdicts: readonly ScreenVerdict[],
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

/** What the first words of the lines of a call mean. */
const prefixes = [
  ['optional', 'no screen loses a part by it, or this user may just have none'],
  ['also', 'a screen uses it too, once the call can be read'],
] as const;

/** Returns the meaning of words at the start of lines, the lines of each call, then the calls without a line in one. */
const callLines = (facts: Facts, repairs: readonly Repair[]): readonly string[] => {
  const said = [...facts].map(([name, it]) => {
    const { outcome, why, notes } = it;
    const call = labelOf(name);
    const at = repairs.findIndex((repair) => repair.call === call);
    const isTold = outcome === 'read' || (at >= 0 && outcome === 'failed') || why === accepted;
    const lines = [
      ...(at < 0 ? [] : [`see ${at + 1}`]),
      ...(isTold || why === undefined ? [] : [outcome === 'none' ? why : `${outcome}: ${why}`]),
      ...notes,
      ...unlistedFieldsIn(it, repairs[at]?.whys ?? []),
    ];
    return { call, lines };
  });
  const lines = said.flatMap(({ call, lines: own }) => own.map((it) => `${call}  ${it}`));
  const used = prefixes.filter(([word]) => lines.some((line) => line.includes(`  ${word}: `)));
  const idle = said.filter((it) => it.lines.length === 0).map(({ call }) => call);
  return [
    ...used.map(([word, means]) => `${word}: ${means}`),
    ...(used.length === 0 ? [] : ['']),
    ...lines,
    ...(idle.length === 0 ? [] : [`nothing to do: ${idle.join(', ')}`]),
  ];
};

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
  const count = (state: ScreenState) => {
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
    ...callLines(facts, repairs),
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
