import { createHash } from 'node:crypto';
import { Ids } from '../../domain/ports/ids';

/** Counts up in place of random values, so that runs can be repeated; the hash is the real one. */
export class MemoryIds extends Ids {
  private count = 0;

  override uuid(): string {
    this.count += 1;
    return `00000000-0000-4000-8000-${this.count.toString(16).padStart(12, '0')}`;
  }

  override secret(bytes: number): string {
    this.count += 1;
    const length = Math.ceil((bytes * 4) / 3);
    return `s${this.count}`.padEnd(length, '-');
  }

  override hash(text: string): Promise<string> {
    return Promise.resolve(createHash('sha256').update(text).digest('base64url'));
  }
}
