import type { Observable } from 'rxjs';
import type { HostShell } from '../../domain/ports/host-shell';
import type { AppInfo, NativeBridge } from '../../domain/ports/native-bridge';
import type { Host } from '../../domain/host/host';
import { BridgeShell } from './bridge-shell';
import { gojekProtocol } from './gojek-protocol';
import { gopayProtocol } from './gopay-protocol';
import { HostBridge } from './host-bridge';
import { Transport, type TransportOptions } from './transport';
import { partnerProtocol } from './partner-protocol';

/** The protocol of each host: the names of its calls, and how they reach it. */
export const protocols = {
  gojek: gojekProtocol,
  gopay: gopayProtocol,
  'partner-sdk': partnerProtocol,
};

/** The hosts with an app around the page. */
export type NativeHost = Exclude<Host, 'web'>;

export interface HostAdapterOptions extends TransportOptions {
  /** The window, in which the host puts its object. */
  readonly page: object;
  /** Emits when the host's user may have changed. */
  readonly loginChanged$: Observable<unknown>;
  /** Called with the app's version, language and theme whenever the host reports them. */
  readonly onAppInfo: (info: AppInfo) => void;
}

/** The two ports of a host, over one transport. */
export interface HostAdapter {
  readonly bridge: NativeBridge;
  readonly shell: HostShell;
}

export const hostAdapter = (host: NativeHost, options: HostAdapterOptions): HostAdapter => {
  const { page, clock, loginChanged$ } = options;
  const transport = new Transport(protocols[host](page), options);
  const shell = new BridgeShell(transport);
  const onAppInfo = (info: AppInfo) => {
    shell.updateSurroundings(info);
    options.onAppInfo(info);
  };
  return { bridge: new HostBridge(transport, { clock, loginChanged$, onAppInfo }), shell };
};
