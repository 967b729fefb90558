import type { RecordType } from '../dns/message.ts';
import type { Zones } from '../dns/zones.ts';

/** The result of a check, in the words of RFC 8601, and why. */
export type Finding = {
  result: 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror';
  why: string;
  domain: string;
};

/** A server that does not answer: the check may turn out otherwise later. */
export class NoAnswer extends Error {}

export function lookup(zones: Zones, name: string, type: RecordType): string[] {
  const found = zones.find(name, type);
  if (typeof found === 'string' || found.code === 'SERVFAIL' || found.code === 'REFUSED')
    throw new NoAnswer(`no answer for ${name}`);
  return found.answers.filter((answer) => answer.type === type).map(({ value }) => value);
}

/** What domains are aligned by; without the list of public suffixes, the last two names. */
export const organization = (domain: string): string => domain.toLowerCase().split('.').slice(-2).join('.');
