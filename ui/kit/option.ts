/** One entry of an option list: its spelling on the wire and its words. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Not offered: another spelling of an option that is. Shown to those who chose it. */
  readonly hidden?: boolean | undefined;
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
