import type { SocialApp } from '@waypost/contract/networks';
import { POST_STATUS, type PostPhase } from '@waypost/contract/posts';
import { bool, int4, int8, list, orNull, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { RowOf } from '../../../platform/db/prepared.ts';
import { any, appNowOnce, query, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { brandCopies } from '../../media/index.ts';
import { BUSY, hasOpenAttempt, PENDING } from '../conditions.ts';
import { takeReelsWithoutPro } from '../pro-posts.ts';
import { moving } from '../publishing/post-write.ts';
import { leaveStaged } from '../publishing/stage/leave-staged.ts';
import { wakeMachine } from '../publishing/wake-machine.ts';
import { tellStaffText } from '../telling/tell-staff-text.ts';
import { DOMAIN, LINK, LINK_TITLE } from './copy-sql.ts';
import { moveCopies } from './move-copies.ts';

/** What the copies are to be. Held first, as by the gate: it stays until they are. */
const keepPosting = statement(
  'copies-posting',
  {
    takes: { id: int8 },
    gives: {
      ...{
        id: int8,
        app: text<SocialApp>(),
        type: text(),
        version: int4,
        timed_version: int4,
        worded_version: int4,
        fire_at: orNull(timestamptz),
      },
      ...{ gone: sure(bool), remove_from_networks: bool },
    },
  },
  ($) => `
  SELECT id, app, type, version, timed_version, worded_version, fire_at, deleted_at IS NOT NULL AS gone, remove_from_networks FROM postings WHERE id = ${$.id} FOR SHARE`,
);
type Posting = Readonly<RowOf<typeof keepPosting>>;

/** A downgrade waits, or is over: no reel is made behind its back. */
const keepOwners = statement(
  'copies-keep-owners',
  { takes: { ids: list(int8) }, gives: { id: int8 } },
  ($) => `
  SELECT id FROM users WHERE id IN (SELECT o.user_id FROM scheduled_postings p JOIN profiles o ON o.id = p.profile_id WHERE p.id = ANY (${$.ids}))
  ORDER BY id FOR SHARE`,
);
const lock = statement(
  'copies-lock',
  { takes: { ids: list(int8) }, gives: { id: int8 } },
  ($) => `SELECT id FROM scheduled_postings WHERE id = ANY (${$.ids}) ORDER BY id FOR UPDATE`,
);
/** Read after they are locked: what a gate committed meanwhile is seen. */
const read = statement(
  'copies-read',
  {
    takes: { ids: list(int8) },
    gives: {
      ...{ id: int8, connection_id: int8, phase: text<PostPhase>(), status: int4, deleted: bool, source_version: int4 },
      ...{ message_edited: bool, edited: sure(bool), withdrawn: sure(bool), open: sure(bool), waits: sure(bool) },
    },
  },
  ($) => `
  SELECT id, connection_id, phase, status, deleted, source_version, message_edited,
    message_edited OR image_edited OR fire_at_edited AS edited, withdrawn_at IS NOT NULL AS withdrawn,
    phase IN (${BUSY}) OR ${hasOpenAttempt('p')} AS open, status IN (${PENDING}) AND NOT deleted AS waits
  FROM scheduled_postings p WHERE id = ANY (${$.ids}) ORDER BY id`,
);
type Copy = Readonly<RowOf<typeof read>>;

interface Followed {
  readonly made: number;
  /** Text or time stayed as its agent has it. */
  readonly kept: number;
  /** Out, or on its way. */
  readonly passed: number;
}

/**
 * Makes copies what their posting is now, whatever was done to it and however often: repeatable. What is out, or may be, is left alone and
 * counted; a deletion has it taken off its network where that was said.
 */
export async function followPostingOf(tx: Sql, postingId: number, ids: readonly number[]): Promise<Followed> {
  const posting = await tx.row(keepPosting({ id: postingId }));
  if (posting === null || ids.length === 0) return { made: 0, kept: 0, passed: 0 };
  const reel = posting.type === 'reel' && !posting.gone;
  if (reel) await tx.rows(keepOwners({ ids }));
  await tx.rows(lock({ ids }));
  const rows = (await tx.rows(read({ ids }))).filter(({ withdrawn }) => !withdrawn);
  const out = rows.filter((row) => row.open || isOut(row));
  const rest = rows.filter((row) => !out.includes(row));
  if (posting.gone) return withdraw(tx, posting, rest, out);
  return change(tx, posting, rest, out);
}

const OUT: readonly number[] = [
  ...[
    POST_STATUS.posted,
    POST_STATUS.reposted,
    POST_STATUS.willBeDeleted,
    POST_STATUS.deleted,
    POST_STATUS.deleteError,
  ],
];
const isOut = ({ status, phase }: Copy): boolean => phase === 'posted' || OUT.includes(status);
const idsOf = (rows: readonly Copy[]) => rows.map(({ id }) => id);

const WITHDRAWN = moving({
  from: ['due', 'claimed', 'waiting', 'rejected', 'reconnect', 'missed'],
  to: 'due',
  write: {
    deleted: true,
    next: null,
    preflightAt: null,
    staged: {},
    stagedVersion: null,
    reason: null,
    version: 'next',
  },
});

/** They leave the lists of their agents and cannot be restored; the rows stay, for what was done. */
async function withdraw(tx: Sql, posting: Posting, rest: readonly Copy[], out: readonly Copy[]): Promise<Followed> {
  const ids = idsOf(rest);
  await leaveStaged(tx, sql`p.id = ${any(ids)}`, 10);
  const made = await tx.run(
    query
      .updateTable('scheduled_postings as p')
      .set({ ...WITHDRAWN.set, withdrawn_at: appNowOnce, source_version: posting.version })
      .where('p.id', '=', any(ids))
      .where('p.phase', 'in', WITHDRAWN.from),
  );
  const open = out.filter((row) => row.open);
  const live = out.filter((row) => !row.open && row.status === POST_STATUS.posted);
  // Nobody knows yet what comes of these: what is live in the end is taken away again.
  await tx.run(
    query
      .updateTable('scheduled_postings')
      .set({ remove_after: true })
      .where('id', '=', any(idsOf(open))),
  );
  if (posting.remove_from_networks)
    await tx.run(
      query
        .updateTable('scheduled_postings')
        .set({ status: POST_STATUS.willBeDeleted, remove_at: appNowOnce, remove_tries: 0 })
        .where('id', '=', any(idsOf(live))),
    );
  return { made, kept: 0, passed: out.length };
}

const content = statement(
  'copies-content',
  { takes: { posting: int8, ids: list(int8) }, gives: {} },
  ($) => `
  WITH t AS MATERIALIZED (
    SELECT t.type, t.version, t.worded_version, t.message, ${LINK} AS link, ${LINK_TITLE} AS link_title, ${DOMAIN} AS domain, app_now() AS now,
      EXISTS (SELECT FROM posting_media m WHERE m.posting_id = t.id) AS has_files
    FROM postings t WHERE t.id = ${$.posting}
  )
  UPDATE scheduled_postings p SET
    message = CASE WHEN p.message_edited THEN p.message ELSE t.message END,
    staff_changed_at = CASE WHEN p.message_edited AND p.source_version < t.worded_version THEN t.now ELSE p.staff_changed_at END,
    link = t.link, link_title = t.link_title, domain = t.domain, shows_link = t.type = 'link',
    type = CASE WHEN p.type = 'feedpost' THEN p.type ELSE t.type END, has_custom_image = t.has_files,
    source_version = t.version, version = p.version + 1, updated_at = clock_timestamp(), preflight_result = '[]',
    staged = '{}', staged_version = NULL
  FROM t WHERE p.id = ANY (${$.ids})`,
);
const otherFiles = statement(
  'copies-other-files',
  { takes: { posting: int8, ids: list(int8) }, gives: { id: int8, profile_id: int8 } },
  ($) => `
  SELECT p.id, p.profile_id FROM scheduled_postings p WHERE p.id = ANY (${$.ids})
    AND ARRAY(SELECT (f.media_id, f.alt_text)::text FROM post_media f WHERE f.scheduled_posting_id = p.id ORDER BY f.position)
      IS DISTINCT FROM ARRAY(SELECT (f.media_id, f.alt_text)::text FROM posting_media f WHERE f.posting_id = ${$.posting} ORDER BY f.position)`,
);
const giveFiles = statement(
  'copies-give-files',
  { takes: { posting: int8, ids: list(int8) }, gives: {} },
  ($) => `
  INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text)
  SELECT p.id, f.position, f.media_id, m.kind, f.alt_text
  FROM unnest(${$.ids}::int8[]) AS p (id), posting_media f JOIN media m ON m.id = f.media_id WHERE f.posting_id = ${$.posting} ORDER BY p.id, f.position`,
);

const BEGUN = moving({
  from: ['claimed', 'waiting'],
  to: 'due',
  write: { next: { at: sql<Date>`greatest(p.fire_at, app_now())` }, reason: null },
});

/** What it says and shows; and when, where its agent has changed nothing of it. */
async function change(tx: Sql, posting: Posting, rest: readonly Copy[], out: readonly Copy[]): Promise<Followed> {
  const old = rest.filter((row) => row.source_version < posting.version);
  const ids = idsOf(old);
  if (ids.length === 0) return { made: 0, kept: 0, passed: out.length };
  await leaveStaged(tx, sql`p.id = ${any(ids)} AND p.staged <> '{}'`, 10);
  const given = await tx.rows(otherFiles({ posting: posting.id, ids }));
  await tx.run(content({ posting: posting.id, ids }));
  if (given.length > 0) {
    const others = given.map(({ id }) => id);
    await tx.run(query.deleteFrom('post_media').where('scheduled_posting_id', '=', any(others)));
    await tx.run(giveFiles({ posting: posting.id, ids: others }));
  }
  const reworded = old.filter((row) => row.message_edited && row.source_version < posting.worded_version);
  await tellStaffText(tx, idsOf(reworded));
  const begun = old.filter(({ phase }) => phase === 'claimed' || phase === 'waiting');
  if (begun.length > 0)
    await tx.run(
      query
        .updateTable('scheduled_postings as p')
        .set(BEGUN.set)
        .where('p.id', '=', any(idsOf(begun)))
        .where('p.phase', 'in', BEGUN.from),
    );
  const timed = old.filter(({ source_version }) => source_version < posting.timed_version);
  const movable = timed.filter(({ edited, status }) => !edited && status !== POST_STATUS.error);
  if (posting.fire_at !== null && movable.length > 0)
    await moveCopies(tx, { id: posting.id, app: posting.app, fireAt: posting.fire_at }, movable);
  if (posting.type === 'reel') await takeReelsWithoutPro(tx, ids);
  // After the connections, as by who makes copies.
  await brandCopies(tx, { postings: [posting.id], profiles: given.map(({ profile_id }) => profile_id) });
  await wakeMachine(tx);
  const kept = old.filter((row) => row.message_edited || (timed.includes(row) && row.edited)).length;
  return { made: old.length - kept, kept, passed: out.length };
}
