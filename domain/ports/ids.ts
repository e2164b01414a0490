/** Randomness. */
export abstract class Ids {
  /** A random UUID, version 4. */
  abstract uuid(): string;
  /** `bytes` random bytes in base64url, for state and PKCE. */
  abstract secret(bytes: number): string;
  /** SHA-256 of a text, in base64url (PKCE S256, fingerprints). */
  abstract hash(text: string): Promise<string>;
}
