/** Whether a contact may be written to: yes, no because of the person, no because her mailbox does not exist. */
export const OPTOUT_STATUSES = ['F', 'T', 'U'] as const;
export type OptoutStatus = (typeof OPTOUT_STATUSES)[number];

export const CONTACT_LIST_STATUSES = ['IDLE', 'IMPORTING', 'ERROR'] as const;

export const CONTACTS_PER_PAGE = 20;
/** Further pages are reached from their neighbours alone. */
export const CONTACT_PAGES = 500;
/** What a search finds is counted so far. */
export const CONTACTS_COUNTED = 10_000;
/** From so many letters on a search looks inside of words; with fewer at the beginning of addresses and names. */
export const INFIX_FROM = 3;
export const CONTACT_SEARCH_MAX = 100;
/** How often a list is read again while it is imported or exported (LIMITS-003). */
export const CONTACT_POLL_MS = 20_000;

export const CONTACT_NAME_MAX = 150;
/** RFC 5321, section 4.5.3.1. */
export const CONTACT_EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;
/** CONTACT-018, without what would end a header, begin a second address, or make a name of it. */
const CONTACT_EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[A-Za-z]{2,15}$/u;

/** Whether an address can be a contact's: the screen, the call and every row of an import ask here. */
export const isContactEmail = (email: string): boolean =>
  email.length <= CONTACT_EMAIL_MAX && email.lastIndexOf('@') <= LOCAL_PART_MAX && CONTACT_EMAIL.test(email);

export const CONTACT_COLUMNS = ['email', 'first_name', 'last_name', 'optout_status', 'optout_date'] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];
export type ContactOrdering = ContactColumn | `-${ContactColumn}`;
export const CONTACT_ORDERINGS = CONTACT_COLUMNS.flatMap((column): ContactOrdering[] => [`-${column}`, column]);
/** Addresses from A to Z. */
export const CONTACT_ORDER: ContactOrdering = '-email';

/** In this list alone a leading minus means ascending (CONTACT-035); nobody else reads or writes that sign. */
export function contactOrderOf(ordering: ContactOrdering): { column: ContactColumn; ascending: boolean } {
  const ascending = ordering.startsWith('-');
  return { column: (ascending ? ordering.slice(1) : ordering) as ContactColumn, ascending };
}
export const contactOrdering = (column: ContactColumn, ascending: boolean): ContactOrdering =>
  ascending ? `-${column}` : column;

/** The text beside the box of consent, as `contacts.consent.text` says it; another text is another version. */
export const CONSENT_WORDING = 1;
/** How somebody gave the consent that an agent writes down anew, in the agent's words. */
export const CONSENT_HOW_MAX = 300;
export const CONSENT_KINDS = [
  'express',
  'implied-ebr',
  'implied-inquiry',
  'double-opt-in',
  'import-attested',
  'withdrawn',
  'complaint',
  'undeliverable',
  'erased',
  'expired',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** How many months consent lasts that nobody gave in words: after a purchase or a contract, and after an inquiry (CASL, section 10). */
export const IMPLIED_MONTHS = { 'implied-ebr': 24, 'implied-inquiry': 6 } as const;
export const CONSENT_ACTORS = ['self', 'user', 'system'] as const;
export const CONSENT_SOURCES = [
  'form',
  'import',
  'landing_page',
  'unsubscribe_link',
  'one_click',
  'mailto',
  'complaint',
  'bounce',
  'agent',
  'demo',
  'expiry',
] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export const SUPPRESSION_SCOPES = ['list', 'profile', 'platform'] as const;
export const SUPPRESSION_REASONS = ['unsubscribed', 'complaint', 'hard_bounce', 'erased'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** How long a file of contacts can be downloaded. */
export const EXPORT_DAYS = 7;

/** Where the browser fetches the file of an export; the session of who may see the list opens it. */
export const exportAddress = (list: number, made: number): string =>
  `/api/contact_list/${list}/export_contacts/${made}/file/`;
