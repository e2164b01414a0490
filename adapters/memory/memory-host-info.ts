import { cell } from '../../domain/kernel/live';
import { HostInfo } from '../../domain/ports/host-info';

interface MemoryHostInfoOptions {
  readonly userAgent?: string;
  readonly query?: string;
  readonly languages?: readonly string[];
  readonly gopayObject?: boolean;
  readonly savesData?: boolean;
}

/** A browser as a test describes it. */
export class MemoryHostInfo extends HostInfo {
  override readonly userAgent: string;
  override readonly query: string;
  override readonly languages: readonly string[];
  override readonly savesData: boolean;
  override readonly online$ = cell(true);
  override readonly visible$ = cell(true);
  /** The gopay object may appear late. */
  gopayObject: boolean;

  constructor(options: MemoryHostInfoOptions = {}) {
    super();
    this.userAgent = options.userAgent ?? 'Mozilla/5.0 (Linux; Android 12) Chrome/120.0';
    this.query = options.query ?? '';
    this.languages = options.languages ?? ['id-ID'];
    this.savesData = options.savesData ?? false;
    this.gopayObject = options.gopayObject ?? false;
  }

  override hasGopayObject(): boolean {
    return this.gopayObject;
  }
}
