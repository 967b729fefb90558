import { domainOf } from '../behaviour/behaviour.ts';
import type { Zones } from '../dns/zones.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { checkDkim } from './dkim.ts';
import { type Finding, lookup, NoAnswer, organization } from './lookup.ts';
import { checkSpf } from './spf.ts';

/** What a careful server makes of who sent a mail. */
export type Proof = { spf: Finding; dkim: Finding; dmarc: Finding };

const UNSIGNED: Finding = { result: 'none', why: 'the mail is not signed', domain: '' };

function policyOf(zones: Zones, from: string): string | undefined {
  for (const domain of new Set([from, organization(from)])) {
    const record = lookup(zones, `_dmarc.${domain}`, 'TXT').find((text) => /^v=DMARC1\b/i.test(text));
    if (record !== undefined) return record;
  }
  return undefined;
}

/** Somebody who passed has to be of the domain that is shown (RFC 7489). */
function checkDmarc(zones: Zones, from: string, passed: readonly Finding[]): Finding {
  try {
    const policy = policyOf(zones, from);
    if (policy === undefined) return { result: 'none', why: `${from} has no DMARC record`, domain: from };
    const aligned = passed.find(
      ({ result, domain }) => result === 'pass' && organization(domain) === organization(from),
    );
    if (aligned) return { result: 'pass', why: `${aligned.domain} is of ${from}; ${policy}`, domain: from };
    return { result: 'fail', why: `nobody who passed is of ${from}; ${policy}`, domain: from };
  } catch (error) {
    const result = error instanceof NoAnswer ? 'temperror' : 'permerror';
    return { result, why: error instanceof Error ? error.message : 'the record cannot be read', domain: from };
  }
}

export function proofOf(zones: Zones, mail: KeptMail, raw: Buffer): Proof {
  const sender = mail.envelope.from;
  const spf = checkSpf(zones, mail.client, sender === '' ? '' : domainOf(sender));
  const signatures = checkDkim(zones, raw);
  const from = domainOf(mail.from.replace(/^.*<|>$/g, ''));
  return { spf, dkim: signatures[0] ?? UNSIGNED, dmarc: checkDmarc(zones, from, [spf, ...signatures]) };
}
