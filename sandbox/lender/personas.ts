import { accountHolders } from './personas/account-holders';
import { applicants } from './personas/applicants';
import { dealPeople } from './personas/deal-people';
import { gppPeople } from './personas/gpp-people';
import { homePeople } from './personas/home-people';
import type { Persona } from './personas/persona';
import { plusPeople } from './personas/plus-people';
import { spenders } from './personas/spenders';

/** All personas; their ids are stable. */
export const personas: readonly Persona[] = [
  ...applicants,
  ...accountHolders,
  ...gppPeople,
  ...plusPeople,
  ...spenders,
  ...homePeople,
  ...dealPeople,
];
