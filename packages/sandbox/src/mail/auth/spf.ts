import { BlockList, isIPv6 } from 'node:net';
import type { Zones } from '../dns/zones.ts';
import { type Finding, lookup, NoAnswer } from './lookup.ts';

type Result = Finding['result'];
type Budget = { lookups: number };

const QUALIFIERS: Readonly<Record<string, Result>> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };
const MOST_LOOKUPS = 10;

class BadRecord extends Error {}

function isWithin(ip: string, range: string): boolean {
  const [address = '', bits] = range.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (family !== (isIPv6(ip) ? 'ipv6' : 'ipv4')) return false;
  const list = new BlockList();
  list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  return list.check(ip, family);
}

const addressesOf = (zones: Zones, host: string): string[] => [
  ...lookup(zones, host, 'A'),
  ...lookup(zones, host, 'AAAA'),
];

/** Undefined: the mechanism does not fit. */
function fits(zones: Zones, ip: string, domain: string, mechanism: string, budget: Budget): boolean {
  const [name = '', value = ''] = mechanism.split(/:(.*)/s);
  const kind = name.toLowerCase();
  if (kind === 'all') return true;
  if (kind === 'ip4' || kind === 'ip6') return isWithin(ip, value);
  budget.lookups += 1;
  if (budget.lookups > MOST_LOOKUPS) throw new BadRecord('more than ten lookups');
  const host = value || domain;
  if (kind === 'a') return addressesOf(zones, host).some((address) => isWithin(ip, address));
  if (kind === 'mx')
    return lookup(zones, host, 'MX').some((mx) =>
      addressesOf(zones, mx.split(/\s+/)[1] ?? '').some((address) => isWithin(ip, address)),
    );
  if (kind === 'include') return evaluate(zones, ip, value, budget).result === 'pass';
  throw new BadRecord(`${kind} is not understood`);
}

function evaluate(zones: Zones, ip: string, domain: string, budget: Budget): { result: Result; why: string } {
  const records = lookup(zones, domain, 'TXT').filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = records;
  if (record === undefined) return { result: 'none', why: `${domain} has no SPF record` };
  if (records.length > 1) throw new BadRecord(`${domain} has several SPF records`);
  const terms = record.split(/\s+/).slice(1).filter(Boolean);
  for (const term of terms.filter((one) => !/^[\w-]+=/.test(one))) {
    const [, sign = '', mechanism = ''] = /^([+~?-]?)(.*)$/.exec(term) ?? [];
    if (fits(zones, ip, domain, mechanism, budget))
      return { result: QUALIFIERS[sign || '+'] ?? 'neutral', why: `${term} of ${domain} fits ${ip}` };
  }
  const onward = terms.find((term) => /^redirect=/i.test(term))?.slice('redirect='.length);
  if (onward) return evaluate(zones, ip, onward, budget);
  return { result: 'neutral', why: `nothing of ${domain} fits ${ip}` };
}

/** May this address send for this domain (RFC 7208)? Macros and `exists` are not played. */
export function checkSpf(zones: Zones, ip: string, domain: string): Finding {
  if (domain === '') return { result: 'none', why: 'the mail came from nobody', domain };
  try {
    return { ...evaluate(zones, ip.replace(/^::ffff:/, ''), domain, { lookups: 0 }), domain };
  } catch (error) {
    const result = error instanceof NoAnswer ? 'temperror' : 'permerror';
    return { result, why: error instanceof Error ? error.message : 'the record cannot be read', domain };
  }
}
