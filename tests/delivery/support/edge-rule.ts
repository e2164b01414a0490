import type { EdgeRule } from '../../../delivery/edge';

/** Returns the rule that a network applies to an answer: the first that fits its decoded path and status. */
export const edgeRuleFor = (
  rules: readonly EdgeRule[],
  path: string,
  status: number,
): EdgeRule | undefined =>
  rules.find(
    ({ path: pattern, status: [from, to] }) =>
      status >= from && status <= to && new RegExp(pattern).test(path),
  );
