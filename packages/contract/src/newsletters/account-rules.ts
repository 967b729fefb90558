import { type Allowance, HOUR_S } from '../wire/allowances.ts';

export const SENDER_NAME_MAX = 120;
export const POSTAL_ADDRESS_MAX = 300;
export const POSTAL_ADDRESS_LINES = 6;
/** Of the signature as HTML. */
export const SIGNATURE_MAX = 10_000;
/** RFC 1035, section 2.3.4. */
export const DOMAIN_MAX = 253;

/** Each of them makes a key or asks the name servers of a domain. */
export const DOMAIN_CHECKS: Allowance = { name: 'newsletters:domain', per: 'account', hits: 60, windowS: HOUR_S };

/** What stands at the name servers of a domain that newsletters are sent from, and what each record is for. */
export const DOMAIN_RECORDS = ['dkim', 'spf', 'mx', 'dmarc'] as const;
export type DomainRecordKind = (typeof DOMAIN_RECORDS)[number];
/** What a look at a record found: the right one, none, another one, or no answer of the name servers. */
export const RECORD_RESULTS = ['pass', 'missing', 'wrong', 'unreachable'] as const;
export type RecordResult = (typeof RECORD_RESULTS)[number];
/** `failed` has passed before. */
export const DOMAIN_STATES = ['waiting', 'passed', 'failed'] as const;

/** One or more labels and a name of letters; no address of numbers, and nothing that only a network of one's own knows. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const NEVER_PUBLIC = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|onion|invalid|arpa)$/;

/** Domains of mailboxes that anybody can have: their owners let nobody else send from them. */
const MAILBOX_DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.ca', 'hotmail.fr', 'live.com', 'live.ca'],
  ...['msn.com', 'yahoo.com', 'yahoo.ca', 'yahoo.fr', 'yahoo.es', 'yahoo.com.mx', 'aol.com', 'icloud.com', 'me.com'],
  ...['mac.com', 'proton.me', 'protonmail.com', 'gmx.com', 'videotron.ca', 'bell.net', 'sympatico.ca', 'rogers.com'],
  ...['shaw.ca', 'telus.net', 'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'prodigy.net.mx'],
]);
export const isMailboxDomain = (domain: string): boolean => MAILBOX_DOMAINS.has(domain);

/** The domain in what somebody typed, which may be an address of a mailbox or of a page; null where there is none. */
export function domainTyped(typed: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return name.length <= DOMAIN_MAX && DOMAIN.test(name) && !NEVER_PUBLIC.test(name) ? name : null;
}
