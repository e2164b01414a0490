import type { TrackedName } from '../tracking/events';
import type { FormContext } from './answers';
import { RULES, type RuleName } from './rules';

/** A list of options. `id` is its place in the messages (`options.<id>.<VALUE>`), the values are the wire's. */
export interface OptionList<V extends string = string> {
  readonly id: string;
  readonly values: readonly V[];
  /** The answers that most people give, in the order they are offered. */
  readonly common?: readonly V[];
  /** Other spellings of a value, which are not offered beside it. */
  readonly spellings?: readonly V[];
}

/** From the largest to the smallest: a new parent clears what is below it. */
export const areaLevels = ['province', 'city', 'district', 'village'] as const;
export type AreaLevel = (typeof areaLevels)[number];

type More = {
  /** Its key in the messages, when that is not the name without its group. */
  readonly labelKey?: string;
  readonly options?: OptionList;
  /** What validation events call it (spec §5). */
  readonly tracked?: TrackedName;
  readonly level?: AreaLevel;
  /** The field of the other contact, which must be answered differently. */
  readonly mustDifferFrom?: string;
  /** Never written to browser storage. */
  readonly volatile?: true;
  /** Valid until it is touched (spec §5). */
  readonly startsValid?: true;
  /** May be left empty: then it is no error, the step is complete without it, and a save leaves it out. */
  readonly optional?: true;
  /** When true the field is not asked, is cleared on load and counts as valid. */
  readonly exempt?: (context: FormContext) => boolean;
};

export interface Field<N extends string = string, R extends RuleName = RuleName> extends More {
  /** The specification's name with its group: `personalInfo.motherMaidenName`. */
  readonly name: N;
  /** Its key in the messages: `labels.motherMaidenName`. */
  readonly labelKey: string;
  readonly kind: (typeof RULES)[R]['kind'];
  readonly rule: R;
}

/** The group a field is nested in on the wire. */
export const groupOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf('.')));

/** What a field is called inside its group. */
export const keyOf = (name: string): string => name.slice(name.indexOf('.') + 1);

export const field = <const N extends string, R extends RuleName>(
  name: N,
  rule: R,
  more: More = {},
): Field<N, R> => ({
  name,
  labelKey: keyOf(name),
  kind: RULES[rule].kind,
  rule,
  ...more,
});
