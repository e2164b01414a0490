import { cell, combine, type Live } from '../kernel/live';
import type { HostInfo } from '../ports/host-info';
import type { AppInfo } from '../ports/native-bridge';
import type { Storage } from '../ports/storage';
import { detectHost, type Host, type HostVersion, isInApp } from './host';
import { STORED } from '../storage/stored';

/** Whether the host may activate the product; `undefined` while a late host object can still appear (spec §1). */
export type Activation = 'allowed' | 'refused' | undefined;

/** The host that the app runs in, its version, and what the user may begin there (spec §1; decision 4). */
export class HostContext {
  private readonly hosts;
  private readonly settled = cell(false);
  private readonly reportedVersion = cell<string | undefined>(undefined);

  readonly host$: Live<Host>;
  /** Host and version, as far as known. Emits again when the version arrives late. */
  readonly at$: Live<HostVersion>;
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

  /** Whether the user agent or a host object proves the host; the address of a visit can name any host. */
  get isSeen(): boolean {
    return this.detect() !== 'web';
  }

  /** The host app's version: AppVersion of the entry, else the bridge's (spec §3). */
  get version(): string | undefined {
    return this.storage.read(STORED.callerVersion) ?? this.reportedVersion.value;
  }

  /** The source that an entry of this tab named, else the super-app around the page, else `web` (spec §1). */
  get appSource(): string {
    return this.storage.read(STORED.appSource) ?? (isInApp(this.host) ? this.host : 'web');
  }

  /** Stores the version of the host app, which may arrive late. */
  learn({ version }: AppInfo): void {
    if (version !== undefined) this.reportedVersion.next(version);
  }

  /** Ends the wait for a host object. If the host was `web` until now, it is detected once more, and may become gopay. */
  settle(): void {
    if (this.host === 'web') this.hosts.next(this.detect(this.storage.read(STORED.appSource)));
    this.settled.next(true);
  }

  private detect(storedSource?: string): Host {
    const { userAgent } = this.hostInfo;
    return detectHost({ userAgent, storedSource, gopayObject: this.hostInfo.hasGopayObject() });
  }
}
