export abstract class Printer {
  /** Opens the print dialog of the browser, if it has one. */
  abstract print(): void;
}
