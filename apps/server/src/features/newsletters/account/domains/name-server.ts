import { Resolver } from 'node:dns/promises';
import type { Config } from '../../../../platform/config/config.ts';

/** The name servers of a domain, or ours, did not answer as they should: nothing is known. */
export class NameServerSilent extends Error {}

export interface NameServer {
  /** The texts of a name, each in one piece; none where the name has none or is not there. */
  texts(name: string): Promise<string[]>;
  /** The hosts that take a name's mail, the first one first. */
  mailHosts(name: string): Promise<string[]>;
}

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** More of a name are nobody's honest records. */
const MOST = 50;
const NOTHING: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Asks the name server of the installation, in sandbox mode the sandbox's alone. Nothing but names of people's domains is asked for. */
export function openNameServer({ mode, dnsServer }: Pick<Config, 'mode' | 'dnsServer'>): NameServer {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  const closed = mode === 'sandbox' && dnsServer === undefined;
  if (dnsServer !== undefined) resolver.setServers([dnsServer]);
  const asked = async <T>(question: () => Promise<readonly T[]>): Promise<T[]> => {
    if (closed) throw new NameServerSilent('there is no name server');
    try {
      return (await question()).slice(0, MOST);
    } catch (error) {
      if (NOTHING.includes((error as { code?: unknown }).code)) return [];
      throw new NameServerSilent('the name servers did not answer', { cause: error });
    }
  };
  return {
    texts: async (name) => (await asked(() => resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    mailHosts: async (name) =>
      (await asked(() => resolver.resolveMx(name)))
        .sort((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, '')),
  };
}
