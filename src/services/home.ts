import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Home } from '../../domain/home/home';
import { Clock } from '../../domain/ports/clock';
import { HostContext } from '../../domain/host/host-context';
import { named, part, service } from '../wiring/service';

const options = named({
  appVersion: part([HostContext], (hostContext) => () => hostContext.version),
});

export const home = service(Home, [SessionHttp, SessionStorage, Clock, options]);
