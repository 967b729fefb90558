import { setTimeout as wait } from 'node:timers/promises';
import type { MailingDeps } from '../deps.ts';
import { type Domains, openDomains } from '../pace/domains.ts';
import { register } from '../pace/draw.ts';
import { openTap } from '../pace/tap.ts';
import { renewLeases } from './claim-batches.ts';
import { type Intake, openIntake } from './intake.ts';
import { runLane } from './lane.ts';
import { openLedger } from './ledger.ts';
import type { MailerParts } from './parts.ts';

/** Three of them may fail before a lease runs out. */
const RENEW_MS = 10_000;
const POLL_MS = 1_000;

export interface Mailer {
  /** Begins nothing more, waits for what is on its way, and puts the rest down. */
  stop(): Promise<void>;
}

/** Sends the batches that are due over a fixed number of connections, at the pace of the transport. */
export function startMailer(deps: MailingDeps, parts: MailerParts): Mailer {
  const { transport } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const allSent = new AbortController();
  const ledger = openLedger(deps.db, parts.follow);
  const tap = openTap(deps.db, transport.key);
  const domains = openDomains(deps.db, transport.key);
  let low: () => void = () => undefined;
  const intake = openIntake(deps, parts, () => low());
  const rest = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);

  const taking = async () => {
    await untilDone(() => register(deps.db, transport.key, transport.rate), rest, signal);
    while (!signal.aborted) {
      const before = intake.waiting;
      const found = before < transport.connections ? await takeUp(deps, intake, domains) : 0;
      if (found > 0) continue;
      // With something in hand, it is over sooner than the next look; without, nothing is due.
      const sooner = new Promise<void>((resolve) => {
        low = before > 0 ? resolve : () => undefined;
      });
      await Promise.race([rest(POLL_MS), sooner]);
    }
  };
  // Until the last answer is there: one that a stop waits for is ours to write down.
  const renewing = async () => {
    for (;;) {
      await wait(RENEW_MS, undefined, { signal: allSent.signal }).catch(() => undefined);
      if (allSent.signal.aborted) return;
      const tokens = [...intake.held].map(({ batch }) => batch.token);
      if (tokens.length === 0) continue;
      await renewLeases(deps.db, tokens).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the leases of newsletters could not be renewed'),
      );
    }
  };
  const lanes = Array.from({ length: transport.connections }, () =>
    runLane({ deps, parts, ledger, tap, domains, intake, signal }),
  );
  const renewed = renewing();
  const all = [taking(), ...lanes];
  return {
    async stop() {
      stopping.abort();
      tap.close();
      intake.close();
      await Promise.all(all);
      allSent.abort();
      await renewed;
      await intake.putBack();
      parts.mailLog.close();
    },
  };
}

async function takeUp(deps: MailingDeps, intake: Intake, domains: Domains): Promise<number> {
  try {
    await domains.look();
    return await intake.take();
  } catch (error) {
    deps.log.warn({ err: error }, 'newsletters could not be taken up');
    return 0;
  }
}

async function untilDone(work: () => Promise<unknown>, rest: (ms: number) => Promise<unknown>, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await work();
      return;
    } catch {
      await rest(POLL_MS);
    }
  }
}
