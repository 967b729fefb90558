import type { DomainRecord } from '@waypost/contract/newsletters';
import type { Config } from '../../../../platform/config/config.ts';

/** Where reports of an agency's domain come back to. A name of its own, so that its MX is not the one of people's mail. */
export const bounceHostOf = (domain: string): string => `bounce.${domain}`;

export type WantedRecord = Pick<DomainRecord, 'kind' | 'type' | 'name' | 'value' | 'priority'>;

interface Sending {
  readonly domain: string;
  readonly selector: string;
  readonly publicKey: string;
  readonly bounceHost: string;
  /** Null where it needs none: the host itself takes what comes. */
  readonly mx: string | null;
  readonly spf: string | null;
}

/** What the owner of a domain pastes at its name servers. */
export function wantedRecords({ domain, selector, publicKey, bounceHost, mx, spf }: Sending): WantedRecord[] {
  const records: WantedRecord[] = [
    {
      kind: 'dkim',
      type: 'TXT',
      name: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${publicKey}`,
      priority: null,
    },
  ];
  if (spf !== null)
    records.push({ kind: 'spf', type: 'TXT', name: bounceHost, value: `v=spf1 ${spf} -all`, priority: null });
  if (mx !== null) records.push({ kind: 'mx', type: 'MX', name: bounceHost, value: mx, priority: 10 });
  records.push({ kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none', priority: null });
  return records;
}

interface Stored {
  readonly domain: string;
  readonly selector: string;
  readonly public_key: string;
}

/** Those of an agency's own domain; none where the installation cannot send newsletters at all. */
export const recordsOfAgency = (
  { newsletters }: Pick<Config, 'newsletters'>,
  { domain, selector, public_key: publicKey }: Stored,
): WantedRecord[] =>
  newsletters === undefined
    ? []
    : wantedRecords({
        domain,
        selector,
        publicKey,
        bounceHost: bounceHostOf(domain),
        mx: newsletters.mx,
        spf: newsletters.spf,
      });
