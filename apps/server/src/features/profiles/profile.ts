import { randomUUID } from 'node:crypto';
import { isFreeSlugShape } from '@waypost/contract/profiles';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';

/** Accounts made for somebody may lack a real address; forms show such a one as empty (WIDGET-020), and nothing is mailed there. */
const PLACEHOLDER = /@placeholder\.invalid$/i;
export const newPlaceholder = (): string => `${randomUUID()}@placeholder.invalid`;
export const isPlaceholder = (email: string): boolean => PLACEHOLDER.test(email);
export const emailShown = (email: string): string => (isPlaceholder(email) ? '' : email);

/** Whether the set-up form lacks nothing (WIDGET-015 to 018, 020). */
export const isFilledIn = (details: {
  firstName: string;
  lastName: string;
  email: string;
  countryId: number | null;
}): boolean =>
  details.firstName.trim() !== '' &&
  details.lastName.trim() !== '' &&
  emailShown(details.email) !== '' &&
  details.countryId !== null;

const SLUG_ROOM = 34;

/** "Élodie O'Neil" becomes elodie-o-neil; names without Latin letters get a neutral word. Leaves room for a suffix. */
export function slugBase(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_ROOM)
    .replace(/^-+|-+$/g, '');
  return isFreeSlugShape(plain) ? plain : plain.length > 0 ? `${plain}-advisor` : 'advisor';
}

/** The link that is stored, `null` for none, or `undefined` when it is no web address. */
export function bookingLink(typed: string | null): string | null | undefined {
  const link = completeAddress(typed);
  return link === null || isWebAddress(link) ? link : undefined;
}
