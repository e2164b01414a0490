/** A page in a browser. Positions are CSS pixels of the viewport. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and resolves with its result: text, a number, true, false or null. */
  readonly run: (body: string) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>;
  readonly screenshot: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser that pages are opened in, one after the other. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
