import type { Language } from '../../domain/kernel/locale';
import type { Engine, Finding } from './engines';

interface Accepted {
  readonly engine: Engine;
  readonly rule: string;
  readonly target: RegExp;
  /** The pages and stories that have it, each in every look. */
  readonly at: readonly string[];
  readonly reason: string;
  /** If it is a failure: the sentence about it in the accessibility statement. */
  readonly told?: Readonly<Record<Language, string>>;
}

/** Findings that stay. The list may only become shorter: a row whose finding is gone fails too. */
const list: readonly Accepted[] = [
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    target: /output/,
    at: ['bcaVa'],
    reason:
      'The number to pay to is named by the group around it; with a name of its own it would be read twice.',
  },
  {
    engine: 'ibm',
    rule: 'aria_form_label_unique',
    target: /form/,
    at: ['start'],
    reason:
      'Two buttons that work before the code is loaded: a form without a name is no landmark.',
  },
  {
    engine: 'ibm',
    rule: 'aria_banner_single',
    target: /header/,
    at: ['kit-layout--headers'],
    reason: 'The story shows the headers of three pages.',
  },
  {
    engine: 'ibm',
    rule: 'aria_banner_label_unique',
    target: /header/,
    at: ['kit-layout--headers'],
    reason: 'The story shows the headers of three pages.',
  },
  {
    engine: 'ibm',
    rule: 'aria_region_label_unique',
    target: /section/,
    at: ['kit-amounts--gauge', 'widgets-money--limit'],
    reason: 'The story shows one section in several states.',
  },
];

/** The sentences of the accessibility statement about findings that are failures. */
export const failures = list.flatMap(({ told }) => told ?? []);

export const textOf = ({ engine, rule, target }: Finding): string => `${engine} ${rule}: ${target}`;

/** Compares what these engines found on a page or story with the rows of the list for it. */
export const compare = (found: readonly Finding[], id: string, engines: readonly Engine[]) => {
  const rows = list.filter(({ at, engine }) => at.includes(id) && engines.includes(engine));
  const isOf = (row: Accepted) => (it: Finding) =>
    row.engine === it.engine && row.rule === it.rule && row.target.test(it.target);
  const isAccepted = (it: Finding) => rows.some((row) => isOf(row)(it));
  return {
    accepted: found.filter(isAccepted),
    unaccepted: found.filter((it) => !isAccepted(it)),
    gone: rows
      .filter((row) => !found.some(isOf(row)))
      .map(({ engine, rule }) => `${engine} ${rule}`),
  };
};
