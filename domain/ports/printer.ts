/** Puts what is shown on paper. */
export abstract class Printer {
  /** Opens the print dialog of the browser, where it has one. */
  abstract print(): void;
}
