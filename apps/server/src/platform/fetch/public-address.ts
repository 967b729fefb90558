import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out for the public internet (IANA, IPv6 Address Space); `::7f00:1` is outside. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to a host of the public internet. Everything with another purpose is not: loopback,
 * private, link-local (metadata services), carrier NAT, multicast, and addresses that carry an IPv4 address inside
 * (mapped, 6to4, NAT64), through which the others could be reached.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6));
}
