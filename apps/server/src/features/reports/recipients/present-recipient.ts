import { RECIPIENT_REASONS, type Recipient } from '@waypost/contract/reports';
import type { TableRow } from '../../../platform/db/query.ts';
import { wireTime } from '../../../platform/http/index.ts';

export type RecipientRow = Pick<
  TableRow<'deliveries'>,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'state'
  | 'reason'
  | 'smtp_reply'
  | 'at'
  | 'opened_at'
  | 'clicked_at'
  | 'bounce'
  | 'bounced_at'
  | 'bounce_note'
  | 'unsubscribed_at'
  | 'complained_at'
> & { readonly machine: boolean };

const when = (at: Date | null) => at && wireTime(at);

export function presentRecipient(row: RecipientRow): Recipient {
  const { state } = row;
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    state: state === 'queued' || state === 'deferred' || state === 'sending' ? 'waiting' : state,
    reason: RECIPIENT_REASONS.find((known) => known === row.reason) ?? null,
    reply: row.bounce === null ? (state === 'accepted' ? null : row.smtp_reply) : row.bounce_note,
    sent_at: state === 'accepted' ? when(row.at) : null,
    opened: row.opened_at !== null,
    clicked: row.clicked_at !== null,
    opened_at: when(row.opened_at),
    clicked_at: when(row.clicked_at),
    machine: row.machine,
    bounce: row.bounce,
    bounced_at: when(row.bounced_at),
    unsubscribed_at: when(row.unsubscribed_at),
    complained_at: when(row.complained_at),
  };
}
