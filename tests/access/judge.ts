import type { Engine, Finding } from './engines';

interface Accepted {
  readonly engine: Engine;
  readonly rule: string;
  readonly target: RegExp;
  readonly reason: string;
}

/** Findings that are no failures. The list may only become shorter. */
const accepted: readonly Accepted[] = [
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    target: /output/,
    reason:
      'The number to pay to is named by the group around it; with a name of its own it would be read twice.',
  },
];

const isAccepted = ({ engine, rule, target }: Finding): boolean =>
  accepted.some((row) => row.engine === engine && row.rule === rule && row.target.test(target));

/** Returns the findings that no row accepts, as text. */
export const unaccepted = (found: readonly Finding[]): readonly string[] =>
  found
    .filter((it) => !isAccepted(it))
    .map(({ engine, rule, target }) => `${engine} ${rule}: ${target}`);
