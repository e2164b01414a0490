/**
 * APIs that every JavaScript runtime has in addition to the language. The domain is compiled without the DOM library,
 * so it can use only what is declared here. If the DOM library is present, these declarations merge with it.
 */
interface URL {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
declare var URL: { new (url: string, base?: string): URL };

interface URLSearchParams {
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
  forEach(visit: (value: string, name: string) => void): void;
}
declare var URLSearchParams: { new (init?: string | Record<string, string>): URLSearchParams };

interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
interface AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
declare var AbortController: { new (): AbortController };
declare function queueMicrotask(run: () => void): void;

declare function atob(base64: string): string;
/** Encodes a text in which each character is a byte. */
declare function btoa(bytes: string): string;

/** A picture that can be drawn on a canvas. */
interface ImageBitmap {
  readonly width: number;
  readonly height: number;
  close(): void;
}
