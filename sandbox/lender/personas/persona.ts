import type { ApplicationStatus } from '../../../domain/application/statuses';
import type { Ctx } from '../world';

/** A named state of a person. The login page shows title and description. */
export interface Persona {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The status that the client computes for this person, eligibility included (spec §4). */
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
