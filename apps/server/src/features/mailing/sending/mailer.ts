import { setTimeout as wait } from 'node:timers/promises';
import { SmtpConnection, SmtpUnavailable } from '../../../connectors/mail/bulk.ts';
import { dkimHeader } from '../building/dkim.ts';
import { fill } from '../building/fill.ts';
import type { MailingDeps } from '../deps.ts';
import { pause, register, slow } from '../pace/draw.ts';
import { openTap, type Tap } from '../pace/tap.ts';
import type { Marker } from '../tokens.ts';
import { type Batch, claimBatches, readBatch, renewLeases, settleInterrupted, type Waiting } from './claim-batches.ts';
import { classify, GIVE_UP_S, pauseAfter, type Verdict } from './classify.ts';
import { type Ended, type Ledger, openLedger } from './ledger.ts';
import type { LoadedRun, LoadRun } from './load-run.ts';
import { putDown } from './put-down.ts';
import type { Transport } from './transport.ts';

/** From the moment a delivery is marked until its envelope is written; a worker that was stopped in between sends nothing. */
const SEND_DEADLINE_MS = 5_000;
const RENEW_MS = 30_000;
const POLL_MS = 1_000;
const OUR_FAULT_S = 300;
const LONGEST_REPLY = 500;

/** A batch in our hands, and how many of its deliveries are not through yet. */
interface Held {
  readonly batch: Batch;
  readonly run: LoadedRun;
  left: number;
}

interface Item {
  readonly held: Held;
  readonly delivery: Waiting;
}

export interface Mailer {
  /** Begins nothing more, waits for what is on its way, and puts the rest down. */
  stop(): Promise<void>;
}

export interface MailerParts {
  readonly transport: Transport;
  readonly marker: Marker;
  readonly loadRun: LoadRun;
  readonly follow: Parameters<typeof openLedger>[1];
}

/** Sends the batches that are due over a fixed number of connections, at the pace of the transport. */
export function startMailer(deps: MailingDeps, parts: MailerParts): Mailer {
  const { transport } = parts;
  const { db, log } = deps;
  const ledger = openLedger(db, parts.follow);
  const tap = openTap(db, transport.key);
  const stopping = new AbortController();
  const queue: Item[] = [];
  const held = new Set<Held>();
  let wake = () => undefined as undefined;
  let hungry: () => void = () => undefined;

  const release = async (one: Held) => {
    held.delete(one);
    await putDown(db, one.batch).catch((error: unknown) =>
      log.warn({ err: error, batch: one.batch.id }, 'a batch could not be put down; its lease will run out'),
    );
  };
  const through = async ({ held: one }: Item) => {
    one.left -= 1;
    if (one.left === 0) await release(one);
  };
  const poll = (): Item | null => {
    const item = stopping.signal.aborted ? undefined : queue.shift();
    if (queue.length < transport.connections) hungry();
    return item ?? null;
  };
  const next = async (): Promise<Item | null> => {
    while (!stopping.signal.aborted) {
      const item = poll();
      if (item !== null) return item;
      await new Promise<void>((resolve) => {
        const before = wake;
        wake = () => {
          before();
          resolve();
        };
      });
    }
    return null;
  };
  const take = async (): Promise<number> => {
    const batches = await claimBatches(db, 2);
    for (const batch of batches) {
      if (batch.interrupted) await settleInterrupted(db, batch.id);
      const [run, rows] = await Promise.all([parts.loadRun(db, batch.run), readBatch(db, batch.id)]);
      const one: Held = { batch, run, left: rows.length };
      if (rows.length === 0) {
        await release(one);
        continue;
      }
      held.add(one);
      queue.push(...rows.map((delivery) => ({ held: one, delivery })));
    }
    if (batches.length > 0) rouse();
    return batches.length;
  };
  const rouse = () => {
    const woken = wake;
    wake = () => undefined;
    woken();
  };
  const taking = async () => {
    await register(db, transport.key, transport.rate);
    while (!stopping.signal.aborted) {
      let found = 0;
      try {
        if (queue.length < transport.connections) found = await take();
      } catch (error) {
        log.warn({ err: error }, 'newsletters could not be taken up');
      }
      if (found === 0 || queue.length >= transport.connections)
        await Promise.race([
          wait(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined),
          new Promise<void>((resolve) => {
            hungry = found === 0 && queue.length === 0 ? () => undefined : resolve;
          }),
        ]);
    }
    rouse();
  };
  const renewing = async () => {
    while (!stopping.signal.aborted || held.size > 0) {
      await wait(RENEW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      const tokens = [...held].map(({ batch }) => batch.token);
      if (tokens.length > 0)
        await renewLeases(db, tokens).catch((error: unknown) =>
          log.warn({ err: error }, 'leases could not be renewed'),
        );
    }
  };
  const lanes = Array.from({ length: transport.connections }, () =>
    runLane({ deps, parts, ledger, tap, poll, next, through, signal: stopping.signal }),
  );
  const all = [taking(), renewing(), ...lanes];
  return {
    async stop() {
      stopping.abort();
      tap.close();
      rouse();
      await Promise.all(all);
      await Promise.all([...held].map(release));
    },
  };
}

interface Lane {
  readonly deps: MailingDeps;
  readonly parts: MailerParts;
  readonly ledger: Ledger;
  readonly tap: Tap;
  /** A delivery that waits already. */
  readonly poll: () => Item | null;
  /** The next delivery, when there is one; null when nothing more is begun. */
  readonly next: () => Promise<Item | null>;
  readonly through: (item: Item) => Promise<void>;
  readonly signal: AbortSignal;
}

/** One connection: a delivery is begun in the commit that ends the one before. */
async function runLane(lane: Lane): Promise<void> {
  const { deps, ledger, tap } = lane;
  let connection: SmtpConnection | null = null;
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
      if (over !== null) await lane.through(over.item);
    }
  };
  for (;;) {
    // Nothing is kept unwritten while the connection waits for work or for its turn.
    const waiting = lane.poll();
    const ready = waiting !== null && tap.tryTake();
    if (before !== null && !ready) await begin(null);
    const item = waiting ?? (await lane.next());
    if (item === null) break;
    if (!ready && !(await tap.take())) {
      await lane.through(item);
      break;
    }
    connection = await reopened(lane, connection);
    if (connection === null) {
      await begin(null);
      await lane.through(item);
      continue;
    }
    const begun = await begin(item);
    if (begun.kind !== 'begun') {
      await lane.through(item);
      continue;
    }
    before = { item, ended: await send(lane, connection, item, begun.attempt) };
  }
  if (before !== null) await begin(null);
  connection?.quit();
}

/** The connection if it can be used, or another one; null when the server will not have us now. */
async function reopened({ deps, parts }: Lane, connection: SmtpConnection | null): Promise<SmtpConnection | null> {
  if (connection?.usable) return connection;
  const { server, timeouts, key } = parts.transport;
  try {
    return await SmtpConnection.open(server, timeouts);
  } catch (error) {
    if (!(error instanceof SmtpUnavailable)) throw error;
    deps.log.warn({ stage: error.stage, code: error.code }, 'the newsletters’ mail server is not available');
    const ours = error.stage === 'auth' || error.stage === 'tls';
    await pause(deps.db, key, ours ? OUR_FAULT_S : 10, `${error.stage} ${error.code}`).catch(() => undefined);
    return null;
  }
}

async function send(lane: Lane, connection: SmtpConnection, { held, delivery }: Item, attempt: number): Promise<Ended> {
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
const LINE_END = Buffer.from('\r\n');

async function heed({ db, log }: MailingDeps, { key }: Transport, verdict: Verdict): Promise<void> {
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
