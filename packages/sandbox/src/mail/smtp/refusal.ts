import type { Behaviour, RecipientStage } from '../behaviour/behaviour.ts';
import type { Limits } from '../behaviour/limits.ts';

/** A reply of the server; the library writes code and words. */
export type Refusal = Error & { responseCode: number };

export function refusal(code: number, enhanced: string, text: string): Refusal {
  return Object.assign(new Error([enhanced, text].filter(Boolean).join(' ')), { responseCode: code });
}

const RATE_TEXT = {
  421: 'Too many messages from your address, closing connection; slow down',
  450: 'Rate limit exceeded, try again later',
  451: 'Too many messages, temporarily deferred; sending rate is limited',
  454: 'Throttling failure: Maximum sending rate exceeded.',
} as const;
const RATE_STATUS = { 421: '4.7.0', 450: '4.7.0', 451: '4.7.1', 454: '' } as const;

export type Asked = {
  stage: RecipientStage;
  recipient: string;
  sender: string;
  connection: string;
  by: string;
  limits: Limits;
};

/** The refusal that a behaviour means at this stage, if it means one. */
export function refusalOf(behaviour: Behaviour, asked: Asked): Refusal | undefined {
  const { stage, recipient, sender, connection, by, limits } = asked;
  const named = (text: string) => (text ? `<${recipient}>: ${text}` : text);
  if (behaviour.kind === 'refuse') {
    if ((behaviour.at ?? 'rcpt') !== stage) return undefined;
    const text = stage === 'rcpt' ? named(behaviour.text) : behaviour.text;
    return refusal(behaviour.code, behaviour.enhanced, text);
  }
  if (stage !== 'rcpt') return undefined;
  if (behaviour.kind === 'greylist' && limits.isGrey(sender, recipient, behaviour.seconds))
    return refusal(450, '4.2.0', named(`Recipient address rejected: Greylisted, try again in ${behaviour.seconds} s`));
  if (behaviour.kind === 'throttle' && !limits.draw(by, behaviour.perSecond)) {
    const { code, enhanced, text } = behaviour;
    return refusal(code, enhanced ?? RATE_STATUS[code], text ?? RATE_TEXT[code]);
  }
  if (behaviour.kind === 'crowd' && !limits.enter(by, connection, behaviour.connections))
    return refusal(421, '4.7.0', 'Too many concurrent SMTP connections from your address');
  return undefined;
}
