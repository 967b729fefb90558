import { createPublicKey, verify } from 'node:crypto';
import type { Marker } from '../../tokens.ts';
import { diagnose } from '../classify-bounce.ts';
import type { Finding, Read } from '../finding.ts';
import { isFresh } from './generic.ts';
import { deliveryIn, type Json, listOf, noteOf, textOf } from './ids.ts';

/** They try for a day to reach who was away. What comes twice is one event, whenever it comes. */
const OLDEST_S = 25 * 3_600;

/** ECDSA over the time and the body as it came (Twilio, "Getting started with the Event Webhook security features"). */
export function isSignedBySendgrid(
  raw: Buffer,
  { signature, timestamp }: { readonly signature: string | undefined; readonly timestamp: string | undefined },
  publicKey: string,
): boolean {
  if (
    signature === undefined ||
    timestamp === undefined ||
    !/^\d{1,12}$/.test(timestamp) ||
    !isFresh(Number(timestamp), OLDEST_S)
  )
    return false;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.concat([Buffer.from(timestamp), raw]), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** What they do with opens and clicks we count ourselves; events that we do not know are kept in the raw row. */
export function readSendgrid(raw: Buffer, marker: Marker): Read {
  const events = listOf(JSON.parse(raw.toString('utf8')));
  const findings = events.flatMap((event) => {
    const delivery = deliveryIn(marker, event['smtp-id'], event['x-delivery-id'], event.delivery_id);
    const finding = delivery === null ? null : findingOf(event, delivery);
    return finding === null ? [] : [{ ...finding, once: textOf(event.sg_event_id) || `${delivery} ${finding.kind}` }];
  });
  return { findings, outcome: `${findings.length} of ${events.length} events` };
}

function findingOf(event: Json, delivery: number): Finding | null {
  const status = textOf(event.status) || null;
  const note = noteOf(event.reason) ?? noteOf(event.response);
  switch (event.event) {
    case 'bounce': {
      const found = diagnose(status, note ?? '');
      // They were told that we are not wanted there; it says nothing of the mailbox.
      const blocked = event.type === 'blocked' && found.bounce === 'hard';
      return { kind: 'bounce', delivery, ...found, ...(blocked && { bounce: 'soft' }), note };
    }
    case 'dropped':
      return droppedAs(textOf(event.reason), delivery, note);
    case 'deferred':
      return { kind: 'delay', delivery, status, note };
    case 'delivered':
      return { kind: 'delivered', delivery, status, note };
    case 'spamreport':
      return { kind: 'complaint', delivery, note };
    case 'unsubscribe':
    case 'group_unsubscribe':
      return { kind: 'unsubscribe', delivery };
    default:
      return null;
  }
}

/** They keep lists of their own, and did not even try. */
function droppedAs(reason: string, delivery: number, note: string | null): Finding | null {
  if (/spam report/i.test(reason)) return { kind: 'complaint', delivery, note };
  if (/unsubscribed/i.test(reason)) return { kind: 'unsubscribe', delivery };
  const isGone = /bounced address|invalid/i.test(reason);
  return { kind: 'bounce', delivery, bounce: isGone ? 'hard' : 'refused', weight: 1, status: null, note };
}
