/** Joins class names and leaves out those whose condition is not met. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
