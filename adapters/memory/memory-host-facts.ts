import { cell } from '../../domain/kernel/live';
import { HostFacts } from '../../domain/ports/host-facts';

interface Facts {
  readonly userAgent?: string;
  readonly query?: string;
  readonly languages?: readonly string[];
  readonly gopayObject?: boolean;
}

/** A browser as a test describes it. */
export class MemoryHostFacts extends HostFacts {
  override readonly userAgent: string;
  override readonly query: string;
  override readonly languages: readonly string[];
  override readonly online$ = cell(true);
  override readonly visible$ = cell(true);
  /** The gopay object may turn up late. */
  gopayObject: boolean;

  constructor(facts: Facts = {}) {
    super();
    this.userAgent = facts.userAgent ?? 'Mozilla/5.0 (Linux; Android 12) Chrome/120.0';
    this.query = facts.query ?? '';
    this.languages = facts.languages ?? ['id-ID'];
    this.gopayObject = facts.gopayObject ?? false;
  }

  override hasGopayObject(): boolean {
    return this.gopayObject;
  }
}
