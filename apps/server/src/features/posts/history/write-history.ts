import { CHANNELS } from '@waypost/contract/networks';
import { POST_STATUS, type PostType } from '@waypost/contract/posts';
import { DAY_MS } from '@waypost/contract/wire';
import type { Insertable, Updateable } from 'kysely';
import type { StagedObject } from '../../../connectors/social/port.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query, type TableRow } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { insertPost } from '../creating/create-store.ts';
import { lateAfter, typeOf } from '../post.ts';
import { statsRank } from '../stats/rank.ts';
import { nextStats, STATS_AGES_MS } from '../stats/timetable.ts';

/** How long the machine takes from a post's time to its release, and from there to its answer. */
const CLAIMED_MS = 1_400;
const ANSWERED_MS = 650;
const COMMENTED_MS = 2_300;

/** What is left of a post that went out: at the network, and of its figures at the ages of {@link STATS_AGES_MS} that it has reached. */
export interface Live {
  readonly remoteId: string;
  readonly permalink: string;
  readonly staged: readonly { readonly id: string; readonly kind: string }[];
  readonly comment: { readonly text: string; readonly remoteId: string } | null;
  readonly figures: readonly Readonly<Record<string, number | null>>[];
}
export interface PastPost {
  readonly connection: TableRow<'connections'>;
  /** Shared by what was created together. */
  readonly origin: string;
  readonly message: string;
  readonly fireAt: Date;
  readonly media: readonly { id: number; key: string; width: number; height: number; altText: string }[];
  /** Out; sent, and nobody could say what came of it; or left lying until its lateness was over. */
  readonly ended: 'question' | 'missed' | Live;
}

/**
 * Writes a post of the past as the machine leaves it: row, attempts, first comment, figures. For the demo world alone, in
 * the profile of the connection; nothing of it will be sent. Not repeatable: the caller's transaction says that it is done.
 */
export async function writeHistory(tx: Sql, post: PastPost, now: Date): Promise<number> {
  const files = post.media.map((file) => ({ ...file, kind: 'image' as const, duration_ms: null }));
  const type = typeOf(post.connection.app, files, { link: null });
  const comment = typeof post.ended === 'object' ? (post.ended.comment?.text ?? null) : null;
  const id = await insertPost(tx, rowOf(post, type), files, comment);
  if (post.ended === 'missed')
    await change(tx, id, { status: POST_STATUS.error, phase: 'missed', reason_code: 'missed', version: 2 });
  else if (post.ended === 'question') await writeQuestion(tx, { id, type, post });
  else await writeLive(tx, { id, type, post }, post.ended, now);
  return id;
}

function rowOf({ connection, origin, message, fireAt, media }: PastPost, type: PostType) {
  return {
    profile_id: connection.profile_id,
    connection_id: connection.id,
    app: connection.app,
    provider: connection.provider,
    pgid: connection.page_id ?? '',
    type,
    source: 'api',
    posting_id: null,
    generated_posting_id: null,
    origin_id: origin,
    message,
    link: null,
    shows_link: false,
    domain: null,
    link_title: null,
    created_at: new Date(fireAt.getTime() - 2 * DAY_MS),
    fire_at: fireAt,
    next_step_at: null,
    late_after: lateAfter(fireAt, connection.late_after_minutes),
    preflight_at: null,
    preflight_result: json([]),
    has_custom_image: media.length > 0,
    undo: null,
  } as const;
}

interface Written {
  readonly id: number;
  readonly type: PostType;
  readonly post: PastPost;
}

const after = (post: PastPost, ms: number): Date => new Date(post.fireAt.getTime() + ms);
type Change = Updateable<Tables['scheduled_postings']>;
const change = (tx: Sql, id: number, set: Change) =>
  tx.run(query.updateTable('scheduled_postings').set(set).where('id', '=', id));
const addAttempt = (tx: Sql, attempt: Insertable<Tables['publish_attempts']>) =>
  tx.run(query.insertInto('publish_attempts').values(attempt));

/** The release as the gate opens it, and what was staged for it. */
function releaseOf({ id, type, post }: Written, staged: readonly StagedObject[]) {
  const at = after(post, CLAIMED_MS);
  const media = post.media.map(({ key, altText }) => ({ key, alt_text: altText }));
  const opened = { started_at: at, commit_started_at: at, commit_business_at: at, token_version: 1, version: 1 };
  const snapshot = json({ type, text: post.message, link: null, media, staged });
  return {
    staged: { staged: json({ text: post.message, linkTitle: null, objects: staged }), staged_version: 1 },
    attempt: { scheduled_posting_id: id, n: 1, purpose: 'publish', snapshot, ...opened },
  } as const;
}

async function writeLive(tx: Sql, written: Written, live: Live, now: Date): Promise<void> {
  const { id, post } = written;
  const postedAt = after(post, CLAIMED_MS + ANSWERED_MS);
  const expiresAt = after(post, DAY_MS).toISOString();
  const objects = live.staged.map((object, at) => ({
    ...object,
    key: post.media[at]?.key ?? null,
    expiresAt,
    data: {},
  }));
  const { staged, attempt } = releaseOf(written, objects);
  const closed = { ended_at: postedAt, outcome: 'posted', remote_id: live.remoteId } as const;
  await addAttempt(tx, { ...attempt, ...closed });
  await change(tx, id, {
    ...staged,
    status: POST_STATUS.posted,
    phase: 'posted',
    remote_id: live.remoteId,
    permalink: live.permalink,
    published_text: post.message,
    posted_at: postedAt,
    ...(await writeFigures(tx, written, live, { postedAt, now })),
  });
  if (live.comment !== null) await writeComment(tx, written, live.comment);
}

/** Every fetch whose time has come; answers what the row shows of them. */
async function writeFigures(
  tx: Sql,
  { id, type, post }: Written,
  { figures }: Live,
  { postedAt, now }: { postedAt: Date; now: Date },
): Promise<Change> {
  const fetched = STATS_AGES_MS.flatMap((age, step) => {
    const [at, metrics] = [new Date(postedAt.getTime() + age + CLAIMED_MS), figures[step]];
    return at < now && metrics !== undefined ? { step, at, metrics } : [];
  });
  const rows = fetched.map(({ at, metrics }) => ({ scheduled_posting_id: id, fetched_at: at, metrics: json(metrics) }));
  if (rows.length > 0) await tx.run(query.insertInto('post_stats').values(rows));
  const last = fetched.at(-1);
  const next = nextStats(postedAt, last?.step ?? -1, now);
  return {
    stats_step: next?.step ?? last?.step ?? 0,
    stats_due_at: next?.at ?? null,
    ...(last && {
      stats: json(last.metrics),
      stats_fetched_at: last.at,
      stats_rank: statsRank(post.connection.provider, type, last.metrics),
    }),
  };
}

async function writeComment(tx: Sql, { id, post }: Written, comment: NonNullable<Live['comment']>): Promise<void> {
  const at = after(post, COMMENTED_MS);
  const { remoteId: remote_id, text } = comment;
  const sent = query.updateTable('post_comments').set({ phase: 'posted', remote_id, tries: 1 });
  await tx.run(sent.where('scheduled_posting_id', '=', id));
  await addAttempt(tx, {
    scheduled_posting_id: id,
    n: 2,
    purpose: 'first_comment',
    snapshot: json({ text }),
    ...{ version: 1, token_version: 1, started_at: at, commit_started_at: at, commit_business_at: at },
    ...{ ended_at: after(post, COMMENTED_MS + ANSWERED_MS), outcome: 'posted', remote_id },
    reason_values: json({ detail: null }),
  });
}

/** The answer was lost, and for a day the network could not be read: its person is asked, and we look no more. */
async function writeQuestion(tx: Sql, written: Written): Promise<void> {
  const { staged, attempt } = releaseOf(written, []);
  const unreadable = `${CHANNELS[written.post.connection.app].reasonPrefix}_no_answer`;
  const looks = [1, 6, 11, 21, 41, 81, 141, 381, 741, 1_461].map((minutes) => ({
    at: after(written.post, minutes * 60_000).toISOString(),
    unreadable,
  }));
  await addAttempt(tx, { ...attempt, evidence: json([{ answer: 'unreadable', detail: 'ECONNRESET' }, ...looks]) });
  await change(tx, written.id, {
    ...staged,
    phase: 'unconfirmed',
    reason_code: 'unconfirmed_ask_cannot_read',
    ask_user: true,
  });
}
