import { type Missing, publishDomain, type SendingDomain } from '../dns/publish.ts';
import type { AskedName, DnsServer } from '../dns/server.ts';
import type { MishapScript, ZoneRecord, Zones } from '../dns/zones.ts';

/** What the owners of domains do at their registrar, and what goes wrong with its servers. */
export class DnsControl {
  readonly #zones: Zones;
  readonly #server: DnsServer;

  constructor(zones: Zones, server: DnsServer) {
    this.#zones = zones;
    this.#server = server;
  }

  records(): ZoneRecord[] {
    return this.#zones.list();
  }

  add(name: string, type: string, value: string): ZoneRecord {
    return this.#zones.add(name, type, value);
  }

  set(name: string, type: string, values: string[], ttl?: number): ZoneRecord[] {
    return this.#zones.set(name, type, values, ttl);
  }

  remove(name: string, type?: string, value?: string): number {
    return this.#zones.remove(name, type, value);
  }

  /** All records of a domain that may send. */
  publish(sending: SendingDomain, without?: readonly Missing[]): void {
    publishDomain(this.#zones, sending, without);
  }

  fail(script: MishapScript): void {
    this.#zones.fail(script);
  }

  mend(name?: string): void {
    this.#zones.mend(name);
  }

  asked(): AskedName[] {
    return this.#server.asked();
  }
}
