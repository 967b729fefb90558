import { isIPv4, isIPv6 } from 'node:net';
import type { Collection, Journal } from '../../platform/journal.ts';
import { WORDS, wordOfDomain } from '../behaviour/conventions.ts';
import { type Answer, type Code, isRecordType, type RecordType } from './message.ts';

export type ZoneRecord = { name: string; type: RecordType; value: string; ttl: number };
/** What goes wrong with a name: a refusal, no answer at all, or an answer that was cut short. */
export type Mishap = Exclude<Code, 'NOERROR' | 'FORMERR'> | 'timeout' | 'truncated';
export type MishapScript = { name: string; mishap: Mishap; times?: number };
export type Found = { code: Code; answers: Answer[] } | 'timeout' | 'truncated';

const TTL = 60;
const LOOPBACK = '127.0.0.1';
const MISHAP_WORDS: Readonly<Record<string, Mishap>> = {
  nohost: 'NXDOMAIN',
  servfail: 'SERVFAIL',
  unanswered: 'timeout',
};
/** Domains that have a name for mails and take none (RFC 7505). */
const NO_MAIL = 'nomail';

const plain = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

function checked(type: string, value: string): RecordType {
  if (!isRecordType(type)) throw new Error(`records of type ${type} are not kept here`);
  const fine = {
    A: isIPv4(value),
    AAAA: isIPv6(value),
    MX: /^\d{1,5}\s+\S+$/.test(value),
    TXT: value.length <= 4_000,
    CNAME: /^\S+$/.test(value),
    PTR: /^\S+$/.test(value),
  }[type];
  if (!fine) throw new Error(`${JSON.stringify(value)} is no value of a record of type ${type}`);
  return type;
}

/** The names of the fake world. Names under `.example` are hosts that take mails here unless records or their words say otherwise; all else is not there. */
export class Zones {
  readonly #records: Collection<ZoneRecord>;
  readonly #mishaps = new Map<string, Required<MishapScript>>();

  constructor(journal: Journal) {
    this.#records = journal.collection('mail.dns');
  }

  list(): ZoneRecord[] {
    return this.#records.values();
  }

  /** Adds a value; the same one twice is one. */
  add(name: string, type: string, value: string, ttl = TTL): ZoneRecord {
    const record = { name: plain(name), type: checked(type.toUpperCase(), value.trim()), value: value.trim(), ttl };
    if (!/^[\w.*-]{1,253}$/.test(record.name)) throw new Error(`${JSON.stringify(name)} is no name`);
    return this.#records.put(`${record.name} ${record.type} ${record.value}`, record);
  }

  /** Puts these values in the place of what the name had of this type. */
  set(name: string, type: string, values: string[], ttl?: number): ZoneRecord[] {
    for (const value of values) checked(type.toUpperCase(), value.trim());
    this.remove(name, type);
    return values.map((value) => this.add(name, type, value, ttl));
  }

  remove(name: string, type?: string, value?: string): number {
    const gone = this.#records
      .values()
      .filter(
        (record) =>
          record.name === plain(name) &&
          (type === undefined || record.type === type.toUpperCase()) &&
          (value === undefined || record.value === value.trim()),
      );
    for (const record of gone) this.#records.delete(`${record.name} ${record.type} ${record.value}`);
    return gone.length;
  }

  /** From now on, for so many questions (always, when absent), also for the names below it. */
  fail({ name, mishap, times = -1 }: MishapScript): void {
    this.#mishaps.set(plain(name), { name: plain(name), mishap, times });
  }

  mend(name?: string): void {
    if (name === undefined) this.#mishaps.clear();
    else this.#mishaps.delete(plain(name));
  }

  clear(): void {
    this.#records.clear();
    this.#mishaps.clear();
  }

  find(asked: string, type: RecordType | undefined): Found {
    const name = plain(asked);
    const mishap = this.#mishap(name);
    if (mishap === 'timeout' || mishap === 'truncated') return mishap;
    if (mishap !== undefined) return { code: mishap, answers: [] };
    const answers: Answer[] = [];
    let current = name;
    // A chain of names is followed as a resolver does; a circle ends.
    for (let hop = 0; hop < 8; hop += 1) {
      const own = this.#at(current);
      if (own === undefined) return { code: answers.length > 0 ? 'NOERROR' : 'NXDOMAIN', answers };
      answers.push(...own.filter((record) => record.type === type));
      const alias = own.find((record) => record.type === 'CNAME');
      if (!alias || type === 'CNAME') return { code: 'NOERROR', answers };
      answers.push(alias);
      current = plain(alias.value);
    }
    return { code: 'SERVFAIL', answers: [] };
  }

  #mishap(name: string): Mishap | undefined {
    for (const script of this.#mishaps.values()) {
      if (name !== script.name && !name.endsWith(`.${script.name}`)) continue;
      if (script.times === 0) continue;
      if (script.times > 0) script.times -= 1;
      return script.mishap;
    }
    return MISHAP_WORDS[name.endsWith('.example') ? (name.split('.').at(-2) ?? '') : ''];
  }

  #at(name: string): ZoneRecord[] | undefined {
    const all = this.#records.values();
    const own = all.filter((record) => record.name === name);
    const byDefault = hostRecords(name).filter(({ type }) => !own.some((record) => record.type === type));
    if (own.some(({ type }) => type === 'CNAME')) return own;
    if (own.length + byDefault.length > 0) return [...own, ...byDefault];
    // A name with names below it exists, and has nothing.
    return all.some((record) => record.name.endsWith(`.${name}`)) ? [] : undefined;
  }
}

function hostRecords(name: string): ZoneRecord[] {
  if (!/^([a-z0-9-]+\.)+example$/.test(name)) return [];
  const record = (type: RecordType, value: string): ZoneRecord => ({ name, type, value, ttl: TTL });
  const label = name.split('.').at(-2) ?? '';
  if (label === NO_MAIL) return [record('MX', '0 .')];
  if (name.startsWith('mx.')) return [record('A', LOOPBACK)];
  const mail = record('MX', `10 mx.${name}`);
  return wordOfDomain(name) !== undefined && Object.hasOwn(WORDS, label) ? [mail] : [record('A', LOOPBACK), mail];
}
