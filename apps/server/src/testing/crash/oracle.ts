import type { ShownPost } from '@waypost/sandbox';
import pg from 'pg';
import { readEnv } from '../../platform/config/read-env.ts';

/**
 * The judge, in a process of its own: compares what the networks show, and what their record of calls says was done,
 * with what our database claims. Every post has a text of its own. Prints a {@link Verdict}.
 */
export interface Verdict {
  readonly posts: number;
  readonly posted: number;
  /** Posts whose person is asked; of them, those that are on the network all the same. */
  readonly asked: number;
  readonly askedAndThere: number;
  readonly ended: number;
  readonly comments: number;
  /** Calls that made something public, by the networks' own record. */
  readonly releases: number;
  /** Outcomes by kind of post, `kind: posted 10, asked 2`. */
  readonly byKind: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The stories of posts that are there twice, lost, or not what their rows say. */
  readonly wrong: readonly string[];
}

interface Fate {
  readonly id: number;
  readonly message: string;
  readonly status: number;
  readonly phase: string;
  readonly reason_code: string | null;
  readonly remote_id: string | null;
  readonly ask_user: boolean;
  readonly is_feed: boolean;
  readonly open: number;
  readonly closed_as_out: number;
}
interface Call {
  readonly sideEffect?: { readonly kind: string; readonly id: string };
  readonly sideEffects?: readonly { readonly kind: string; readonly id: string }[];
}
const { ORACLE_DATABASE_URL: databaseUrl = '', ORACLE_SANDBOX_URL: sandboxUrl = '', ORACLE_SINCE: since } = readEnv();

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`${sandboxUrl}/__control/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function readFates(): Promise<Fate[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Fate>(
    `SELECT p.id::float8 AS id, p.message, p.status, p.phase, p.reason_code, p.remote_id, p.ask_user,
       coalesce(c.is_feed, false) AS is_feed,
       (SELECT count(*) FROM publish_attempts a
        WHERE a.scheduled_posting_id = p.id AND a.outcome IS NULL AND a.purpose = 'publish')::int AS open,
       (SELECT count(*) FROM publish_attempts a
        WHERE a.scheduled_posting_id = p.id AND a.outcome IN ('posted', 'adopted') AND a.purpose = 'publish')::int AS closed_as_out
     FROM scheduled_postings p JOIN connections c ON c.id = p.connection_id WHERE p.id >= $1 ORDER BY p.id`,
    [since],
  );
  await client.end();
  return rows;
}

function faultOf(row: Fate, there: readonly ShownPost[]): string | null {
  if (there.length > 1) return 'is on the network twice';
  if (row.open > 1 || row.closed_as_out > 1) return 'was released twice';
  if (row.status === 10) {
    if (there.length === 0) return 'is called posted and is not on the network';
    if (row.open > 0) return 'is posted and has an open attempt';
    return there[0]?.id === row.remote_id ? null : 'is posted under another id';
  }
  if (row.phase === 'unconfirmed') {
    if (!row.ask_user || row.reason_code === null) return 'is still being looked for, or gives no reason';
    // Only what nobody can read, a member's own posts on LinkedIn, may be there without our finding it.
    return there.length === 0 || row.is_feed ? null : 'is asked about although it is there to be found';
  }
  if (row.status === 20) return there.length === 0 ? null : 'has ended and is on the network';
  return 'is neither out, nor ended, nor a question';
}

/** What the walls show and what the record of calls says must be the same, post by post. */
function faultsOfRecord(shown: readonly ShownPost[], released: readonly string[]): string[] {
  const known = new Set(shown.map((post) => post.id));
  const counted = Map.groupBy(released, (id) => id);
  return [
    ...released.filter((id) => !known.has(id)).map((id) => `the record knows ${id}, which is on no wall`),
    ...shown.filter((post) => post.visible && !counted.has(post.id)).map((post) => `no call made ${post.id}`),
  ];
}

const outcomeOf = (row: Fate) =>
  row.status === 10 ? 'posted' : row.phase === 'unconfirmed' ? 'asked' : row.status === 20 ? 'ended' : 'open';

const [shown, fates, calls] = await Promise.all([read<ShownPost[]>('posts?all=1'), readFates(), read<Call[]>('calls')]);
const released = calls
  .flatMap((call) => call.sideEffects ?? (call.sideEffect ? [call.sideEffect] : []))
  .filter((effect) => effect.kind.endsWith('.published'))
  .map((effect) => effect.id);
const byText = Map.groupBy(
  shown.filter((post) => post.visible),
  (post) => post.text,
);
const wrong = faultsOfRecord(shown, released);
const byKind: Record<string, Record<string, number>> = {};
let [askedAndThere, comments] = [0, 0];
for (const row of fates) {
  const there = byText.get(row.message) ?? [];
  const fault = faultOf(row, there);
  if (fault !== null) wrong.push(`post ${row.id} ${fault}: ${JSON.stringify({ row, there })}`);
  for (const post of there) if (post.comments.length > 1) wrong.push(`the comment of post ${row.id} is there twice`);
  if (outcomeOf(row) === 'asked') askedAndThere += there.length;
  comments += there.flatMap((post) => post.comments).length;
  const kind = row.message.split(' #')[0] ?? '';
  byKind[kind] ??= {};
  byKind[kind][outcomeOf(row)] = (byKind[kind][outcomeOf(row)] ?? 0) + 1;
}
const count = (outcome: string) => fates.filter((row) => outcomeOf(row) === outcome).length;
const verdict: Verdict = {
  posts: fates.length,
  posted: count('posted'),
  asked: count('asked'),
  askedAndThere,
  ended: count('ended'),
  comments,
  releases: released.length,
  byKind,
  wrong,
};
process.stdout.write(JSON.stringify(verdict));
