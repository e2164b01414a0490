import type { CallName } from '../../domain/calls';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { OTHER_CALLS } from '../table/alternatives';
import { callsOf, screenRows } from '../table/screens';
import { type Facts, labelOf, noAnswer } from './facts';
import { isReplaced } from './replaced';
import { sentenceOf } from './sentences';

/** `partly`: a part of the screen is missing. `useless`: all of it. `wrong`: it would state something false. */
export type ScreenState = 'stands' | 'partly' | 'useless' | 'wrong';

export interface ScreenVerdict {
  /** The address of the screen. */
  readonly screen: string;
  readonly state: ScreenState;
  readonly why: string;
  /** The calls that the state does not consider: not asked, or refused because of their example values. */
  readonly unchecked: readonly string[];
  /** What the screen lacks because of each call. */
  readonly faults: readonly AnswerFault[];
}

export interface AnswerFault {
  readonly state: Exclude<ScreenState, 'stands'>;
  readonly call: string;
  readonly why: string;
}

export const worstFirst = ['wrong', 'useless', 'partly'] as const;

/** Returns what a call costs a screen. A field that may just be empty for this user costs nothing, unless needed. */
const faultsOf = (id: RouteId, facts: Facts): readonly AnswerFault[] =>
  [...callsOf(id)].flatMap(([call, { needs, uses = [] }]) => {
    const it = facts.get(call) ?? noAnswer('not asked');
    const lost = needs ? ('useless' as const) : ('partly' as const);
    const fault = (state: AnswerFault['state'], why: string): AnswerFault => ({
      state,
      call: labelOf(call),
      why,
    });
    const readFactsOf = (name: CallName) => {
      const { outcome, fact } = facts.get(name) ?? noAnswer('not asked');
      return outcome === 'read' ? fact : undefined;
    };
    const other = OTHER_CALLS[call];
    if (it.outcome === 'failed' && other !== undefined && readFactsOf(other) !== undefined)
      return needs ? [fault('partly', `${it.why}, and ${labelOf(other)} is read instead`)] : [];
    if (it.outcome === 'failed') return [fault(lost, it.why ?? 'it failed')];
    if (it.outcome !== 'read') return [];
    const lacking = (paths: readonly string[], state: AnswerFault['state']) =>
      paths
        .map((path) => [path, it.fact(path)] as const)
        .filter(([, { state: found }]) => found !== 'there')
        .filter(
          ([path, { state: found }]) => found !== 'missing' || !isReplaced(call, path, readFactsOf),
        )
        .filter(
          ([, { state: found, perhaps, beside, inside }]) =>
            state === 'useless' ||
            found === 'other type' ||
            (perhaps ?? beside ?? inside) !== undefined,
        )
        .map(([path, fact]) => fault(state, sentenceOf(path, fact)));
    const shown: readonly string[] = [...(needs ?? []), ...uses];
    const claims = [
      ...(it.falsehood === undefined ? [] : [fault('wrong', it.falsehood)]),
      ...it.gaps
        .filter(({ field }) => shown.includes(field))
        .map(({ why }) => fault('partly', why)),
    ];
    return [...claims, ...lacking(needs ?? [], 'useless'), ...lacking(uses, 'partly')];
  });

const uncheckedOf = (id: RouteId, facts: Facts): readonly string[] =>
  [...callsOf(id).keys()]
    .filter((call) =>
      ['not asked', 'not checked'].includes(facts.get(call)?.outcome ?? 'not asked'),
    )
    .map(labelOf);

/** Returns the state of each screen. */
export const verdictsFrom = (facts: Facts): readonly ScreenVerdict[] =>
  screenRows.map((id) => {
    const faults = faultsOf(id, facts);
    const state = worstFirst.find((it) => faults.some((fault) => fault.state === it));
    const whys = new Set(
      faults.filter((it) => it.state === state).map(({ call, why }) => `${call}: ${why}`),
    );
    return {
      screen: ROUTES[id].path,
      state: state ?? 'stands',
      why: [...whys].join('; '),
      unchecked: uncheckedOf(id, facts),
      faults,
    };
  });

/** Returns whether a lender can go live with these screens. */
export const isLive = (verdicts: readonly ScreenVerdict[]): boolean =>
  verdicts.every(({ state }) => state === 'stands' || state === 'partly');
