import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { compose } from '../../../../../app/compose.ts';
import type { Config } from '../../../../../platform/config/config.ts';
import type { TestApp } from '../../../../../testing/app.ts';
import { startPublishing } from '../../start-publishing.ts';
import { readHold } from '../installation.ts';

type Change = Partial<Pick<Config, 'publicUrl' | 'mode'> & { databaseUrl: string }>;

export interface HouseWorker {
  stop(): Promise<void>;
}
export interface House {
  /** A folder that lives as long as the test. */
  home(): Promise<string>;
  /** A worker process of the installation, on a home; it has asked the installation when this resolves. */
  worker(home: string, change?: Change): Promise<HouseWorker>;
  /** The disk with what went out is another one. */
  loseOutcomes(home: string): Promise<void>;
  /** Why publishing is held. */
  held(): Promise<string | null>;
  /** So many seconds pass without any sign of life. */
  silent(seconds: number): Promise<void>;
  /** Posts that wait for a look. */
  flagged(): Promise<number[]>;
  /** The time that a proof of absence takes passes. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** A live installation as its workers meet it, one process of it being the test's. */
export function buildHouse({ waypost }: TestApp): House {
  const { db, config } = waypost;
  const databaseUrl = config.databaseUrl ?? '';
  const folders: string[] = [];
  const running = new Set<() => Promise<void>>();
  return {
    async home() {
      const folder = await mkdtemp(path.join(tmpdir(), 'waypost-home-'));
      folders.push(folder);
      return folder;
    },
    async worker(home, change = {}) {
      const composed = await compose({ ...config, databaseUrl, ...change, home }, pino({ level: 'silent' }));
      const publishing = await startPublishing(composed);
      const stop = async () => {
        running.delete(stop);
        await publishing.stop();
        await composed.close();
      };
      running.add(stop);
      return { stop };
    },
    loseOutcomes: async (home) => {
      for (const name of await readdir(home)) if (name.startsWith('outcomes.')) await rm(path.join(home, name));
    },
    held: async () => (await readHold(db))?.reason ?? null,
    silent: async (seconds) => {
      await db.run(
        "UPDATE installation SET updated_at = updated_at - make_interval(secs => $1) WHERE key IN ('beat', 'heartbeat')",
        [seconds],
      );
    },
    flagged: async () =>
      (await db.rows<{ id: number }>('SELECT id FROM scheduled_postings WHERE look_from IS NOT NULL ORDER BY id')).map(
        ({ id }) => id,
      ),
    settle: async () => {
      await db.run("UPDATE scheduled_postings SET look_since = look_since - interval '3 minutes'");
      await db.run('UPDATE connections SET looks_due_at = app_now() WHERE looks_due_at IS NOT NULL');
    },
    async close() {
      for (const stop of running) await stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
      // Nothing of one installation is left to the next.
      await db.run('TRUNCATE scheduled_postings, staged_leftovers CASCADE');
      await db.run('DELETE FROM installation');
      await db.run('UPDATE connections SET looks_due_at = NULL');
    },
  };
}
