import type { ApplicationStatus } from '../../../domain/navigation/statuses';
import type { Locale } from '../language';
import type { Ctx } from '../world';

type Texts = readonly [title: string, description: string];

/** A named state of a user. The login page shows the texts. */
export interface Persona {
  readonly id: string;
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** The status that the client computes for this user, eligibility included (spec §4). */
  readonly applicationStatus: ApplicationStatus;
  readonly build: (ctx: Ctx) => void;
}

export const persona = (
  id: string,
  applicationStatus: ApplicationStatus,
  texts: Persona['texts'],
  build: Persona['build'],
): Persona => ({ id, texts, applicationStatus, build });
