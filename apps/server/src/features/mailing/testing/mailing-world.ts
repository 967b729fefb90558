import { setTimeout as wait } from 'node:timers/promises';
import type { BulkMail } from '../../../connectors/mail/port.ts';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import type { TestApp } from '../../../testing/app.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import type { RunContent } from '../content.ts';
import { freezingSweep } from '../freezing/freeze-run.ts';
import { followContacts } from '../sending/follow.ts';
import type { Follow } from '../sending/ledger.ts';
import { createRunLoader } from '../sending/load-run.ts';
import { openMailLog } from '../sending/mail-log.ts';
import { type Mailer, startMailer } from '../sending/mailer.ts';
import { startRun } from '../starting/start-run.ts';
import { createMarker } from '../tokens.ts';

export const CONTENT: RunContent = {
  subject: ['Winter sun, ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'header' }],
  text: ['Hello ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'text' }, '\n'],
  html: ['<p>Hello ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'html' }, '</p>'],
  from: { name: 'Ana Reyes', address: 'news@mail.agency.example' },
  replyTo: 'ana@agency.example',
  domain: 'mail.agency.example',
  bounceDomain: 'bounce.agency.example',
  listName: 'Ana’s travellers',
};

export interface RunRow {
  state: string;
  reason: string | null;
  audience: number | null;
  accepted: number;
  rejected: number;
  suppressed: number;
  cancelled: number;
  uncertain: number;
}

/** A list with so many contacts on it, and runs to it, on the sandbox's mail server. */
export function mailingWorld(app: TestApp) {
  const { waypost } = app;
  const { db } = waypost;
  const deps = { ...waypost, dkimKeyOf: async () => null };
  const rowOf = async (run: number) => {
    const row = await db.row<RunRow>(
      'SELECT state, reason, audience, accepted, rejected, suppressed, cancelled, uncertain FROM mailing_runs WHERE id = $1',
      [run],
    );
    if (row === null) throw new Error('no such run');
    return row;
  };
  return {
    deps,
    async list(count: number, address = (n: number) => `t${n}@travel.example`) {
      const { profileId } = await buildAdvisor(app);
      const account = await db.row<{ id: number }>(
        "INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to) VALUES ($1, 'Ana', 'ana@agency.example') RETURNING id",
        [profileId],
      );
      const list = await db.row<{ id: number }>('INSERT INTO contact_lists (account_id) VALUES ($1) RETURNING id', [
        account?.id,
      ]);
      if (list === null) throw new Error('no list');
      const numbers = Array.from({ length: count }, (_, n) => n);
      await db.run(
        `INSERT INTO contacts (list_id, email, email_key, key_hash, first_name)
         SELECT $1, e, e, sha256(e::bytea), 'T' || n FROM unnest($2::text[], $3::int[]) AS x (e, n)`,
        [list.id, numbers.map(address), numbers],
      );
      return { profileId, listId: list.id };
    },
    run: ({ profileId, listId }: { profileId: number; listId: number }, content = CONTENT) =>
      db.transaction((tx) => startRun(tx, { profileId, listId, content, fireAt: waypost.clock.now() })),
    freeze: () => runDue(freezingSweep(deps)),
    mailer(changes: Partial<BulkMail> = {}, follow: Follow = followContacts): Mailer {
      const transport = waypost.bulkMail;
      if (transport === null) throw new Error('no transport');
      return startMailer(deps, {
        transport: { ...transport, rate: 100_000, ...changes },
        marker: createMarker(waypost.config.sessionSecret),
        loadRun: createRunLoader(waypost.config.publicUrl, deps.dkimKeyOf),
        follow,
        mailLog: openMailLog(waypost.config.home, waypost.log),
      });
    },
    rowOf,
    states: async (run: number): Promise<Record<string, number>> => {
      const rows = await db.rows<{ state: string; n: number }>(
        'SELECT state, count(*)::int AS n FROM deliveries WHERE run_id = $1 GROUP BY state',
        [run],
      );
      return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
    },
    /** Whether the totals of its batches never say more than what became of their deliveries, and everybody is in one state. */
    adds: async (run: number): Promise<boolean> => {
      const row = await db.row<{ adds: boolean }>(
        `SELECT bool_and(b.size = n.size AND b.accepted + b.rejected + b.suppressed + b.cancelled + b.uncertain <= n.ended)
           AND sum(b.size) = (SELECT audience FROM mailing_runs WHERE id = $1) AS adds
         FROM mailing_batches b JOIN (
           SELECT batch_id, count(*) AS size, count(*) FILTER (WHERE state NOT IN ('queued', 'deferred', 'sending')) AS ended
           FROM deliveries WHERE run_id = $1 GROUP BY batch_id) n ON n.batch_id = b.id`,
        [run],
      );
      return row?.adds ?? false;
    },
    /** Waits until a condition on the run holds. */
    async until(run: number, holds: (row: RunRow) => boolean, ms = 20_000): Promise<RunRow> {
      const end = Date.now() + ms;
      for (;;) {
        const row = await rowOf(run);
        if (holds(row)) return row;
        if (Date.now() > end) throw new Error(`the run stands at ${JSON.stringify(row)}`);
        await wait(20);
      }
    },
  };
}
