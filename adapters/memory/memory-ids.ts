import { Ids } from '../../domain/ports/ids';

/** Counts up in place of random values, so that runs can be repeated. */
export class MemoryIds extends Ids {
  private count = 0;

  override uuid(): string {
    this.count += 1;
    return `00000000-0000-4000-8000-${this.count.toString(16).padStart(12, '0')}`;
  }

  /** Returns the text that the sandbox makes tokens and codes of. */
  secret(bytes: number): string {
    this.count += 1;
    const length = Math.ceil((bytes * 4) / 3);
    return `s${this.count}`.padEnd(length, '-');
  }

  override hash(text: string): Promise<string> {
    let sum = 0;
    for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
    return Promise.resolve(`h${(sum >>> 0).toString(16)}`);
  }
}
