import type { Sql } from '../../../platform/db/database.ts';
import { countSoftBounce, markUndeliverable, optOut } from '../../contacts/index.ts';
import { type FoundDelivery, findDelivery } from '../find-delivery.ts';
import { holdDelivery, unsubscribeIn } from '../leaving-list.ts';
import { recountDeliveries } from '../tracking/recounting/recount.ts';
import { settleArrivedIn } from '../tracking/recounting/settle-arrived.ts';
import { writeEvent } from '../write-event.ts';
import type { Finding } from './finding.ts';

/** Where a finding comes from: `once` names it, however often it is brought. */
export interface Origin {
  readonly once: string;
  readonly source: string;
  readonly at: Date;
}

export type Applied = { readonly run: number; readonly new: boolean } | null;

/**
 * Writes down what came back, and what follows from it for the contact, together; late, twice and out of order alike. Null when the
 * delivery is not known any more.
 */
export async function applyFinding(tx: Sql, finding: Finding, { once, source, at }: Origin): Promise<Applied> {
  const found = await findDelivery(tx, finding.delivery);
  if (found === null) return null;
  const { id, run, listId, keyHash } = found;
  // Somebody's server knows of it, so ours took it. Runs before deliveries, deliveries before contacts.
  if (found.state === 'uncertain') await settleArrivedIn(tx, run, [id]);
  const held = await tx.row(holdDelivery({ delivery: id }));
  if (held === null) return null;
  if (finding.kind === 'unsubscribe')
    return {
      run,
      new: await unsubscribeIn(tx, found, { once, source: source === 'smtp' ? 'mailto' : 'unsubscribe_link' }),
    };
  // It was refused at once, and counted as that.
  if (finding.kind === 'bounce' && held.state === 'rejected') return { run, new: false };
  // Servers like to name the address in what they say: of who was erased it is not kept.
  const note = held.named ? finding.note : null;
  const told = { once, source, at, delivery: id, run, kind: finding.kind, note };
  const bounce = finding.kind === 'bounce' ? finding.bounce : null;
  const status = finding.kind === 'complaint' ? null : finding.status;
  if (!(await writeEvent(tx, { ...told, bounce, status }))) return { run, new: false };
  if (finding.kind === 'complaint')
    await optOut(tx, { listId, keyHash, reason: 'complaint', source: 'complaint', note });
  // Several servers on the way may say the same of one mail: a mailbox that takes nothing is counted once for each.
  if (finding.kind === 'bounce' && (finding.bounce === 'hard' || held.bounce === null))
    await tellContact(tx, found, { ...finding, note });
  await recountDeliveries(tx, [id]);
  return { run, new: true };
}

async function tellContact(
  tx: Sql,
  { listId, keyHash }: FoundDelivery,
  { bounce, weight, status, note }: Extract<Finding, { kind: 'bounce' }>,
): Promise<void> {
  const short =
    [status, note]
      .filter((part) => part !== null)
      .join(' ')
      .slice(0, 200) || null;
  if (bounce === 'hard') await markUndeliverable(tx, { listId, keyHash, note: short });
  if (bounce === 'soft') await countSoftBounce(tx, { listId, keyHash, weight, note: short });
}
