import { lastFour, maskName } from '../rekyc/mask';
import type { UserInfo } from '../session/profile';

/** A telephone number of which the end shows. */
const masked = (number: string): string | undefined => {
  const end = lastFour(number);
  return end && `•••• ${end}`;
};

/** Who is logged in, for a page that anybody who holds the phone may see: initials and the end of their number. */
export const accountLabel = ({ name, maskedMobileNumber }: UserInfo): string | undefined =>
  [maskName(name ?? '')?.replaceAll('*', '•'), masked(maskedMobileNumber ?? '')]
    .filter(Boolean)
    .join(' · ') || undefined;

/**
 * Whom a `login_hint` names, as far as that may be shown: a telephone number by its end, an email address by its first
 * letter and its host. Anything else is text of the sender of the address, and is not shown: `undefined`.
 */
export const hintLabel = (hint: string): string | undefined => {
  const [, first, host] = /^([\w+-])[\w.+-]*@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(hint) ?? [];
  if (first !== undefined && host !== undefined && host.length <= 40) return `${first}•••@${host}`;
  // Of fewer digits the end would be most.
  return /^\+?[0-9](?:[ .()-]*[0-9]){7,14}$/.test(hint) ? masked(hint) : undefined;
};
