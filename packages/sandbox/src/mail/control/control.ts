import { type Proof, proofOf } from '../auth/verify.ts';
import type { MailFault, MailFaultScript } from '../behaviour/faults.ts';
import type { BehaviourRule, BehaviourScript } from '../behaviour/rules.ts';
import type { Mail } from '../context.ts';
import type { Spoken } from '../feedback/feedback.ts';
import type { Letter, Sent } from '../feedback/postman.ts';
import type { KeptMail, MailQuery, StoredMail } from '../inbox/inbox.ts';
import type { MailCounts, Receipt } from '../inbox/receipts.ts';
import { actAs, type RecipientAct } from '../people/act.ts';
import type { PeopleSettings } from '../people/crowd.ts';
import type { Visit } from '../people/visits.ts';
import type { MailSettings } from '../settings.ts';
import type { DnsControl } from './dns-control.ts';

/** What the hand of a test does in the fake mail world. */
export class MailControl {
  readonly #door: Mail;

  readonly dns: DnsControl;

  constructor(door: Mail, dns: DnsControl) {
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
    return this.#door.inbox.whole(this.#kept(id));
  }

  /** As it came over the wire. */
  raw(id: string): Buffer {
    return this.#door.inbox.rawOf(this.#kept(id));
  }

  /** What came back of mails: reports, complaints, answers, and where they got. */
  letters(): Sent[] {
    return this.#door.postman.sent();
  }

  /** What the recipient's server would send back, to be changed, brought twice, or never. */
  compose(id: string, what: Spoken): Letter {
    const mail = this.#kept(id);
    const letter = this.#door.feedback.compose(mail, mail.envelope.to[0] ?? '', what);
    if (!letter) throw new Error(`mail ${id} came from nobody`);
    return letter;
  }

  /** Brings a letter to `settings.bounces`, whoever wrote it. */
  bring(letter: Letter): Promise<Sent> {
    return this.#door.postman.send(letter);
  }

  /** What readers and machines asked for because of a mail. */
  visits(mail?: string): Visit[] {
    return this.#door.visits.list(mail);
  }

  get people(): PeopleSettings {
    return this.#door.crowd.settings;
  }

  setPeople(changes: Partial<PeopleSettings>): PeopleSettings {
    return this.#door.crowd.set(changes);
  }

  /** Does all that is due (by then, when a time is named), and waits until it is done. */
  settle(until?: number): Promise<number> {
    return this.#door.later.settle(until);
  }

  /** SPF, DKIM and DMARC, asked of the names as they are now. */
  proof(id: string): Proof {
    const mail = this.#kept(id);
    return proofOf(this.#door.zones, mail, this.#door.inbox.rawOf(mail));
  }

  /** How much is still to come. */
  get waiting(): number {
    return this.#door.later.size;
  }

  /** What the recipient does with his mail now. */
  async act(id: string, act: RecipientAct): Promise<string> {
    return actAs(this.#door, this.#kept(id), act);
  }

  receipts(since = 0): Receipt[] {
    return this.#door.receipts.since(since);
  }

  counts(): MailCounts {
    return this.#door.receipts.counts();
  }

  #kept(id: string): KeptMail {
    const mail = this.#door.inbox.get(id);
    if (!mail) throw new Error(`there is no mail ${id}`);
    return mail;
  }
}
