import { int8, orNull, sure, text, timestamptz } from '../../platform/db/column.ts';
import { statement } from '../../platform/db/statement.ts';

/** Where posts stand with the machine, by the small indexes that it looks at itself. */
export const standingPosts = statement(
  'standing-posts',
  {
    takes: {},
    gives: {
      due: sure(int8),
      oldest: orNull(timestamptz),
      underway: sure(int8),
      unconfirmed: sure(int8),
      asked: sure(int8),
    },
  },
  () => `
    SELECT d.due, d.oldest, o.underway, o.unconfirmed, o.asked
    FROM (
      SELECT count(*) AS due, min(next_step_at) AS oldest FROM scheduled_postings
      WHERE next_step_at <= app_now() AND next_step_at IS NOT NULL AND NOT deleted AND phase = 'due'
    ) AS d, (
      SELECT count(*) FILTER (WHERE phase <> 'unconfirmed') AS underway,
        count(*) FILTER (WHERE phase = 'unconfirmed' AND NOT ask_user) AS unconfirmed,
        count(*) FILTER (WHERE phase = 'unconfirmed' AND ask_user) AS asked
      FROM scheduled_postings s WHERE phase IN ('claimed', 'waiting', 'committing', 'accepted', 'unconfirmed')
        -- Emptied with their profile: nobody is left to be asked, and the rows stay.
        AND NOT EXISTS (SELECT FROM profiles p WHERE p.id = s.profile_id AND p.erased_at IS NOT NULL)
    ) AS o`,
);

/** Jobs that have no tries left. */
export const givenUpJobs = statement(
  'given-up-jobs',
  { takes: {}, gives: { task: sure(text()), count: sure(int8) } },
  () => `
    SELECT task_identifier AS task, count(*) AS count FROM graphile_worker.jobs
    WHERE attempts >= max_attempts GROUP BY task_identifier ORDER BY task_identifier`,
);
