/** One entry of an option list: its value on the wire, and its label. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Whether it is another spelling of an offered option: not offered, but shown to a user who chose it. */
  readonly hidden?: boolean | undefined;
}

/** Returns the options, followed by a saved value that is not among them, so that an earlier answer is not lost. */
export const withSaved = (
  options: readonly Option[],
  saved = '',
  other: string = saved,
): readonly Option[] =>
  saved === '' || options.some(({ value }) => value === saved)
    ? options
    : [...options, { value: saved, label: other }];
