import type { SandboxClock } from '../../platform/clock.ts';
import { domainOf, type LaterBehaviour } from '../behaviour/behaviour.ts';
import type { Inbox, KeptMail } from '../inbox/inbox.ts';
import type { MailSettings } from '../settings.ts';
import { bounceBytes, mtaOf } from './bounce.ts';
import { complaintOf, vacationBytes } from './complaint.ts';
import type { Later } from './later.ts';
import type { Letter, Postman, Sent } from './postman.ts';
import type { Returned } from './report-parts.ts';

export type Spoken = Exclude<LaterBehaviour, { kind: 'read' }>;
type Parts = { inbox: Inbox; clock: SandboxClock; settings: MailSettings; later: Later; postman: Postman };

/** What comes back of a mail: reports, complaints, answers of machines. */
export class Feedback {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  schedule(mail: KeptMail, recipient: string, what: Spoken): void {
    const { later, clock } = this.#parts;
    later.add(clock.now() + what.afterSeconds * 1000, async () => void (await this.say(mail, recipient, what)));
  }

  /** At once. Undefined: nobody may be told, because the mail came from nobody, or it is not kept any more. */
  async say(mail: KeptMail, recipient: string, what: Spoken): Promise<Sent | undefined> {
    const letter = this.compose(mail, recipient, what);
    return letter && this.#parts.postman.send(letter);
  }

  compose(mail: KeptMail, recipient: string, what: Spoken): Letter | undefined {
    const { inbox, clock, settings } = this.#parts;
    const sender = mail.envelope.from;
    if (sender === '' || inbox.get(mail.id) === undefined) return undefined;
    const returned: Returned = { mail, raw: inbox.rawOf(mail), recipient, now: clock.now() };
    const helo = mtaOf(recipient);
    if (what.kind === 'complain') {
      const to = settings.complaintsTo ?? `fbl@${domainOf(sender)}`;
      const complaint = complaintOf(returned, to, what.redacted ?? false);
      return { kind: 'complaint', mail: mail.id, helo, ...complaint };
    }
    const bytes = what.kind === 'bounce' ? bounceBytes(what, returned) : vacationBytes(returned);
    return { kind: what.kind, mail: mail.id, from: '', to: sender, helo, bytes };
  }
}
