import type { DomainFound, DomainRecordKind, RecordResult, SendingDomain } from '@waypost/contract/newsletters';
import { type NameServer, NameServerSilent } from './name-server.ts';
import type { WantedRecord } from './records.ts';

interface Seen {
  readonly result: RecordResult;
  readonly found: string[];
}

/** As much of what stands there is kept and shown. */
const FOUND_MAX = 5;
const FOUND_LENGTH = 600;
/** Control characters, and marks that turn the text around them: a record is somebody else's text. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

const shown = (values: readonly string[]): string[] =>
  values.slice(0, FOUND_MAX).map((value) => value.toWellFormed().replace(UNSEEN, ' ').slice(0, FOUND_LENGTH));
const seen = (passes: boolean, values: readonly string[]): Seen =>
  passes ? { result: 'pass', found: [] } : { result: values.length === 0 ? 'missing' : 'wrong', found: shown(values) };

const LOOKS: Readonly<Record<DomainRecordKind, (names: NameServer, wanted: WantedRecord) => Promise<Seen>>> = {
  async dkim(names, { name, value }) {
    const texts = await names.texts(name);
    // Two at one name are none (RFC 6376, section 3.6.2.2).
    return seen(texts.length === 1 && keyIn(texts[0] ?? '') === keyIn(value), texts);
  },
  async spf(names, { name, value }) {
    const texts = (await names.texts(name)).filter((text) => /^v=spf1(\s|$)/i.test(text));
    const [, needed = ''] = value.split(/\s+/);
    const parts = (texts[0] ?? '').toLowerCase().split(/\s+/);
    // Two are an error for who reads them (RFC 7208, section 4.5).
    return seen(texts.length === 1 && hasBefore(parts, needed.toLowerCase()), texts);
  },
  async mx(names, { name, value }) {
    const hosts = await names.mailHosts(name);
    return seen(hosts.includes(value.toLowerCase()), hosts);
  },
  async dmarc(names, { name }) {
    // Where the name has no policy, that of the domain above it counts (RFC 7489, section 6.6.3).
    for (const at of upwards(name.slice('_dmarc.'.length))) {
      const texts = (await names.texts(`_dmarc.${at}`)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
      if (texts.length > 0) return seen(texts.length === 1 && isPolicy(texts[0] ?? ''), texts);
    }
    return seen(false, []);
  },
};

/** The key of a DKIM record; null where it has none. */
function keyIn(text: string): string | null {
  const key = tagOf(text, 'p')?.replace(/\s+/g, '') ?? '';
  return key === '' ? null : key;
}

const isPolicy = (text: string): boolean => /^(none|quarantine|reject)$/i.test(tagOf(text, 'p') ?? '');

const tagOf = (text: string, tag: string): string | undefined =>
  text
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.toLowerCase().startsWith(`${tag}=`))
    ?.slice(tag.length + 1)
    .trim();

/** What stands behind `all` is never read. */
function hasBefore(parts: readonly string[], needed: string): boolean {
  const all = parts.findIndex((part) => /^[+?~-]?all$/.test(part));
  const read = all === -1 ? parts : parts.slice(0, all);
  return read.some((part) => part === needed || part === `+${needed}`);
}

/** A domain and those above it, down to two labels. */
function upwards(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'));
}

/** Looks at each record; one whose name servers are silent says so and changes nothing that was known of the others. */
export async function lookAt(names: NameServer, wanted: readonly WantedRecord[]): Promise<DomainFound> {
  const found = await Promise.all(
    wanted.map(async (record) => {
      try {
        return [record.kind, await LOOKS[record.kind](names, record)] as const;
      } catch (error) {
        if (!(error instanceof NameServerSilent)) throw error;
        return [record.kind, { result: 'unreachable', found: [] }] as const;
      }
    }),
  );
  return Object.fromEntries(found);
}

/** What a domain is after a look: whatever is silent leaves it as it was. */
export function stateAfter(before: SendingDomain['state'], found: DomainFound): SendingDomain['state'] {
  const results = Object.values(found).map(({ result }) => result);
  if (results.length > 0 && results.every((result) => result === 'pass')) return 'passed';
  if (!results.some((result) => result === 'missing' || result === 'wrong')) return before;
  return before === 'waiting' ? 'waiting' : 'failed';
}
