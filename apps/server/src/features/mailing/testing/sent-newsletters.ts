import { setTimeout as wait } from 'node:timers/promises';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import type { TestApp } from '../../../testing/app.ts';
import { mailingSweeps } from '../sweeps.ts';
import { createMarker } from '../tokens.ts';
import { mailingWorld } from './mailing-world.ts';
import { recount } from './recount-all.ts';
import { TRACKED } from './tracked-content.ts';

/** Newsletters that are out, and what their recipients do with them. */
export function sentNewsletters(app: TestApp) {
  const { db, config } = app.waypost;
  const mailing = mailingWorld(app);
  const marker = createMarker(config.sessionSecret);
  const { mail } = app.sandbox.control;
  const [recounting] = mailingSweeps(mailing.deps).filter(({ id }) => id === 'mailing.recounting');
  const countEvents = async (run: number) =>
    (await db.row<{ n: number }>('SELECT count(*)::int AS n FROM mailing_events WHERE run_id = $1', [run]))?.n ?? 0;
  return {
    mailing,
    marker,
    /** To so many, all taken; whose mails these are. */
    async send(of: string, count = 1, content = TRACKED) {
      const list = await mailing.list(count, (n) => `${of}${n}@travel.example`);
      const run = await mailing.run(list, content);
      await mailing.freeze();
      const mailer = mailing.mailer();
      await mailing.until(run, ({ state }) => state === 'done');
      await mailer.stop();
      const rows = await db.rows<{ id: number; email: string }>(
        'SELECT id, email FROM deliveries WHERE run_id = $1 ORDER BY id',
        [run],
      );
      const mails = rows.map(({ id, email }) => ({
        id,
        email,
        tokens: marker.marksOf(id, run).tokens,
        mail: mail.find({ to: email, limit: 1 })[0]?.id ?? '',
      }));
      return { run, list, mails };
    },
    act: (id: string, verb: string, link?: number) => mail.act(id, { verb, ...(link !== undefined && { link }) }),
    ask: (path: string, init: RequestInit = {}) => fetch(`${app.url}${path}`, { redirect: 'manual', ...init }),
    /** Has what is noticed opened and counted, until there are so many events of a run. */
    async counted(run: number, events: number) {
      for (const end = Date.now() + 10_000; ; await wait(20)) {
        if (recounting !== undefined) await runDue(recounting);
        if ((await countEvents(run)) >= events) return;
        if (Date.now() > end) throw new Error(`there are ${await countEvents(run)} events`);
      }
    },
    countEvents,
    deliveryOf: async (id: number) =>
      (await db.row('SELECT * FROM deliveries WHERE id = $1', [id])) as Record<string, unknown>,
    figuresOf: async (run: number) =>
      (await db.row('SELECT * FROM mailing_figures WHERE run_id = $1', [run])) as Record<string, unknown>,
    linksOf: (run: number) =>
      db.rows(
        'SELECT ordinal, clicked, clicked_all, clicks, clicks_all FROM mailing_links WHERE run_id = $1 ORDER BY 1',
        [run],
      ),
    statusOf: async (email: string) =>
      (await db.row<{ optout_status: string }>('SELECT optout_status FROM contacts WHERE email = $1', [email]))
        ?.optout_status,
    softBouncesOf: async (email: string) =>
      (await db.row<{ soft_bounces: number }>('SELECT soft_bounces FROM contacts WHERE email = $1', [email]))
        ?.soft_bounces,
    listOf: async (run: number) =>
      (await db.row<{ list_id: number }>('SELECT list_id FROM mailing_runs WHERE id = $1', [run]))?.list_id,
    recount: (run: number) => recount(db, run),
  };
}
