/** Random ids and hashes. */
export abstract class Ids {
  /** Returns a random UUID, version 4. */
  abstract uuid(): string;
  /** Returns a random number from 0 up to, but not including, 1: for pauses that differ between clients. */
  random(): number {
    return Number.parseInt(this.uuid(), 16) / 2 ** 32;
  }

  /** Returns the SHA-256 of a text, in base64url (fingerprints). */
  abstract hash(text: string): Promise<string>;
}
