import { cell, combine, type Live } from '../kernel/live';
import type { HostInfo } from '../ports/host-info';
import type { AppInfo } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import { detectHost, type Host, type HostVersion, isInApp } from './host';
import { STORED } from '../storage/stored';

/** Whether the host may activate the product; `undefined` while a late host object can still turn up (spec §1). */
export type Activation = 'allowed' | 'refused' | undefined;

/** Which host the app runs in, at which version, and what may be begun there (spec §1; decision 4). */
export class HostContext {
  private readonly hosts;
  private readonly settled = cell(false);
  private readonly reportedVersion = cell<string | undefined>(undefined);

  readonly host$: Live<Host>;
  /** Host and version, as far as they are known; what a version decides is decided anew when it comes late. */
  readonly at$: Live<HostVersion>;
  /** Whether this host may activate the product; open until a late host object can no longer turn up. */
  readonly activation$: Live<Activation>;

  constructor(
    private readonly hostInfo: HostInfo,
    private readonly storage: Storage,
    options: { readonly production: boolean },
  ) {
    this.hosts = cell(this.detect(storage.read(STORED.appSource)));
    this.host$ = this.hosts;
    this.at$ = combine([this.hosts, this.reportedVersion], (at) => ({
      host: at,
      version: this.version,
    }));
    this.activation$ = combine([this.hosts, this.settled], (host, settled) => {
      if (!options.production || host !== 'web') return 'allowed';
      return settled ? 'refused' : undefined;
    });
  }

  get host(): Host {
    return this.hosts.value;
  }

  /** Whether a host shows itself by its user agent or its object; the address of a visit can name any. */
  get isSeen(): boolean {
    return this.detect() !== 'web';
  }

  /** The host app's version: AppVersion of the entry, else what the bridge said (spec §3). */
  get version(): string | undefined {
    return this.storage.read(STORED.callerVersion) ?? this.reportedVersion.value;
  }

  /** What an entry of this tab named, else the super-app around the page, else `web` (spec §1). */
  get appSource(): string {
    return this.storage.read(STORED.appSource) ?? (isInApp(this.host) ? this.host : 'web');
  }

  /** Takes in what the host app said of itself; it may be late. */
  learn({ version }: AppInfo): void {
    if (version !== undefined) this.reportedVersion.next(version);
  }

  /** The wait for a host object is over: a web that became gopay is taken, once; else the web it is. */
  settle(): void {
    if (this.host === 'web') this.hosts.next(this.detect(this.storage.read(STORED.appSource)));
    this.settled.next(true);
  }

  private detect(storedSource?: string): Host {
    const { userAgent } = this.hostInfo;
    return detectHost({ userAgent, storedSource, gopayObject: this.hostInfo.hasGopayObject() });
  }
}
