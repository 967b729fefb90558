import { nextId } from '../../platform/ids.ts';

/** Where a refusal comes: at the password, at the sender's address, at the recipient's, after the text. */
export type MailStage = 'auth' | 'mail' | 'rcpt' | 'data';

/** `drop` closes the connection after the final dot, with or without having kept the mail: the sender cannot know. */
export type MailFaultAction =
  | { kind: 'reject'; code: number; enhanced: string; message?: string; at?: MailStage }
  | { kind: 'drop'; keep: boolean }
  | { kind: 'delay'; ms: number };

export type MailFaultScript = {
  id?: string;
  /** Regular expression over the recipient's address; at `auth` over the user name, at `mail` over the sender's address. */
  to: string;
  /** 1 when absent, -1 for ever. */
  times?: number;
  action: MailFaultAction;
};

export type MailFault = Required<MailFaultScript> & { struck: number };

export class MailFaults {
  readonly #faults = new Map<string, MailFault>();

  add(script: MailFaultScript): MailFault {
    new RegExp(script.to);
    const fault: MailFault = { ...script, id: script.id ?? nextId(), times: script.times ?? 1, struck: 0 };
    this.#faults.set(fault.id, fault);
    return fault;
  }

  list(): MailFault[] {
    return [...this.#faults.values()];
  }

  remove(id: string): boolean {
    return this.#faults.delete(id);
  }

  clear(): void {
    this.#faults.clear();
  }

  strike(addresses: string[], stage: MailStage): MailFault | undefined {
    for (const fault of this.#faults.values()) {
      const { action } = fault;
      const at = action.kind === 'reject' ? (action.at ?? 'rcpt') : 'data';
      if (at !== stage || (fault.times >= 0 && fault.struck >= fault.times)) continue;
      if (!addresses.some((address) => new RegExp(fault.to, 'i').test(address))) continue;
      fault.struck += 1;
      return fault;
    }
    return undefined;
  }
}
