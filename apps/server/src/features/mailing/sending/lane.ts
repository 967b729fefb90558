import { type BulkConnection, type BulkMail, MailServerUnavailable } from '../../../connectors/mail/port.ts';
import { dkimHeader } from '../building/dkim.ts';
import { fill } from '../building/fill.ts';
import type { MailingDeps } from '../deps.ts';
import { pause, slow } from '../pace/draw.ts';
import type { Tap } from '../pace/tap.ts';
import type { Waiting } from './claim-batches.ts';
import { classify, GIVE_UP_S, pauseAfter, type Verdict } from './classify.ts';
import type { Intake } from './intake.ts';
import type { Ended, Ledger } from './ledger.ts';
import type { Item, MailerParts } from './parts.ts';

/** From the moment a delivery is marked until its envelope is written; a worker that was stopped in between sends nothing. */
const SEND_DEADLINE_MS = 5_000;
const OUR_FAULT_S = 300;
/** Until a server is asked again that could not be reached. */
const AWAY_S = 10;
const LONGEST_REPLY = 500;
const LINE_END = Buffer.from('\r\n');

/** What one connection works with. */
export interface Lane {
  readonly deps: MailingDeps;
  readonly parts: MailerParts;
  readonly ledger: Ledger;
  readonly tap: Tap;
  readonly intake: Intake;
}

/** One connection: a delivery is begun in the commit that ends the one before. */
export async function runLane(lane: Lane): Promise<void> {
  const { deps, ledger, tap } = lane;
  let connection: BulkConnection | null = null;
  let before: { item: Item; ended: Ended } | null = null;
  /** Writes what is left of the one before, and begins this one with it. */
  const begin = async (item: Item | null) => {
    const [over, beginning] = [before, item === null ? null : { id: item.delivery.id, token: item.held.batch.token }];
    before = null;
    try {
      return await ledger.turn(over?.ended ?? null, beginning);
    } catch (error) {
      deps.log.warn({ err: error }, 'the ledger could not be written');
      return { kind: 'refused' } as const;
    } finally {
      if (over !== null) await lane.intake.through(over.item);
    }
  };
  for (;;) {
    // Nothing is kept unwritten while the connection waits for work or for its turn.
    const waiting = lane.intake.poll();
    const ready = waiting !== null && tap.tryTake();
    if (before !== null && !ready) await begin(null);
    const item = waiting ?? (await lane.intake.next());
    if (item === null) break;
    if (!ready && !(await tap.take())) {
      await lane.intake.through(item);
      break;
    }
    connection = await reopened(lane, connection);
    if (connection === null) {
      await begin(null);
      await lane.intake.through(item);
      continue;
    }
    const begun = await begin(item);
    if (begun.kind !== 'begun') {
      await lane.intake.through(item);
      continue;
    }
    before = { item, ended: await send(lane, connection, item, begun.attempt) };
  }
  if (before !== null) await begin(null);
  connection?.quit();
}

/** The connection if it can be used, or another one; null when the server will not have us now. */
async function reopened({ deps, parts }: Lane, connection: BulkConnection | null): Promise<BulkConnection | null> {
  if (connection?.usable) return connection;
  try {
    return await parts.transport.open();
  } catch (error) {
    if (!(error instanceof MailServerUnavailable)) throw error;
    deps.log.warn({ stage: error.stage, code: error.code }, 'the newsletters’ mail server is not available');
    const ours = error.stage === 'auth' || error.stage === 'tls';
    await pause(deps.db, parts.transport.key, ours ? OUR_FAULT_S : AWAY_S, `${error.stage} ${error.code}`).catch(
      () => undefined,
    );
    return null;
  }
}

async function send(lane: Lane, connection: BulkConnection, { held, delivery }: Item, attempt: number): Promise<Ended> {
  const { deps, parts } = lane;
  const notAfter = Date.now() + SEND_DEADLINE_MS;
  const recipient = { ...delivery, delivery: delivery.id };
  const message = fill(held.run.prepared, recipient, parts.marker.marksOf(delivery.id), held.run.date);
  const signature = held.run.dkim === null ? '' : await dkimHeader(held.run.dkim, message.head, message.body);
  const outcome = await connection.deliver({
    from: message.from,
    to: message.to,
    message: Buffer.concat([Buffer.from(signature, 'latin1'), message.head, LINE_END, message.body]),
    notAfter,
  });
  const verdict = classify(outcome);
  await heed(deps, parts.transport, verdict);
  const reply = outcome.kind === 'accepted' || outcome.kind === 'refused' ? outcome.reply : null;
  return {
    id: delivery.id,
    attempt,
    ...ended(verdict, delivery, attempt),
    code: reply?.code ?? null,
    status: reply?.enhanced ?? null,
    reply: reply?.text.slice(0, LONGEST_REPLY) ?? null,
  };
}

async function heed({ db, log }: MailingDeps, { key }: BulkMail, verdict: Verdict): Promise<void> {
  try {
    if (verdict.kind === 'deferred' && verdict.slower) await slow(db, key);
    if (verdict.kind === 'our-fault') await pause(db, key, OUR_FAULT_S, verdict.reason);
  } catch (error) {
    log.warn({ err: error }, 'the pace of newsletters could not be changed');
  }
}

type Ending = Pick<Ended, 'state' | 'reason' | 'againInS'>;

function ended(verdict: Verdict, { first_try_at }: Waiting, attempt: number): Ending {
  switch (verdict.kind) {
    case 'accepted':
      return { state: 'accepted', reason: null, againInS: null };
    case 'uncertain':
      return { state: 'uncertain', reason: 'interrupted', againInS: null };
    case 'rejected':
      return { state: 'rejected', reason: verdict.reason, againInS: null };
    case 'our-fault':
      return { state: 'deferred', reason: 'refused', againInS: OUR_FAULT_S };
    case 'deferred': {
      const since = first_try_at === null ? 0 : (Date.now() - first_try_at.getTime()) / 1_000;
      if (since > GIVE_UP_S) return { state: 'rejected', reason: 'gave_up', againInS: null };
      return { state: 'deferred', reason: verdict.reason, againInS: pauseAfter(attempt) };
    }
  }
}
