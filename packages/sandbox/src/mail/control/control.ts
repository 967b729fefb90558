import type { MailFault, MailFaultScript } from '../behaviour/faults.ts';
import type { BehaviourRule, BehaviourScript } from '../behaviour/rules.ts';
import type { Door } from '../context.ts';
import type { KeptMail, MailQuery, StoredMail } from '../inbox/inbox.ts';
import type { MailCounts, Receipt } from '../inbox/receipts.ts';
import type { MailSettings } from '../settings.ts';
import type { DnsControl } from './dns-control.ts';

/** What the hand of a test does in the fake mail world. */
export class MailControl {
  readonly #door: Door;

  readonly dns: DnsControl;

  constructor(door: Door, dns: DnsControl) {
    this.#door = door;
    this.dns = dns;
  }

  get settings(): MailSettings {
    return this.#door.settings;
  }

  set(changes: Partial<MailSettings>): MailSettings {
    return Object.assign(this.#door.settings, changes);
  }

  /** How recipients behave from now on; the first rule that fits a recipient holds, before all conventions. */
  behave(script: BehaviourScript): BehaviourRule {
    return this.#door.behaviours.add(script);
  }

  behaviours(): BehaviourRule[] {
    return this.#door.behaviours.list();
  }

  stopBehaving(id?: string): boolean {
    if (id !== undefined) return this.#door.behaviours.remove(id);
    this.#door.behaviours.clear();
    return true;
  }

  fault(script: MailFaultScript): MailFault {
    return this.#door.faults.add(script);
  }

  /** Newest first, as they lie there, not read. */
  find(query: MailQuery = {}): KeptMail[] {
    return this.#door.inbox.find(query);
  }

  read(id: string): StoredMail {
    const mail = this.#door.inbox.get(id);
    if (!mail) throw new Error(`there is no mail ${id}`);
    return this.#door.inbox.whole(mail);
  }

  /** As it came over the wire. */
  raw(id: string): Buffer {
    const mail = this.#door.inbox.get(id);
    if (!mail) throw new Error(`there is no mail ${id}`);
    return this.#door.inbox.rawOf(mail);
  }

  receipts(since = 0): Receipt[] {
    return this.#door.receipts.since(since);
  }

  counts(): MailCounts {
    return this.#door.receipts.counts();
  }
}
