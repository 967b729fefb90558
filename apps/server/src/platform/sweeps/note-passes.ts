import type { Logger } from 'pino';
import { jsonText } from '../db/column.ts';
import type { Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { statement } from '../db/statement.ts';

const EVERY_MS = 15_000;

const write = statement(
  'note-sweep-passes',
  { takes: { ids: jsonText<readonly string[]>() }, gives: {} },
  ($) => `
    INSERT INTO sweep_passes (id, passed_at)
    SELECT id, clock_timestamp() FROM jsonb_array_elements_text(${$.ids}::jsonb) AS s (id) ORDER BY id
    ON CONFLICT (id) DO UPDATE SET passed_at = excluded.passed_at`,
);

/** Writes down, a few times a minute, which sweeps looked for rows since: a sweep that stands still is seen by its age. */
export function notePasses(db: Sql, log: Logger): { looked(id: string): void; stop(): Promise<void> } {
  const since = new Set<string>();
  let writing: Promise<unknown> = Promise.resolve();
  const note = () => {
    const ids = [...since];
    since.clear();
    if (ids.length === 0) return;
    writing = db.run(write({ ids: json(ids) })).catch((err: unknown) => log.warn({ err }, 'sweeps could not be noted'));
  };
  const timer = setInterval(note, EVERY_MS);
  return {
    looked: (id) => void since.add(id),
    async stop() {
      clearInterval(timer);
      await writing;
      note();
      await writing;
    },
  };
}
