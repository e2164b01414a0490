import { Ids } from '../../domain/ports/ids';

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Random ids and hashes from the browser. */
export class BrowserIds extends Ids {
  override uuid(): string {
    const bytes = random(16).map((byte, at) =>
      at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
    );
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Hashes a text. Browsers can do it only on https and on loopback addresses; the app is served nowhere else. */
  override async hash(text: string): Promise<string> {
    if (!('subtle' in crypto)) throw new Error('the app needs https or a loopback address');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return base64Url(new Uint8Array(digest));
  }
}
