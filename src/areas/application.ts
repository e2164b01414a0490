import { applicationScreens } from '../../ui/pages/status/application-status-page';
import type { AreaCode } from '../areas';

export const application: AreaCode<'application'> = { screens: applicationScreens, services: [] };
