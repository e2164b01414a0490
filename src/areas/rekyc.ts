import { EducationPage } from '../../ui/pages/rekyc/education-page';
import { RekycPage } from '../../ui/pages/rekyc/rekyc-page';
import { registeredCardModule } from '../modules/registered-card-module';
import { rekycModule } from '../modules/rekyc-module';
import type { AreaCode } from '../areas';

export const rekyc: AreaCode<'rekyc'> = {
  screens: {
    rekyc: RekycPage,
    rekycReview: RekycPage,
    rekycEducation: EducationPage,
  },
  services: [registeredCardModule, rekycModule],
};
