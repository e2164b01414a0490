/** The part of the package that is used: it brings no types. */
declare module 'selenium-webdriver' {
  interface Session {
    get(url: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    getCapabilities(): Promise<{ get(name: string): unknown }>;
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): this;
    build(): Promise<Session>;
  }
}
