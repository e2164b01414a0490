import type { ApplicationStatus } from '../../../../domain/application/words';
import type { Ctx } from '../world';

/** A state of a person that can be asked for by name. Titles and descriptions are those of the login page. */
export interface Persona {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Where the client takes this person to stand, eligibility included (spec §4). */
  readonly applicationStatus: ApplicationStatus;
  readonly build: (ctx: Ctx) => void;
}

export const persona = (
  id: string,
  applicationStatus: ApplicationStatus,
  title: string,
  description: string,
  build: Persona['build'],
): Persona => ({ id, title, description, applicationStatus, build });
