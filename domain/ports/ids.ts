/** Random ids and hashes. */
export abstract class Ids {
  /** Returns a random UUID, version 4. */
  abstract uuid(): string;
  /** Returns the SHA-256 of a text, in base64url (fingerprints). */
  abstract hash(text: string): Promise<string>;
}
