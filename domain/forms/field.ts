import type { TrackedName } from '../tracking/events';
import type { FormContext } from './answers';
import { RULES, type RuleName } from './rules';

/** A list of options. `id` is its place in the messages (`options.<id>.<VALUE>`); the values are the server's. */
export interface OptionList<V extends string = string> {
  readonly id: string;
  readonly values: readonly V[];
  /** The most frequent answers, in the order they are offered. */
  readonly common?: readonly V[];
  /** Values that are other spellings of one that is offered. */
  readonly spellings?: readonly V[];
}

/** The levels from large to small. A new area clears the levels below it. */
export const areaLevels = ['province', 'city', 'district', 'village'] as const;
export type AreaLevel = (typeof areaLevels)[number];

type More = {
  /** The key in the messages, if it is not the name without its group. */
  readonly labelKey?: string;
  readonly options?: OptionList;
  /** The name in validation events (spec §5). */
  readonly tracked?: TrackedName;
  readonly level?: AreaLevel;
  /** The field of the other contact, whose answer must differ. */
  readonly mustDifferFrom?: string;
  /** Never written to browser storage. */
  readonly volatile?: true;
  /** Valid until it is changed (spec §5). */
  readonly startsValid?: true;
  /** May stay empty: that is no error, the step is complete without it, and a save leaves it out. */
  readonly optional?: true;
  /** Returns whether the field is not asked; it is then cleared on load, and counts as valid. */
  readonly exempt?: (context: FormContext) => boolean;
};

export interface FormField<N extends string = string, R extends RuleName = RuleName> extends More {
  /** The specification's name with its group: `personalInfo.motherMaidenName`. */
  readonly name: N;
  /** The key in the messages: `labels.motherMaidenName`. */
  readonly labelKey: string;
  readonly kind: (typeof RULES)[R]['kind'];
  readonly rule: R;
}

/** Returns the group that contains a field on the wire. */
export const groupOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf('.')));

/** Returns the name of a field in its group. */
export const keyOf = (name: string): string => name.slice(name.indexOf('.') + 1);

export const field = <const N extends string, R extends RuleName>(
  name: N,
  rule: R,
  more: More = {},
): FormField<N, R> => ({
  name,
  labelKey: keyOf(name),
  kind: RULES[rule].kind,
  rule,
  ...more,
});
