import { lastFour, maskName } from '../rekyc/mask';
import type { UserInfo } from '../session/profile';

/** Returns the end of a phone number, after dots. */
const masked = (number: string): string | undefined => {
  const end = lastFour(number);
  return end && `•••• ${end}`;
};

/** Returns the user's initials and the end of their number, for a page that anybody with the phone may see. */
export const accountLabel = ({ name, maskedMobileNumber }: UserInfo): string | undefined =>
  [maskName(name ?? '')?.replaceAll('*', '•'), masked(maskedMobileNumber ?? '')]
    .filter(Boolean)
    .join(' · ') || undefined;

/**
 * Returns what a page may show of a `login_hint`: the end of a phone number, or the first letter and host of an email
 * address. `undefined` for other text: the author of a link could write anything there.
 */
export const hintLabel = (hint: string): string | undefined => {
  const [, first, host] = /^([\w+-])[\w.+-]*@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(hint) ?? [];
  if (first !== undefined && host !== undefined && host.length <= 40) return `${first}•••@${host}`;
  // In a shorter number, the last four digits would be most of it.
  return /^\+?[0-9](?:[ .()-]*[0-9]){7,14}$/.test(hint) ? masked(hint) : undefined;
};
