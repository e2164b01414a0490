import { ContainerModule } from 'inversify';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Areas } from '../../domain/address/areas';
import { Applications } from '../../domain/application/applications';
import { SubmitApplication } from '../../domain/application/submit-application';
import { SummaryVisit } from '../../domain/forms/summary-visit';
import { KycWizard } from '../../domain/kyc/kyc-wizard';
import { RunIdentityCheck } from '../../domain/kyc/run-identity-check';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { SubmitRekyc } from '../../domain/rekyc/submit-rekyc';
import { Config } from '../../domain/config/config';
import { HostContext } from '../../domain/host/host-context';
import { Preferences } from '../../domain/visit/preferences';
import { SessionScope } from '../../domain/session/session-scope';

/** What applying needs, whichever product it is for; loaded with its first page. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(SubmitApplication)
    .toResolvedValue(
      (http, storage, applications, tracking, clock, { visible$ }, { ended }) =>
        new SubmitApplication(http, storage, applications, tracking, { clock, visible$ }, ended),
      [SessionHttp, SessionStorage, Applications, SessionTracking, Clock, HostInfo, SessionScope],
    )
    .inSingletonScope();

  bind(Areas)
    .toResolvedValue((http, storage) => new Areas(http, storage), [SessionHttp, SessionStorage])
    .inSingletonScope();

  bind(SummaryVisit)
    .toResolvedValue((storage) => new SummaryVisit(storage), [SessionStorage])
    .inSingletonScope();

  bind(RunIdentityCheck)
    .toDynamicValue((context) => {
      const [hostContext, preferences] = [context.get(HostContext), context.get(Preferences)];
      const { partners, combinedPartners } = context.get(Config).values.oneKyc;
      return new RunIdentityCheck(
        context.get(SessionHttp),
        context.get(NativeBridge),
        context.get(SessionStorage),
        context.get(SessionTracking),
        {
          language: () => preferences.language$.value,
          partner: (flow) => (flow === 'COMBINED' ? combinedPartners : partners)[hostContext.host],
          needs: async (flow) =>
            flow === 'REKYC' ? context.get(SubmitRekyc).prepare() : undefined,
          takers: {
            GPL: async (onekycSubmissionUuid) => {
              // When this save fails, the next save of any step carries it.
              await context.get(KycWizard).attach({ onekycSubmissionUuid });
              return undefined;
            },
            // The application carries it, from what this browser keeps.
            COMBINED: async () => undefined,
            REKYC: async (submissionUuid) => {
              const end = await context.get(SubmitRekyc).press(submissionUuid);
              return 'failure' in end ? end.failure : undefined;
            },
          },
        },
      );
    })
    .inSingletonScope();
});
