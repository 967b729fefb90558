import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import type { MailingDeps } from '../../deps.ts';
import type { Marker } from '../../tokens.ts';
import { diagnose } from '../classify-bounce.ts';
import { type Finding, nothing, type Read } from '../finding.ts';
import type { FetchText } from './fetch-sns.ts';
import { deliveryIn, type Json, listOf, noteOf, recordOf, textOf } from './ids.ts';

/** SNS tries for hours to reach who was away (AWS, "Amazon SNS message delivery retries"); what is older is a copy. */
const OLDEST_MS = 6 * 3_600_000;

/** What is signed, in this order (AWS, "Verifying the signatures of Amazon SNS messages"). */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

/** Only there: whoever signs may not say where his key is read. `sandbox`: its origin, in sandbox mode alone. */
export function isSnsAddress(address: string, sandbox?: string, kind: 'certificate' | 'any' = 'any'): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || (url.port !== '' && url.origin !== sandbox)) return false;
  const isPem = /^\/SimpleNotificationService-[\w-]+\.pem$/.test(url.pathname);
  if (kind === 'certificate' && !isPem) return false;
  if (url.origin === sandbox) return true;
  return url.protocol === 'https:' && /^sns\.[a-z]{2}(-[a-z]+)+-\d\.amazonaws\.com(\.cn)?$/.test(url.hostname);
}

const keyOf = (pem: string) =>
  pem.includes('BEGIN CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);

interface Trust {
  readonly topics: readonly string[];
  readonly sandbox?: string | undefined;
  readonly fetchText: FetchText;
}

/** The message when SNS signed it for one of our topics a while ago; null for everything else. */
export async function verifySns(
  raw: Buffer,
  { topics, sandbox, fetchText }: Trust,
  now = Date.now(),
): Promise<Json | null> {
  const message = parsed(raw);
  const fields = SIGNED[textOf(message.Type)];
  const certificate = textOf(message.SigningCertURL);
  if (fields === undefined || message.SignatureVersion !== '2' || !topics.includes(textOf(message.TopicArn)))
    return null;
  if (!isSnsAddress(certificate, sandbox, 'certificate')) return null;
  const age = now - Date.parse(textOf(message.Timestamp));
  if (!(age < OLDEST_MS && age > -FUTURE_MS)) return null;
  const signed = fields
    .filter((name) => typeof message[name] === 'string')
    .map((name) => `${name}\n${String(message[name])}\n`)
    .join('');
  const key = keyOf(await fetchText(certificate));
  const good = verify('sha256', Buffer.from(signed), key, Buffer.from(textOf(message.Signature), 'base64'));
  return good ? message : null;
}
const FUTURE_MS = 15 * 60_000;

function parsed(raw: Buffer): Json {
  try {
    return recordOf(JSON.parse(raw.toString('utf8')));
  } catch {
    return {};
  }
}

/** Says to SNS that the topic is ours; the message was verified before it was stored. */
export async function confirmTopic(deps: MailingDeps, raw: Buffer): Promise<void> {
  const { Type: type, SubscribeURL: address } = parsed(raw);
  const { fetchSns } = await import('./fetch-sns.ts');
  if (type === 'SubscriptionConfirmation' && isSnsAddress(textOf(address), deps.config.sandbox?.url))
    await fetchSns(deps.config)(textOf(address));
}

/** What SES says through SNS: a message in a message. Each recipient has an entry; ours has one. */
export function readSes(raw: Buffer, marker: Marker): Read {
  const outer = parsed(raw);
  if (outer.Type !== 'Notification') return nothing(textOf(outer.Type) || 'unknown');
  const message = recordOf(JSON.parse(String(outer.Message ?? '')));
  const mail = recordOf(message.mail);
  const named = listOf(mail.headers).filter(({ name }) => /^(x-delivery-id|message-id)$/i.test(textOf(name)));
  const { 'X-Delivery-Id': tagged } = recordOf(mail.tags);
  const tag = Array.isArray(tagged) ? tagged[0] : tagged;
  const delivery = deliveryIn(marker, ...named.map(({ value }) => value), tag, recordOf(mail.commonHeaders).messageId);
  if (delivery === null) return nothing('of no mail of ours');
  const type = textOf(message.eventType) || textOf(message.notificationType);
  const finding = findingOf(type, message, delivery);
  if (finding === null) return nothing(type || 'unknown');
  return { findings: [{ ...finding, once: textOf(outer.MessageId) }], outcome: type };
}

function findingOf(type: string, message: Json, delivery: number): Finding | null {
  switch (type) {
    case 'Bounce':
      return bounceOf(recordOf(message.bounce), delivery);
    case 'Complaint': {
      const { complaintFeedbackType: kind } = recordOf(message.complaint);
      return kind === 'not-spam' ? null : { kind: 'complaint', delivery, note: noteOf(kind) };
    }
    case 'Delivery':
      return { kind: 'delivered', delivery, status: null, note: noteOf(recordOf(message.delivery).smtpResponse) };
    case 'DeliveryDelay':
      return { kind: 'delay', delivery, status: null, note: noteOf(recordOf(message.deliveryDelay).delayType) };
    case 'Reject':
    case 'Rendering Failure':
      return { kind: 'bounce', delivery, bounce: 'refused', weight: 1, status: null, note: type };
    case 'Subscription':
      return { kind: 'unsubscribe', delivery };
    default:
      return null;
  }
}

const CONTENT = new Set(['MessageTooLarge', 'ContentRejected', 'AttachmentRejected']);
const ADDRESS = new Set(['General', 'NoEmail', 'Suppressed', 'OnAccountSuppressionList']);

function bounceOf(bounce: Json, delivery: number): Finding {
  const [recipient = {}] = listOf(bounce.bouncedRecipients);
  const [type, subtype] = [textOf(bounce.bounceType), textOf(bounce.bounceSubType)];
  const note = noteOf(recipient.diagnosticCode) ?? noteOf(`${type} ${subtype}`);
  const found = diagnose(textOf(recipient.status) || null, note ?? '');
  const is = (kind: 'hard' | 'soft' | 'refused'): Finding => ({
    kind: 'bounce',
    delivery,
    ...found,
    bounce: kind,
    note,
  });
  if (CONTENT.has(subtype)) return is('refused');
  if (found.bounce === 'hard' || found.bounce === 'refused') return is(found.bounce);
  return is(type === 'Permanent' && ADDRESS.has(subtype) && found.status === null ? 'hard' : 'soft');
}
