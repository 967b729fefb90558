import type { Mail } from '../context.ts';
import type { KeptMail } from '../inbox/inbox.ts';
import { told } from './recipient.ts';

/** `open`, `click` (the link's number), `one-click`, `page`, `mailto`, `complain`, `away`, `bounce`. */
export type RecipientAct = { verb: string; link?: number };

/** What the recipient of a mail does by hand; what came of it, in words. */
export async function actAs(world: Mail, mail: KeptMail, { verb, link = 0 }: RecipientAct): Promise<string> {
  const { recipient, feedback } = world;
  const who = mail.envelope.to[0] ?? '';
  switch (verb) {
    case 'open':
      return `${(await recipient.open(mail, who)).length} pictures loaded.`;
    case 'click':
      return recipient.follow(mail, who, link);
    case 'one-click':
    case 'page':
    case 'mailto':
      return recipient.unsubscribe(mail, who, verb);
    case 'complain':
      return recipient.complain(mail, who);
    case 'away':
      return told(await feedback.say(mail, who, { kind: 'reply', afterSeconds: 0 }));
    case 'bounce': {
      const unknown = { kind: 'bounce', status: '5.1.1', text: '550 5.1.1 User unknown', afterSeconds: 0 } as const;
      return told(await feedback.say(mail, who, unknown));
    }
    default:
      throw new Error(`a recipient cannot ${verb}`);
  }
}
