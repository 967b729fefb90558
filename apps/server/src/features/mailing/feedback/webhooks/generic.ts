import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Marker } from '../../tokens.ts';
import { diagnose } from '../classify-bounce.ts';
import type { Finding, Read } from '../finding.ts';
import { deliveryIn, type Json, listOf, noteOf, recordOf, textOf } from './ids.ts';

/** How old what is signed may be, in seconds. */
const FRESH_S = 300;
export const isFresh = (seconds: number, longest = FRESH_S): boolean => {
  const age = Date.now() / 1_000 - seconds;
  return age <= longest && age >= -FRESH_S;
};

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 with the shared secret over `<seconds>.<body>`. */
export function isSigned(raw: Buffer, signature: string | undefined, secret: string): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || given === undefined || !isFresh(Number(time))) return false;
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(raw).digest();
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'));
}

/** `{"events": [{"id", "type", "message_id", "status", "text"}]}`, for any relay that a few lines of script can be put behind. */
export function readGeneric(raw: Buffer, marker: Marker): Read {
  const events = listOf(recordOf(JSON.parse(raw.toString('utf8'))).events);
  const findings = events.flatMap((event) => {
    const delivery = deliveryIn(marker, event.message_id, event.delivery_id);
    const finding = delivery === null ? null : findingOf(event, delivery);
    return finding === null ? [] : [{ ...finding, once: textOf(event.id) || `${delivery} ${finding.kind}` }];
  });
  return { findings, outcome: `${findings.length} of ${events.length} events` };
}

function findingOf(event: Json, delivery: number): Finding | null {
  const status = textOf(event.status) || null;
  const note = noteOf(event.text);
  switch (event.type) {
    case 'bounce':
      return { kind: 'bounce', delivery, ...diagnose(status, note ?? ''), note };
    case 'delay':
    case 'delivered':
      return { kind: event.type, delivery, status, note };
    case 'complaint':
      return { kind: 'complaint', delivery, note };
    case 'unsubscribe':
      return { kind: 'unsubscribe', delivery };
    default:
      return null;
  }
}
