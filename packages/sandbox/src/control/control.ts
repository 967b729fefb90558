import type { LinkedInControl } from '../linkedin/control.ts';
import type { MailFault, MailFaultScript, MailFaults } from '../mail/faults.ts';
import type { Inbox, StoredMail } from '../mail/inbox.ts';
import type { FacebookControl } from '../meta/facebook/control.ts';
import type { InstagramControl } from '../meta/instagram/control.ts';
import type { CallRecord, Calls } from '../platform/calls.ts';
import type { SandboxClock } from '../platform/clock.ts';
import type { Fault, FaultScript, Faults } from '../platform/faults.ts';

type Parts = {
  clock: SandboxClock;
  faults: Faults;
  calls: Calls;
  latency: { ms: number };
  mailFaults: MailFaults;
  inbox: Inbox;
  facebook: FacebookControl;
  instagram: InstagramControl;
  linkedin: LinkedInControl;
  reset: () => void;
};

/** Everything a test can do to the fake worlds; the same calls exist as HTTP under `/__control/`. */
export class Control {
  readonly clock: SandboxClock;
  readonly facebook: FacebookControl;
  readonly instagram: InstagramControl;
  readonly linkedin: LinkedInControl;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.clock = parts.clock;
    this.facebook = parts.facebook;
    this.instagram = parts.instagram;
    this.linkedin = parts.linkedin;
    this.#parts = parts;
  }

  addFault(script: FaultScript): Fault {
    return this.#parts.faults.add(script);
  }

  faults(): Fault[] {
    return this.#parts.faults.list();
  }

  removeFault(id: string): boolean {
    return this.#parts.faults.remove(id);
  }

  clearFaults(): void {
    this.#parts.faults.clear();
    this.#parts.mailFaults.clear();
  }

  addMailFault(script: MailFaultScript): MailFault {
    return this.#parts.mailFaults.add(script);
  }

  mailFaults(): MailFault[] {
    return this.#parts.mailFaults.list();
  }

  /** Every call of a network waits this long first. */
  setLatency(ms: number): void {
    this.#parts.latency.ms = ms;
  }

  get latencyMs(): number {
    return this.#parts.latency.ms;
  }

  calls(since = 0): CallRecord[] {
    return this.#parts.calls.since(since);
  }

  mails(to?: string): StoredMail[] {
    return this.#parts.inbox.list(to);
  }

  /** Back to the demo world: no posts, tokens, mails, faults or calls; clock and switches as at the start. */
  reset(): void {
    this.#parts.reset();
  }
}
