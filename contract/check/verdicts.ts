import { CALLS, type CallName } from '../../domain/calls';
import { snakeKey } from '../../domain/wire/case';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { callsOf, screens } from '../table/screens';
import { type Facts, type FieldFact, noAnswer } from './facts';

/** `partly`: a part of the screen is missing. `useless`: all of it. `wrong`: it would state something false. */
export type State = 'stands' | 'partly' | 'useless' | 'wrong';

export interface Verdict {
  /** The address of the screen. */
  readonly screen: string;
  readonly state: State;
  readonly why: string;
}

interface Fault {
  readonly state: Exclude<State, 'stands'>;
  readonly why: string;
}

const severest = ['wrong', 'useless', 'partly'] as const;

const labelOf = (call: CallName): string => `${CALLS[call].method} ${CALLS[call].path}`;

/** Returns what is known of a field, with names as the contract spells them on the wire. */
const sentenceOf = (path: string, { state, perhaps, beside = [] }: FieldFact): string => {
  const name = snakeKey(path);
  if (state === 'unread') return `${name} cannot be read`;
  if (perhaps !== undefined) return `${name} is missing, perhaps it is ${snakeKey(perhaps)}`;
  const others = beside.map(snakeKey).join(', ');
  return `${name} is missing${others === '' ? '' : `, and nothing reads ${others}`}`;
};

/** Returns what a call costs a screen. A field that may just be empty for this user costs nothing, unless needed. */
const faultsOf = (id: RouteId, facts: Facts): readonly Fault[] =>
  [...callsOf(id)].flatMap(([call, { needs, uses = [] }]) => {
    const it = facts.get(call) ?? noAnswer('not asked');
    const lost = needs ? ('useless' as const) : ('partly' as const);
    const say = (why: string) => `${labelOf(call)}: ${why}`;
    if (it.outcome === 'failed') return [{ state: lost, why: say(it.why ?? 'it failed') }];
    if (it.outcome !== 'read') return [];
    const lacking = (paths: readonly string[], state: Fault['state']) =>
      paths
        .map((path) => [path, it.fact(path)] as const)
        .filter(([, { state: found }]) => found !== 'there')
        .filter(
          ([, { state: found, beside }]) => state === 'useless' || found === 'unread' || beside,
        )
        .map(([path, fact]) => ({ state, why: say(sentenceOf(path, fact)) }));
    const falsehood: readonly Fault[] =
      it.falsehood === undefined ? [] : [{ state: 'wrong', why: say(it.falsehood) }];
    return [...falsehood, ...lacking(needs ?? [], 'useless'), ...lacking(uses, 'partly')];
  });

/** Returns what becomes of each screen. */
export const verdictsFrom = (facts: Facts): readonly Verdict[] =>
  screens.map((id) => {
    const faults = faultsOf(id, facts);
    const state = severest.find((it) => faults.some((fault) => fault.state === it));
    const whys = new Set(faults.filter((it) => it.state === state).map(({ why }) => why));
    return { screen: ROUTES[id].path, state: state ?? 'stands', why: [...whys].join('; ') };
  });

/** Returns whether a lender can go live with these screens. */
export const isLive = (verdicts: readonly Verdict[]): boolean =>
  verdicts.every(({ state }) => state === 'stands' || state === 'partly');
