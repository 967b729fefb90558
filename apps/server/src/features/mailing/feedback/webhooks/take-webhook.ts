import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, notFound, text } from '../../../../platform/errors/index.ts';
import type { MailingDeps } from '../../deps.ts';
import { takeIn } from '../intake.ts';
import { isSigned } from './generic.ts';
import { isSignedBySendgrid } from './sendgrid.ts';
import { verifySns } from './ses.ts';

interface Webhook {
  readonly provider: string;
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The name of what was brought when its provider signed it; null when nobody can be believed. */
async function verified({ config }: MailingDeps, { provider, raw, headers }: Webhook): Promise<string | null> {
  const { secret, sendgridKey, sesTopics } = config.mailWebhooks;
  const digest = () => createHash('sha256').update(raw).digest('base64url');
  if (provider === 'generic' && secret !== undefined)
    return isSigned(raw, one(headers['x-waypost-signature']), secret) ? digest() : null;
  if (provider === 'sendgrid' && sendgridKey !== undefined) {
    const signature = one(headers['x-twilio-email-event-webhook-signature']);
    const timestamp = one(headers['x-twilio-email-event-webhook-timestamp']);
    return isSignedBySendgrid(raw, { signature, timestamp }, sendgridKey) ? digest() : null;
  }
  if (provider === 'ses' && sesTopics.length > 0) {
    const { fetchSns } = await import('./fetch-sns.ts');
    const trust = { topics: sesTopics, sandbox: config.sandbox?.url, fetchText: fetchSns(config) };
    const message = await verifySns(raw, trust);
    return message === null ? null : String(message.MessageId);
  }
  // A provider that this installation does not use.
  throw notFound();
}

/** Takes what a provider tells, once it is stored; what it means is found afterwards. */
export async function takeWebhook(deps: MailingDeps, webhook: Webhook): Promise<void> {
  const key = await verified(deps, webhook);
  if (key === null) {
    deps.log.warn(
      { provider: webhook.provider, bytes: webhook.raw.length },
      'a webhook about newsletters is not signed',
    );
    throw new AppError(401, { text: text('errors.forbidden') });
  }
  const source = webhook.provider as 'generic' | 'sendgrid' | 'ses';
  await deps.db.transaction((tx) => takeIn(tx, { source, key, raw: webhook.raw }));
}
