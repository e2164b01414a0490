import { EducationPage } from '../../ui/pages/rekyc/education-page';
import { RekycPage } from '../../ui/pages/rekyc/rekyc-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { AnswerChallenge } from '../../domain/rekyc/answer-challenge';
import { RegisteredCard } from '../../domain/rekyc/registered-card';
import type { AreaCode } from '../wiring/area-code';
import { rekyc } from '../services/rekyc';
import { service } from '../wiring/service';
import { ended } from '../services/ended';

export const area: AreaCode<'rekyc'> = {
  screens: {
    rekyc: RekycPage,
    rekycReview: RekycPage,
    rekycEducation: EducationPage,
  },
  services: [
    ...rekyc,
    service(AnswerChallenge, [SessionHttp, ended]),
    service(RegisteredCard, [SessionHttp]),
  ],
};
