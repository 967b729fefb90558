import { setTimeout as wait } from 'node:timers/promises';
import { type BulkConnection, MailServerUnavailable } from '../../../connectors/mail/port.ts';
import { domainOf } from '../pace/domains.ts';
import { pause } from '../pace/draw.ts';
import { pauseByItself } from '../steering/pause-by-itself.ts';
import type { Lane } from './lane-parts.ts';
import type { Begun, Ended } from './ledger.ts';
import type { Item } from './parts.ts';
import { buildLetter, type Letters, OUR_FAULT_S, SEND_DEADLINE_MS, sendLetter } from './send.ts';

/** Until a server is asked again that could not be reached. */
const AWAY_S = 10;
const AGAIN_MS = 500;
/** How long a stop waits for a database that is away, with an ending in hand; the log of mails knows it then. */
const LAST_TRIES = 10;

interface InHand {
  connection: BulkConnection | null;
  /** Sent, and not written down yet. */
  before: { readonly item: Item; readonly ended: Ended } | null;
  item: Item | null;
}

/** One connection: a delivery is begun in the commit that ends the one before. It does not end because of an error. */
export async function runLane(lane: Lane): Promise<void> {
  const hand: InHand = { connection: null, before: null, item: null };
  for (;;) {
    try {
      if (!(await next(lane, hand))) break;
    } catch (error) {
      lane.deps.log.error({ err: error }, 'a connection for newsletters failed, and goes on');
      hand.connection?.quit();
      hand.connection = null;
      await setDown(lane, hand);
      await rest(lane, AGAIN_MS);
    }
  }
  await record(lane, hand);
  hand.connection?.quit();
}

const rest = ({ signal }: Lane, ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);

async function setDown({ intake }: Lane, hand: InHand, restMs?: number): Promise<void> {
  const { item } = hand;
  hand.item = null;
  if (item !== null) await intake.through(item, restMs);
}

/** One delivery, if there is one; false when the lane is told to end. */
async function next(lane: Lane, hand: InHand): Promise<boolean> {
  const { tap, intake } = lane;
  // Nothing is kept unwritten while the connection waits for work or for its turn.
  hand.item = intake.poll();
  const resting = hand.item === null ? 0 : lane.domains.restMs(domainOf(hand.item.delivery.email));
  if (resting > 0) {
    await setDown(lane, hand, resting);
    return true;
  }
  const ready = hand.item !== null && tap.tryTake();
  if (!ready) await record(lane, hand);
  hand.item ??= await intake.next();
  if (hand.item === null) return false;
  if (!ready && !(await tap.take())) {
    await setDown(lane, hand);
    return false;
  }
  hand.connection = await reopened(lane, hand.connection);
  const letters = hand.connection === null ? null : await lettersOf(lane, hand.item);
  if (hand.connection === null || letters === null) {
    await record(lane, hand);
    await setDown(lane, hand);
    if (hand.connection === null) await rest(lane, AGAIN_MS);
    return true;
  }
  const { item } = hand;
  const letter = { ...letters, notAfter: performance.now() + SEND_DEADLINE_MS };
  const begun = await begin(lane, hand, item);
  if (begun.kind === 'begun')
    hand.before = { item, ended: await sendLetter(lane, hand.connection, item, begun.attempt, letter) };
  else {
    item.held.over ||= begun.kind === 'refused';
    await setDown(lane, hand);
  }
  hand.item = null;
  return true;
}

/** Writes down the one before, until it is written: a message that was taken is not forgotten for an error of ours. */
async function record(lane: Lane, hand: InHand): Promise<void> {
  for (let tries = 1; hand.before !== null; tries += 1)
    try {
      await lane.ledger.turn(hand.before.ended, null);
      await over(lane, hand);
    } catch (error) {
      lane.deps.log.warn({ err: error }, 'the ledger of newsletters could not be written, and is tried again');
      if (lane.signal.aborted && tries >= LAST_TRIES) await over(lane, hand);
      else await wait(AGAIN_MS);
    }
}

async function over({ intake }: Lane, hand: InHand): Promise<void> {
  const { before } = hand;
  hand.before = null;
  if (before !== null) await intake.through(before.item);
}

/** Writes what is left of the one before, and begins this one with it. */
async function begin(lane: Lane, hand: InHand, { delivery, held }: Item): Promise<Begun> {
  try {
    const begun = await lane.ledger.turn(hand.before?.ended ?? null, { id: delivery.id, token: held.batch.token });
    await over(lane, hand);
    return begun;
  } catch (error) {
    lane.deps.log.warn({ err: error }, 'the ledger of newsletters could not be written');
    await record(lane, hand);
    return { kind: 'refused' };
  }
}

/** Null when no message can be made for it: its run stands still then, for it would be the same with the next one. */
async function lettersOf({ deps, parts }: Lane, item: Item): Promise<Letters | null> {
  try {
    return await buildLetter(parts.marker, item);
  } catch (error) {
    const { run } = item.held.batch;
    deps.log.error({ err: error, run }, 'a message of a newsletter could not be made');
    await pauseByItself(deps.db, run, 'failure');
    return null;
  }
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
    const seconds = ours ? OUR_FAULT_S : AWAY_S;
    await pause(deps.db, parts.transport.key, seconds, `${error.stage} ${error.code}`).catch(() => undefined);
    return null;
  }
}
