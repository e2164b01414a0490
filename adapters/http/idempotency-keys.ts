import { type Failure, isOutcomeUnknown } from '../../domain/kernel/failure';
import type { Result } from '../../domain/kernel/result';
import type { Ids } from '../../domain/ports/ids';

const isOpen = (result: Result<unknown, Failure>): boolean =>
  !result.ok && (result.error.kind === 'cancelled' || isOutcomeUnknown(result.error));

/**
 * Idempotency keys for calls that are never retried automatically. While the outcome of a call is unknown, the same
 * call keeps its key, so that the server does not carry it out twice when the user presses again. Kept in memory only.
 */
export class IdempotencyKeys {
  private readonly open = new Map<string, string>();

  constructor(private readonly ids: Ids) {}

  of(call: string): string {
    const key = this.open.get(call) ?? this.ids.uuid();
    this.open.set(call, key);
    return key;
  }

  ended(call: string, result: Result<unknown, Failure>): void {
    if (!isOpen(result)) this.open.delete(call);
  }
}
