import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What the framework calls these networks, too (proxy-addr). */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

function listOf(trusted: string): BlockList {
  const list = new BlockList();
  for (const network of trusted.split(',').flatMap((name) => NAMED[name.trim()] ?? name.trim())) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Who asks, by the proxies that are trusted: a number of them, their addresses, or none. */
export function clientAddress(trust: false | number | string): (request: IncomingMessage) => string {
  const own = (request: IncomingMessage) => plain(request.socket.remoteAddress ?? '');
  if (trust === false || trust === 0) return own;
  const list = typeof trust === 'string' ? listOf(trust) : null;
  const trusts = (address: string, hop: number): boolean =>
    list === null
      ? hop < Number(trust)
      : (isIPv4(address) && list.check(address)) || (isIPv6(address) && list.check(address, 'ipv6'));
  return (request) => {
    const told = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(plain)
      .reverse();
    const way = [own(request), ...told];
    return way.find((address, hop) => hop === way.length - 1 || !trusts(address, hop)) ?? '';
  };
}

/** The network that somebody came from, without the person: 24 bits of an IPv4 address, 48 of an IPv6 one. */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return null;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 3).join(':')}::/48`;
}
