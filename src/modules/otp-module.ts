import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Applications } from '../../domain/application/applications';
import { VerifyOtp } from '../../domain/otp/verify-otp';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Config } from '../../domain/config/config';

/** What the one-time password of an application needs; loaded with its page. */
export const otpModule = new ContainerModule(({ bind }) => {
  bind(VerifyOtp)
    .toResolvedValue(
      (http, storage, applications, clock, { visible$ }, config) =>
        new VerifyOtp(http, storage, applications, { clock, visible$ }, config.values.otp),
      [SessionHttp, SessionStorage, Applications, Clock, HostInfo, Config],
    )
    .inSingletonScope();
});
