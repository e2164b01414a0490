/** Randomness. */
export abstract class Ids {
  /** A random UUID, version 4. */
  abstract uuid(): string;
  /** SHA-256 of a text, in base64url (fingerprints). */
  abstract hash(text: string): Promise<string>;
}
