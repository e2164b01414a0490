import { readingsOf } from '../../domain/forms/amount';
import type { Problem } from '../../domain/forms/check';
import { clean } from '../../domain/forms/clean';
import type { Code } from '../../domain/forms/codes';
import { emailMeant } from '../../domain/forms/email';
import { groupDigits } from '../format/rupiah';
import { useTableMessages } from '../hooks/use-table-messages';

type Values = Readonly<Record<string, string>>;

const income = (text: string): Values => ({ amount: groupDigits(clean('money', text)) });

/** Values of the answer that its message names. */
const named: { readonly [C in Code]?: (text: string) => Values } = {
  incomeLow: income,
  incomeHigh: income,
  emailTypo: (text) => ({ meant: emailMeant(clean('email', text)) ?? '' }),
  incomeUnclear: (text) => {
    const typed = clean('money', text);
    const [less = '', more = ''] = readingsOf(typed) ?? [];
    return { typed, less: groupDigits(less), more: groupDigits(more) };
  },
};

/** Returns a function that words a problem, the same at its field as in the summary. */
export const useProblemText = () => {
  const fieldMessage = useTableMessages('fields');
  return ({ code, message }: Problem, text: string): string =>
    fieldMessage(message, named[code]?.(text));
};
