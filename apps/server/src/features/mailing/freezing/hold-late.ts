import { statement } from '../../../platform/db/statement.ts';

/** A run that is later than this asks whether it still goes out, in hours. */
const LATE_H = 24;

/** Runs of which nothing has left, and which are too late, or whose time comes while publishing is held: a person says whether they go out. */
export const holdLateRuns = statement(
  'hold-late-mailing-runs',
  { takes: {}, gives: {} },
  () => `
  UPDATE mailing_runs SET state = 'held', version = version + 1, lease_until = NULL,
    reason = CASE WHEN fire_at < app_now() - interval '${LATE_H} hours' THEN 'late' ELSE 'publishing_held' END
  WHERE state IN ('freezing', 'sending') AND ended_at IS NULL AND began_at IS NULL AND go_at IS NULL AND fire_at <= app_now()
    AND (fire_at < app_now() - interval '${LATE_H} hours' OR EXISTS (SELECT FROM installation WHERE key = 'publishing_held'))`,
);
