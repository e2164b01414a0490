import { OtpPage } from '../../ui/pages/otp/otp-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Applications } from '../../domain/application/applications';
import { VerifyOtp } from '../../domain/otp/verify-otp';
import { Config } from '../../domain/config/config';
import type { AreaCode } from '../wiring/area-code';
import { part, service } from '../wiring/service';
import { polling } from '../services/polling';

export const area: AreaCode<'otp'> = {
  screens: {
    kycOtp: OtpPage,
  },
  leadsTo: { kycOtp: ['applicationProcessing'] },
  services: [
    service(VerifyOtp, [
      SessionHttp,
      SessionStorage,
      Applications,
      polling,
      part([Config], ({ values }) => values.otp),
    ]),
  ],
};
