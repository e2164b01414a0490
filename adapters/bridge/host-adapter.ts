import type { Observable } from 'rxjs';
import type { HostShell } from '../../domain/ports/host-shell';
import type { AppInfo, NativeBridge } from '../../domain/ports/native-bridge';
import type { Host } from '../../domain/session/host';
import { BridgeShell } from './bridge-shell';
import { gojekProtocol } from './gojek-protocol';
import { gopayProtocol } from './gopay-protocol';
import { HostBridge } from './host-bridge';
import { HostLine, type LineOptions } from './host-line';
import { partnerProtocol } from './partner-protocol';

const protocols = { gojek: gojekProtocol, gopay: gopayProtocol, 'partner-sdk': partnerProtocol };

/** The hosts that have an app around the page. */
export type NativeHost = Exclude<Host, 'web'>;

export interface HostAdapterOptions extends LineOptions {
  /** Where the host puts its object. */
  readonly page: object;
  /** Fires when a person left. */
  readonly forgotten$: Observable<void>;
  /** Told what the host says of itself, whenever it does. */
  readonly informed: (info: AppInfo) => void;
}

/** Both ports of a host over one wire. */
export interface HostAdapter {
  readonly bridge: NativeBridge;
  readonly shell: HostShell;
}

export const hostAdapter = (host: NativeHost, options: HostAdapterOptions): HostAdapter => {
  const { page, clock, forgotten$ } = options;
  const line = new HostLine(protocols[host](page), options);
  const shell = new BridgeShell(line);
  const informed = (info: AppInfo) => {
    shell.hear(info);
    options.informed(info);
  };
  return { bridge: new HostBridge(line, { clock, forgotten$, informed }), shell };
};
