import type { Zones } from './zones.ts';

export type SendingDomain = {
  domain: string;
  /** Whose TXT record holds the key, as the product shows it: its value, or only the key in base64. */
  selector?: string;
  dkim?: string;
  /** The whole record; absent: one that lets this computer send. */
  spf?: string;
  dmarc?: string;
  /** Where reports come to; gets an MX and, as the sender of envelopes, an SPF record. */
  bounceHost?: string;
};

export type Missing = 'spf' | 'dkim' | 'dmarc' | 'mx';

const SPF = 'v=spf1 ip4:127.0.0.1 ip6:::1 -all';

/** The records of a domain that may send, as its owner would paste them; `without` some, or with wrong ones, its check fails. */
export function publishDomain(zones: Zones, sending: SendingDomain, without: readonly Missing[] = []): void {
  const { domain, selector = 'waypost', dkim, bounceHost } = sending;
  const put = (what: Missing, name: string, type: string, value: string) => {
    if (without.includes(what)) zones.remove(name, type);
    else zones.set(name, type, [value]);
  };
  put('spf', domain, 'TXT', sending.spf ?? SPF);
  put('dmarc', `_dmarc.${domain}`, 'TXT', sending.dmarc ?? 'v=DMARC1; p=none');
  if (dkim !== undefined) {
    const value = dkim.includes('p=') ? dkim : `v=DKIM1; k=rsa; p=${dkim}`;
    put('dkim', `${selector}._domainkey.${domain}`, 'TXT', value);
  }
  if (bounceHost !== undefined) {
    put('mx', bounceHost, 'MX', `10 mx.${bounceHost}`);
    zones.set(`mx.${bounceHost}`, 'A', ['127.0.0.1']);
    if (bounceHost !== domain) put('spf', bounceHost, 'TXT', sending.spf ?? SPF);
  }
}
