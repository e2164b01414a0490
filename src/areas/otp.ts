import { OtpPage } from '../../ui/pages/otp/otp-page';
import { otpModule } from '../modules/otp-module';
import type { AreaCode } from '../areas';

export const otp: AreaCode<'otp'> = {
  screens: {
    kycOtp: OtpPage,
  },
  services: [otpModule],
};
