import type { Observable } from 'rxjs';
import type { HostShell } from '../../domain/ports/host-shell';
import type { AppInfo, NativeBridge } from '../../domain/ports/native-bridge';
import { askedOf } from './asked-host';
import { BridgeShell } from './bridge-shell';
import { HostBridge } from './host-bridge';
import { type NativeHost, protocols } from './protocols';
import { Transport, type TransportOptions } from './transport';

export interface HostAdapterOptions extends TransportOptions {
  /** The window, in which the host puts its object. */
  readonly page: object;
  /** Emits when the host's user may have changed. */
  readonly loginChanged$: Observable<unknown>;
  /** Emits when a host that gave no token may give one. */
  readonly mayAnswer$: Observable<unknown>;
  /** Called with the app's version, language and theme whenever the host reports them. */
  readonly onAppInfo: (info: AppInfo) => void;
}

/** The two ports of a host, over one transport. */
export interface HostAdapter {
  readonly bridge: NativeBridge;
  readonly shell: HostShell;
}

export const hostAdapter = (host: NativeHost, options: HostAdapterOptions): HostAdapter => {
  const { page, loginChanged$, mayAnswer$ } = options;
  const asked = askedOf(host, page);
  const transport = new Transport(asked?.protocol ?? protocols[host](page), options, asked);
  const shell = new BridgeShell(transport);
  const onAppInfo = (info: AppInfo) => {
    shell.updateSurroundings(info);
    options.onAppInfo(info);
  };
  return { bridge: new HostBridge(transport, { loginChanged$, mayAnswer$, onAppInfo }), shell };
};
