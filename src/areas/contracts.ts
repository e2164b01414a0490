import { AgreementPage } from '../../ui/pages/contracts/agreement-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Agreement } from '../../domain/contracts/agreement';
import { SignContract } from '../../domain/contracts/sign-contract';
import { HostInfo } from '../../domain/ports/host-info';
import { NativeBridge } from '../../domain/ports/native-bridge';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';
import { agreement } from '../services/agreement';
import { ended } from '../services/ended';

export const area: AreaCode<'contracts'> = {
  screens: {
    transactionsAgreement: AgreementPage,
  },
  services: [
    agreement,
    service(SignContract, [SessionHttp, NativeBridge, HostInfo, SessionStorage, Agreement, ended]),
  ],
};
