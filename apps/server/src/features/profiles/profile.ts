import { randomUUID } from 'node:crypto';
import { phoneShown, phoneWithExtension } from '@waypost/contract/agency';
import type { PlaceholderValues } from '@waypost/contract/posts';
import { isFreeSlugShape } from '@waypost/contract/profiles';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { defaultLocale, type Locale, translator } from '@waypost/i18n';

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

/** The columns that placeholders are filled from. */
export interface Who {
  readonly agent_first_name: string | null;
  readonly agent_last_name: string | null;
  readonly agent_email: string | null;
  readonly agent_locale: Locale | null;
  readonly agency_name: string | null;
  readonly agency_website: string | null;
  readonly agency_phone: string | null;
  readonly agency_phone_code: string | null;
  readonly agency_phone_extension: string | null;
  readonly calendly_link: string | null;
}

/**
 * What is put in for the placeholders of a profile's texts. The name of an agency that has none is its advisor's, who without one is
 * called what she is, in her own language; the booking link stands in for a website. What has no value at all is left out, so that it
 * can be asked for.
 */
export function placeholdersOf(who: Who): PlaceholderValues {
  const first = who.agent_first_name?.trim() ?? '';
  const last = who.agent_last_name?.trim() ?? '';
  const link = who.calendly_link ?? '';
  const phone = phoneShown(who.agency_phone, who.agency_phone_code);
  const said = () => translator(who.agent_locale ?? defaultLocale);
  const named = `${first} ${last}`.trim();
  const values: PlaceholderValues = {
    'agent.first_name': first || last || said()('agency.said.advisor'),
    'agent.last_name': last || first || said()('agency.said.advisor'),
    'agent.email': emailShown(who.agent_email ?? ''),
    'agent.phone': phoneWithExtension(phone, who.agency_phone_extension, (of) => said()('agency.said.phone', of)),
    'agency.name': who.agency_name || named || said()('agency.said.advisor'),
    'agency.website': who.agency_website || link,
    booking_link: link,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
