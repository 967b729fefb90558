import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { fillPlaceholders } from '@waypost/contract/posts';
import { TIME_ZONE } from '@waypost/contract/wire';
import { int4, int8, jsonb, orNull, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../outbox/index.ts';
import { textSettingsOf } from '../../profiles/index.ts';
import { PENDING } from '../conditions.ts';
import { PLANNED_LISTED, postsPlanned } from '../emails/posts-planned.ts';
import { type PlannedMails, plannedMailsJob } from './planned-job.ts';

/** Profiles that are looked at in one transaction. */
const WINDOW = 200;

const window = statement(
  'planned-window',
  { takes: { after: int8, size: int4 }, gives: { last: orNull(int8), size: sure(int4) } },
  ($) => `
    SELECT max(id) AS last, count(*)::int AS size FROM (SELECT id FROM profiles WHERE id > ${$.after} ORDER BY id LIMIT ${$.size}::int) w`,
);

interface Planned {
  readonly message: string;
  readonly fire_at: string;
  readonly app: SocialApp;
  readonly page: string | null;
  readonly supplier: string | null;
}

/** What is still to go out of what staff planned since, by the index of what a connection has ahead. */
const planned = statement(
  'planned-copies',
  {
    takes: { after: int8, upto: int8, since: timestamptz },
    gives: {
      profile_id: int8,
      user_id: int8,
      slug: text(),
      count: sure(int4),
      posts: sure(jsonb<readonly Planned[]>()),
    },
  },
  ($) => `
    SELECT p.id AS profile_id, p.user_id, p.slug, ahead.count, ahead.posts
    FROM profiles p CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, (jsonb_agg(jsonb_build_object('message', n.message, 'fire_at', n.fire_at, 'app', n.app, 'page', n.page, 'supplier', n.supplier)
        ORDER BY n.fire_at, n.id) FILTER (WHERE n.nth <= ${PLANNED_LISTED})) AS posts
      FROM (
        SELECT s.id, s.message, s.fire_at, s.app, c.name AS page, sp.supplier_label AS supplier, row_number() OVER (ORDER BY s.fire_at, s.id) AS nth
        FROM connections c JOIN scheduled_postings s ON s.connection_id = c.id
        LEFT JOIN postings po ON po.id = s.posting_id LEFT JOIN campaigns ca ON ca.id = po.campaign_id LEFT JOIN suppliers sp ON sp.id = ca.supplier_id
        WHERE c.profile_id = p.id AND c.installed AND s.profile_id = p.id AND s.status IN (${PENDING}) AND NOT s.deleted
          AND s.fire_at > app_now() AND s.source = 'campaign' AND s.created_at >= ${$.since}) n) ahead
    WHERE p.id > ${$.after} AND p.id <= ${$.upto} AND p.deleted_at IS NULL AND ahead.count > 0 ORDER BY p.id`,
);

/** The Monday on or before a moment, in Toronto. */
const weekOf = (now: Date): string => {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};

/** Every hour of Mondays: whoever was stopped is gone on with, and a week that is told already costs a look. */
export const beginPlanned = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const week = weekOf(clock.now());
  return db.transaction((tx) =>
    addJob(tx, plannedMailsJob, { week, after: 0 }, { key: `posts.planned-mails:${week}` }),
  );
};

/** Tells the next profiles what was planned for them since the Monday before; the rest is the next job's. */
export const mailPlanned = ({ db }: Pick<Deps, 'db'>, { week, after }: PlannedMails): Promise<void> =>
  db.transaction(async (tx) => {
    const { last = null, size = 0 } = (await tx.row(window({ after, size: WINDOW }))) ?? {};
    if (last === null) return;
    const since = Temporal.PlainDate.from(week).subtract({ days: 7 }).toZonedDateTime(TIME_ZONE);
    const rows = await tx.rows(planned({ after, upto: last, since: new Date(since.epochMilliseconds) }));
    for (const row of rows) await tell(tx, week, row);
    if (size === WINDOW) await addJob(tx, plannedMailsJob, { week, after: last });
  });

type Row = { readonly profile_id: number; readonly user_id: number; readonly slug: string; readonly count: number } & {
  readonly posts: readonly Planned[];
};

async function tell(tx: Sql, week: string, row: Row): Promise<void> {
  const { placeholders } = await textSettingsOf(tx, row.profile_id);
  await queueMail(tx, postsPlanned, {
    userId: row.user_id,
    params: {
      profileSlug: row.slug,
      posts: row.posts.map(({ message, fire_at, app, page, supplier }) => ({
        excerpt: fillPlaceholders(message, placeholders),
        fireAt: new Date(fire_at).toISOString(),
        network: CHANNELS[app].name,
        page,
        supplier,
      })),
      count: row.count,
    },
    dedupeKey: `posts_planned:${row.profile_id}:${week}`,
  });
}
