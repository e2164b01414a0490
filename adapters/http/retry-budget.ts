/** Retries that a document may make until a call succeeds: those of its first page. */
const mostInVain = 6;

/**
 * Counts the retries of a document. While no call succeeds, a user who presses "try again" sends one call a press, not
 * four: else an outage would multiply the calls when the server can bear the fewest. Each success earns one retry.
 */
export class RetryBudget {
  private left = mostInVain;

  /** Takes one retry; returns whether one was left. */
  take(): boolean {
    if (this.left === 0) return false;
    this.left -= 1;
    return true;
  }

  earn(): void {
    this.left = Math.min(mostInVain, this.left + 1);
  }
}
