import type { RecipientAct, RecipientState } from '@waypost/contract/reports';
import { query, sql } from '../../../platform/db/query.ts';

export interface Wanted {
  readonly state?: RecipientState | undefined;
  readonly did?: RecipientAct | undefined;
  readonly filter: string;
}

const WAITING = ['queued', 'deferred', 'sending'] as const;

/** Machines alone opened it, or alone followed its links: what a report leaves out. */
export const byMachine = sql<boolean>`(d.machine_opened_at IS NOT NULL AND d.opened_at IS NULL OR d.machine_clicked_at IS NOT NULL AND d.clicked_at IS NULL)`;

const DID: Readonly<Record<RecipientAct, ReturnType<typeof sql<boolean>>>> = {
  opened: sql`d.opened_at IS NOT NULL`,
  clicked: sql`d.clicked_at IS NOT NULL`,
  machine: byMachine,
  hard_bounce: sql`d.bounce = 'hard'`,
  soft_bounce: sql`d.bounce IN ('soft', 'refused')`,
  unsubscribed: sql`d.unsubscribed_at IS NOT NULL`,
  complained: sql`d.complained_at IS NOT NULL`,
};

/**
 * The recipients of a run, found through its batches: these know how many of them ended in which way, so that the few of a rare state
 * are found without reading the others. Sending changes no index for it.
 */
export function recipientsOf(run: number, { state, did, filter }: Wanted) {
  let found = query
    .selectFrom('mailing_batches as b')
    .innerJoin('deliveries as d', 'd.batch_id', 'b.id')
    .where('b.run_id', '=', run);
  const atWork = sql<boolean>`(b.next_at IS NOT NULL OR b.lease_token IS NOT NULL)`;
  if (state === 'waiting') found = found.where('d.state', 'in', WAITING).where(atWork);
  else if (state !== undefined)
    found = found.where('d.state', '=', state).where((e) => e.or([e(`b.${state}`, '>', 0), atWork]));
  if (did !== undefined) found = found.where(DID[did]);
  if (filter !== '')
    found = found.where(
      sql<boolean>`position(lower(${filter}) in lower(d.email || ' ' || d.first_name || ' ' || d.last_name)) > 0`,
    );
  return found;
}

export const RECIPIENT_COLUMNS = [
  ...(['d.id', 'd.email', 'd.first_name', 'd.last_name', 'd.state', 'd.reason', 'd.smtp_reply', 'd.at'] as const),
  ...(['d.opened_at', 'd.clicked_at', 'd.bounce', 'd.bounced_at', 'd.bounce_note'] as const),
  ...(['d.unsubscribed_at', 'd.complained_at'] as const),
] as const;
