import type { BulkConnection, Letter } from '../../../connectors/mail/port.ts';
import { dkimHeader } from '../building/dkim.ts';
import { fill } from '../building/fill.ts';
import { domainOf } from '../pace/domains.ts';
import { pause, slow } from '../pace/draw.ts';
import { pauseByItself } from '../steering/pause-by-itself.ts';
import type { Marker } from '../tokens.ts';
import type { Waiting } from './claim-batches.ts';
import { classify, GIVE_UP_S, pauseAfter, type Verdict } from './classify.ts';
import type { Lane } from './lane-parts.ts';
import type { Ended } from './ledger.ts';
import type { Held, Item } from './parts.ts';

/** From before a delivery is marked until its envelope is written; a worker that was stopped in between sends nothing. */
export const SEND_DEADLINE_MS = 5_000;
/** Nothing is sent for so long after the server refused us. */
export const OUR_FAULT_S = 300;
const LONGEST_REPLY = 500;
/**
 * So many unanswered messages of one batch stop their run, and more than there are connections: one cut of the line takes each of
 * them once. What a worker that died leaves open is not the server's doing, and not counted.
 */
const UNANSWERED = 10;
const isBroken = ({ parts }: Lane, { unanswered }: Held): boolean =>
  unanswered >= Math.max(UNANSWERED, parts.transport.connections + 1);

/** A message as it goes out, with its envelope. */
export interface Letters {
  readonly from: string;
  readonly to: string;
  readonly message: Buffer;
}

export async function buildLetter(marker: Marker, { held, delivery }: Item): Promise<Letters> {
  const recipient = { ...delivery, delivery: delivery.id };
  const { from, to, whole, head, body } = fill(
    held.run.prepared,
    recipient,
    marker.marksOf(delivery.id, held.batch.run),
    held.run.date,
  );
  if (held.run.dkim === null) return { from, to, message: whole };
  const signature = await dkimHeader(held.run.dkim, head, body);
  return { from, to, message: Buffer.concat([Buffer.from(signature, 'latin1'), whole]) };
}

/** Sends what was begun a moment ago, and answers what came of it. */
export async function sendLetter(
  lane: Lane,
  connection: BulkConnection,
  { held, delivery }: Item,
  attempt: number,
  letter: Letter,
): Promise<Ended> {
  const outcome = await connection.deliver(letter);
  if (outcome.kind === 'accepted') lane.parts.mailLog.taken(delivery.id, attempt, delivery.keyHash);
  const verdict = classify(outcome);
  await heed(lane, { held, delivery }, verdict);
  const reply = outcome.kind === 'accepted' || outcome.kind === 'refused' ? outcome.reply : null;
  return {
    id: delivery.id,
    attempt,
    ...ended(verdict, delivery, attempt),
    code: reply?.code ?? null,
    status: reply?.enhanced ?? null,
    reply: reply?.text.slice(0, LONGEST_REPLY).replaceAll('\0', '') ?? null,
    whom: { listId: held.run.listId, keyHash: delivery.keyHash },
  };
}

/** What an answer means for those who come next. */
async function heed(lane: Lane, { held, delivery }: Item, verdict: Verdict): Promise<void> {
  const { deps, parts, domains } = lane;
  const { db, log, config } = deps;
  if (verdict.kind === 'uncertain') held.unanswered += 1;
  const { key } = parts.transport;
  const domain = domainOf(delivery.email);
  const agencys = held.run.prepared.newsletter.domain !== domainOf(config.newsletters?.from ?? '');
  try {
    // A server that does not know one agency as a sender keeps nobody else's waiting.
    if (verdict.kind === 'our-fault' && verdict.sender && agencys) await pauseByItself(db, held.batch.run, 'failure');
    else if (verdict.kind === 'uncertain' && isBroken(lane, held)) await pauseByItself(db, held.batch.run, 'failure');
    else if (verdict.kind === 'our-fault') await pause(db, key, OUR_FAULT_S, verdict.reason);
    else if (verdict.kind === 'accepted' || verdict.kind === 'rejected') domains.fine(domain);
    else if (verdict.kind === 'deferred') {
      if (verdict.slower) await slow(db, key);
      if (verdict.reason === 'busy' || verdict.slower) await domains.busy(domain, verdict.reason);
    }
  } catch (error) {
    log.warn({ err: error }, 'the pace of newsletters could not be changed');
  }
}

type Ending = Pick<Ended, 'state' | 'reason' | 'againInS' | 'about'>;

function ended(verdict: Verdict, { first_try_at, ailing }: Waiting, attempt: number): Ending {
  const open = { againInS: null, about: null };
  const late = first_try_at !== null && Date.now() - first_try_at.getTime() > GIVE_UP_S * 1_000;
  switch (verdict.kind) {
    case 'accepted':
      return { ...open, state: 'accepted', reason: null, about: ailing ? 'well' : null };
    case 'uncertain':
      return { ...open, state: 'uncertain', reason: 'interrupted' };
    case 'rejected':
      return {
        ...open,
        state: 'rejected',
        reason: verdict.reason,
        about: verdict.about === 'nobody' ? null : verdict.about,
      };
    case 'our-fault':
      if (late) return { ...open, state: 'rejected', reason: 'gave_up' };
      return { ...open, state: 'deferred', reason: 'refused', againInS: OUR_FAULT_S };
    case 'deferred': {
      if (late) return { ...open, state: 'rejected', reason: 'gave_up', about: 'mailbox' };
      return { ...open, state: 'deferred', reason: verdict.reason, againInS: pauseAfter(attempt) };
    }
  }
}
