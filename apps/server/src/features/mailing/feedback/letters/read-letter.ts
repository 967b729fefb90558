import type { Marker } from '../../tokens.ts';
import { diagnose } from '../classify-bounce.ts';
import { nothing, type Read } from '../finding.ts';
import { behindType, groupsOf } from './fields.ts';
import { openLetter } from './open-letter.ts';
import type { Opened } from './opened.ts';

/** A mail to one of our own addresses. */
export interface Letter {
  readonly raw: Uint8Array;
  /** The local part of the address that it was for. */
  readonly to: string;
  /** The envelope's sender; empty for what machines report. */
  readonly from: string;
}

const LONGEST_NOTE = 300;
const noteOf = (text: string): string | null =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NOTE) || null;

const partOf = ({ parts }: Opened, ...types: string[]): string | null =>
  parts.find(([type]) => types.includes(type))?.[1] ?? null;
const headerOf = ({ headers }: Opened, name: string): string => headers.find(([key]) => key === name)?.[1] ?? '';
/** Somebody is away, or a machine says thank you (RFC 3834). */
const isAutomatic = (email: Opened): boolean =>
  /^(bulk|junk|auto.?reply)$/i.test(headerOf(email, 'precedence')) ||
  /^auto-replied|^auto-generated/i.test(headerOf(email, 'auto-submitted')) ||
  headerOf(email, 'x-autoreply') !== '' ||
  /^(auto(matic)? ?reply|out of office|absence|respuesta autom|réponse autom)/i.test(email.subject);

/** What a mail says of a newsletter. What nobody can forge is the mark in its address, or in the mail that it gives back. */
export async function readLetter({ raw, to, from }: Letter, marker: Marker): Promise<Read> {
  const addressed = marker.ofAddress(to);
  const email = await openLetter(raw);
  if (email === null) return nothing('unreadable');
  if (addressed?.kind === 'unsubscribe')
    return from === '' || isAutomatic(email)
      ? nothing('automatic')
      : { findings: [{ kind: 'unsubscribe', delivery: addressed.delivery }], outcome: 'unsubscribe' };
  const complaint = partOf(email, 'message/feedback-report');
  if (complaint !== null) return readComplaint(email, complaint, marker);
  if (addressed === null) return nothing('unknown');
  const { delivery } = addressed;
  const report = partOf(email, 'message/delivery-status', 'message/global-delivery-status');
  if (report !== null) return readReport(report, delivery);
  const prose = readProse(email, delivery);
  if (prose !== null) return prose;
  if (isAutomatic(email)) return nothing('automatic');
  if (partOf(email, 'message/disposition-notification') !== null) return nothing('receipt');
  // A person who answers to the sender of the envelope has not bounced.
  if (from !== '') return nothing('not a report');
  const note = noteOf(email.subject);
  return {
    findings: [{ kind: 'bounce', delivery, bounce: 'soft', weight: 1, status: null, note }],
    outcome: 'unclear',
  };
}

/** RFC 3464: one group for the message, then one for each recipient; ours have one. */
function readReport(report: string, delivery: number): Read {
  const group = groupsOf(report).find((each) => each.has('action'));
  if (group === undefined) return nothing('unknown');
  const action = (group.get('action') ?? '').toLowerCase().split(/[\s(]/)[0];
  const words = behindType(group.get('diagnostic-code'));
  const told = group.get('status') ?? null;
  const note = noteOf(words);
  if (action === 'failed') {
    const { bounce, weight, status } = diagnose(told, words);
    return { findings: [{ kind: 'bounce', delivery, bounce, weight, status, note }], outcome: `bounce ${bounce}` };
  }
  if (action === 'delayed') return { findings: [{ kind: 'delay', delivery, status: told, note }], outcome: 'delay' };
  if (action === 'delivered' || action === 'relayed' || action === 'expanded')
    return { findings: [{ kind: 'delivered', delivery, status: told, note }], outcome: 'delivered' };
  return nothing('unknown');
}

/** Servers that write for people alone; what they write behind the line below which our mail begins is ours. */
function readProse(email: Opened, delivery: number): Read | null {
  const text = email.text;
  const isProse =
    /^Hi\. This is the qmail-send program/m.test(text) ||
    (/^(mailer-daemon|postmaster)@/i.test(email.from) && /undeliver|failure|returned|rejected/i.test(email.subject));
  if (!isProse) return null;
  const [said = ''] = text.split(/^-{3} ?(Below this line|Original message)/im);
  const words =
    /(?:^|\n)((?:[45]\d\d[ -]|Remote host said:|.*\(#[45]\.\d+\.\d+\)).*)/.exec(said)?.[1] ??
    said.slice(0, LONGEST_NOTE);
  const { bounce, weight, status } = diagnose(/\(#([45]\.\d+\.\d+)\)/.exec(said)?.[1] ?? null, words);
  return {
    findings: [{ kind: 'bounce', delivery, bounce, weight, status, note: noteOf(words) }],
    outcome: `bounce ${bounce}`,
  };
}

/** RFC 5965. The addresses in it may be made unreadable; our own marks in what it gives back are not. */
function readComplaint(email: Opened, report: string, marker: Marker): Read {
  const [about = new Map<string, string>()] = groupsOf(report);
  const type = (about.get('feedback-type') ?? '').toLowerCase();
  const delivery = deliveryOfReturned(email, about, marker);
  if (delivery === null) return nothing('forged');
  if (!['abuse', 'fraud', 'virus', 'other'].includes(type)) return nothing(`feedback ${type.slice(0, 40)}`);
  return {
    findings: [{ kind: 'complaint', delivery, note: noteOf(about.get('user-agent') ?? '') }],
    outcome: 'complaint',
  };
}

function deliveryOfReturned(email: Opened, about: ReadonlyMap<string, string>, marker: Marker): number | null {
  const sender = (about.get('original-mail-from') ?? '').replaceAll(/^<|>$/g, '').split('@')[0] ?? '';
  const marked = marker.ofAddress(sender);
  if (marked?.kind === 'bounce') return marked.delivery;
  const returned = partOf(email, 'message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers') ?? '';
  const [head = ''] = returned.split(/\r?\n\r?\n/);
  for (const line of head.split(/\r?\n(?![ \t])/))
    if (/^(x-delivery-id|message-id)\s*:/i.test(line)) {
      const delivery = marker.ofMessageId(line);
      if (delivery !== null) return delivery;
    }
  return null;
}
