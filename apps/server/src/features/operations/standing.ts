import { COUNTED_MAX } from '@waypost/contract/operations';
import { int8, orNull, sure, text, timestamptz } from '../../platform/db/column.ts';
import { statement } from '../../platform/db/statement.ts';
import { mayPublish } from '../posts/index.ts';
import { DUE, FROM_STUCK, KEPT, STUCK } from './posts/stuck.ts';

/** Up to so many, and no further. */
const most = (rows: string) => `(SELECT count(*) FROM (${rows} LIMIT ${COUNTED_MAX}) few)`;

/** Where posts stand with the machine, by the small indexes that it looks at itself, and by that of what is stuck. */
export const standingPosts = statement(
  'standing-posts',
  {
    takes: {},
    gives: {
      due: sure(int8),
      oldest: orNull(timestamptz),
      parked: sure(int8),
      underway: sure(int8),
      unconfirmed: sure(int8),
      asked: sure(int8),
      failed: sure(int8),
      missed: sure(int8),
    },
  },
  () => `
    SELECT d.due, d.oldest, least(d.parked + ${most(`SELECT ${FROM_STUCK} WHERE ${KEPT} AND s.phase = 'reconnect'`)}, ${COUNTED_MAX}) AS parked,
      o.underway, o.unconfirmed, o.asked,
      ${most(`SELECT ${FROM_STUCK} WHERE ${KEPT} AND ${STUCK.failed}`)} AS failed,
      ${most(`SELECT ${FROM_STUCK} WHERE ${KEPT} AND ${STUCK.missed}`)} AS missed
    FROM (
      SELECT count(*) FILTER (WHERE may) AS due, min(next_step_at) FILTER (WHERE may) AS oldest, count(*) FILTER (WHERE NOT may) AS parked
      FROM (SELECT s.next_step_at, ${mayPublish('c')} AS may ${FROM_STUCK} WHERE ${KEPT} AND ${DUE} LIMIT 10000) stuck
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
