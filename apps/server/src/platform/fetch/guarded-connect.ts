import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}
/** Answers all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** The system's own resolution, so that the hosts file and search lists count as they do for everybody else. */
export const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

export class ForbiddenAddress extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`);
    this.name = 'ForbiddenAddress';
  }
}

/**
 * Opens connections to public addresses only. The check sits where the socket is made: on literals, which are never
 * looked up, and inside the lookup, so that the checked address is the one that is connected to and a name cannot
 * change its mind in between. Origins in `allow` are exempt.
 */
export function guardedConnect(options: {
  resolve: Resolve;
  allow: ReadonlySet<string>;
  timeoutMs: number;
}): buildConnector.connector {
  const { timeoutMs: timeout } = options;
  const open = buildConnector({ timeout });
  const openChecked = buildConnector({ timeout, lookup: checkedLookup(options.resolve) });
  return (target, callback) => {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (options.allow.has(originOf(target, host))) return open(target, callback);
    if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new ForbiddenAddress(host), null);
    return openChecked(target, callback);
  };
}

function originOf({ protocol, port }: buildConnector.Options, host: string): string {
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`${protocol}//${name}${port === '' ? '' : `:${port}`}`).origin;
}

/** One private address among public ones spoils the name: which of them a socket takes is not ours to say. */
function checkedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined) return callback(new Error(`${hostname} has no address`), '', 0);
        if (!found.every(({ address }) => isPublicAddress(address)))
          return callback(new ForbiddenAddress(hostname), '', 0);
        return options.all === true ? callback(null, [...found]) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
