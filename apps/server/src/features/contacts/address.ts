import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * What says that two addresses are one: lower case, the domain in ASCII. Dots and +tags stay, because only some providers pass over
 * them. The address was checked before.
 */
export function addressKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  return `${email.slice(0, at).normalize('NFC').toLowerCase()}@${domainToASCII(domain) || domain}`;
}

/** What the hash of an address is made with. */
export type Pepper = Buffer;

/** What stands for an address where the address itself may not: only who has the pepper can say whether it is a given one's. */
export const hashOf = (pepper: Pepper, key: string): Buffer => createHmac('sha256', pepper).update(key).digest();
