/** Types for the used part of the package, which has none. */
declare module 'selenium-webdriver' {
  interface Element {
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
  }
  interface Actions {
    move(to: { readonly x: number; readonly y: number }): this;
    click(): this;
    perform(): Promise<void>;
  }
  interface Session {
    get(url: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    findElement(by: { readonly css: string }): Promise<Element>;
    switchTo(): { activeElement(): Promise<Element> };
    actions(): Actions;
    takeScreenshot(): Promise<string>;
    getCapabilities(): Promise<{ get(name: string): unknown }>;
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): this;
    build(): Promise<Session>;
  }
}
