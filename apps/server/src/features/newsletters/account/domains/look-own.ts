import type { DomainFound } from '@waypost/contract/newsletters';
import type { Config } from '../../../../platform/config/config.ts';
import { lookAt } from './look.ts';
import { type NameServer, NameServerSilent, openNameServer } from './name-server.ts';
import { ownRecords } from './own-domain.ts';
import type { WantedRecord } from './records.ts';

export interface OwnLook {
  readonly records: readonly (WantedRecord & { readonly found: DomainFound[WantedRecord['kind']] })[];
  /** What agencies' records lead to, where the host of bounces is named by itself: null where the name servers are silent. */
  readonly bounceHost: { readonly spf: string | null; readonly mx: readonly string[] } | null;
}

/** How the records of the installation's own domain stand, for whoever runs it; nothing is written down. */
export async function lookAtOwn(
  config: Pick<Config, 'mode' | 'dnsServer' | 'newsletters'>,
  stored: { readonly domain: string; readonly selector: string; readonly public_key: string },
): Promise<OwnLook> {
  const names = openNameServer(config);
  const wanted = ownRecords(config, stored);
  const [found, bounceHost] = await Promise.all([lookAt(names, wanted), standingOf(names, config)]);
  return { records: wanted.map((record) => ({ ...record, found: found[record.kind] })), bounceHost };
}

async function standingOf(
  names: NameServer,
  { newsletters }: Pick<Config, 'newsletters'>,
): Promise<OwnLook['bounceHost']> {
  if (newsletters === undefined) return null;
  try {
    const [texts, mx] = await Promise.all([
      names.texts(newsletters.bounceHost),
      names.mailHosts(newsletters.bounceHost),
    ]);
    return { spf: texts.find((text) => /^v=spf1(\s|$)/i.test(text)) ?? null, mx };
  } catch (error) {
    if (!(error instanceof NameServerSilent)) throw error;
    return null;
  }
}
