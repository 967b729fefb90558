/** How many steps are open before a moment, and in how many milliseconds the next of them is due. */
export const AHEAD = `
  SELECT count(*)::int AS open, (extract(epoch FROM min(due) - app_now()) * 1000)::float8 AS ms FROM (
    SELECT CASE WHEN look_from IS NULL OR look_by_sending THEN next_step_at ELSE greatest(next_step_at, looks_due_at) END AS due
    FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id
    WHERE NOT deleted AND NOT c.paused AND c.connected AND NOT ask_user
      AND phase IN ('due', 'claimed', 'waiting', 'committing', 'accepted', 'unconfirmed')
    UNION ALL
    SELECT c.next_step_at FROM post_comments c JOIN scheduled_postings p ON p.id = c.scheduled_posting_id
    WHERE p.status = 10 AND c.phase IN ('waiting', 'sending')
    UNION ALL
    SELECT created_at FROM mails WHERE state = 'waiting'
  ) AS steps WHERE due IS NULL OR due < $1`;

/** For whoever reads a failed run. */
export const POSTS = `
  SELECT concat_ws(' | ', id, app, message, status, phase, reason_code, next_step_at - app_now()) AS line
  FROM scheduled_postings ORDER BY id`;
