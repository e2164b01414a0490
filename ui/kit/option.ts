/** One entry of an option list: its spelling on the wire and its words. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options, and behind them a saved value that is none of them: what a person once chose is never lost. */
export const withSaved = (
  options: readonly Option[],
  saved = '',
  other: string = saved,
): readonly Option[] =>
  saved === '' || options.some(({ value }) => value === saved)
    ? options
    : [...options, { value: saved, label: other }];
