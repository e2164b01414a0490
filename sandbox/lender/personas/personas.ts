import { accountHolders } from './account-holders';
import { applicants } from './applicants';
import { dealPeople } from './deal-people';
import { gppPeople } from './gpp-people';
import { homePeople } from './home-people';
import type { Persona } from './persona';
import { plusPeople } from './plus-people';
import { spenders } from './spenders';

/** All personas. Their ids are stable. */
export const personas: readonly Persona[] = [
  ...applicants,
  ...accountHolders,
  ...gppPeople,
  ...plusPeople,
  ...spenders,
  ...homePeople,
  ...dealPeople,
];
