import { isBusy } from '@waypost/contract/posts';
import type { SeenAttempt, SeenPost, Sight } from './model-sight.ts';
import type { ModelWorld } from './model-world.ts';

/** What must hold after every command, whatever was done, in which order, and whatever the network answered. */
export function judge(before: Sight, now: Sight): void {
  for (const post of now.posts) {
    const earlier = before.posts.find(({ post: { id } }) => id === post.post.id);
    for (const fault of [...faultsOf(post), ...(earlier ? changeFaults(earlier, post) : [])])
      throw new Error(`post ${post.post.id} (${post.post.tag}) ${fault}: ${JSON.stringify(post, null, 1)}`);
  }
  for (const [tag, group] of groupsOf(now)) {
    const allowed = group.reduce((sum, { post }) => sum + 1 + post.saidAbsent, 0);
    const there = now.live.get(tag) ?? [];
    if (there.length > allowed)
      throw new Error(`${tag} is on the network ${there.length} times: ${JSON.stringify({ group, there }, null, 1)}`);
    const gone = group.every(({ post: { id }, row }) => {
      const earlier = before.posts.find(({ post }) => post.id === id)?.row;
      return row.deleted && earlier?.deleted;
    });
    if (gone && there.length > (before.live.get(tag)?.length ?? 0))
      throw new Error(`${tag} went out after its deletion`);
  }
}

const groupsOf = (sight: Sight): Map<string, SeenPost[]> => Map.groupBy(sight.posts, ({ post }) => post.tag);

/** Phase, status, lease, next step and attempts have to tell the same story. */
function* faultsOf({ row, attempts }: SeenPost): Generator<string> {
  const { phase, status, next_step_at: next } = row;
  const open = attempts.filter((attempt) => attempt.outcome === null);
  if (attempts.some((attempt, index) => attempt.n !== index + 1)) yield 'has a gap in its attempts';
  if (open.length > 1) yield 'has two open attempts';
  for (const [index, attempt] of attempts.entries()) {
    const next = attempts[index + 1];
    if (next !== undefined && (attempt.ended_at === null || attempt.ended_at > next.started_at))
      yield 'was released while an attempt was open';
  }
  if (row.deleted) {
    if (next !== null || open.length > 0 || isBusy(phase)) yield 'is deleted and still in the machine';
    return;
  }
  if (isBusy(phase) !== (open.length === 1)) yield `is ${phase} with ${open.length} open attempts`;
  if ((status === 10) !== (phase === 'posted')) yield `is ${phase} with status ${status}`;
  if ((status === 20) !== ['rejected', 'missed'].includes(phase)) yield `is ${phase} with status ${status}`;
  if (phase === 'reconnect' && status !== 0) yield `waits for a reconnect with status ${status}`;
  if (status >= 100 && row.failures < (status - 90) / 10) yield `wears ${status} after ${row.failures} refusals`;
  if (row.failures > 4) yield 'was released more than four times';
  if (['due', 'claimed', 'waiting', 'accepted'].includes(phase) && next === null)
    yield `is ${phase} without a next step`;
  if (phase === 'unconfirmed' && next === null && !row.ask_user)
    yield 'is unconfirmed and neither looked for nor asked';
  if (['rejected', 'missed', 'reconnect'].includes(phase) && next !== null) yield `is ${phase} with a next step`;
  if (['rejected', 'missed', 'reconnect', 'unconfirmed'].includes(phase) && row.reason_code === null)
    yield `is ${phase} without a reason`;
  if (phase === 'claimed' && row.lease_token === null) yield 'is claimed by nobody';
  if (phase === 'posted') yield* postedFaults(row.remote_id, attempts);
}

function* postedFaults(remoteId: string | null, attempts: readonly SeenAttempt[]): Generator<string> {
  const last = attempts.at(-1);
  if (last?.outcome !== 'posted' && last?.outcome !== 'adopted') yield 'is posted without an attempt that says so';
  else if (last.remote_id !== remoteId) yield 'is posted under another id than its attempt';
}

/** What no step from one state to the next may do. */
function* changeFaults(before: SeenPost, now: SeenPost): Generator<string> {
  const [old, row] = [before.row, now.row];
  if (row.version < old.version) yield 'has an older version than before';
  if (now.attempts.length < before.attempts.length) yield 'lost an attempt';
  for (const [index, earlier] of before.attempts.entries()) {
    const attempt = now.attempts[index];
    if (attempt?.id !== earlier.id) yield 'has another attempt in the place of one';
    else if (earlier.outcome !== null && attempt.outcome !== earlier.outcome) yield 'changed the outcome of an attempt';
    else if (attempt.evidence.length < earlier.evidence.length) yield 'lost evidence';
  }
  const begun = now.attempts.slice(before.attempts.length).filter((attempt) => attempt.commit_business_at !== null);
  for (const { commit_business_at: at } of begun) {
    if (at !== null && (at < row.fire_at || at > row.late_after)) yield 'was released out of its time';
  }
  const fixed = ['message', 'fire_at', 'remote_id', 'status', 'phase', 'deleted'] as const;
  if (old.status === 10 && fixed.some((key) => String(old[key]) !== String(row[key])))
    yield 'changed after it was posted';
}

/** After a sweep: what waits for a reconnect needs one, and nothing else pretends to be going out. */
export async function judgeWaiting({ app, page, posts }: ModelWorld): Promise<void> {
  const wrong = await app.waypost.db.row(
    `SELECT p.id, p.phase, p.status, p.next_step_at, c.connected FROM scheduled_postings p
     JOIN connections c ON c.id = p.connection_id
     WHERE p.connection_id = $1 AND p.id = ANY($2::bigint[]) AND NOT p.deleted AND c.installed
       AND CASE WHEN c.connected THEN p.phase = 'reconnect'
           ELSE p.phase IN ('due', 'waiting') AND p.next_step_at <= app_now() END`,
    [page.connectionId, posts.map((post) => post.id)],
  );
  if (wrong !== null) throw new Error(`a post does not follow its connection: ${JSON.stringify(wrong)}`);
}

/** With a healthy network, after all windows: nothing is lost, nothing hangs, every end has a reason and a way on. */
export async function judgeEnd(world: ModelWorld, now: Sight): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  for (const seen of now.posts) {
    const { row } = seen;
    const shown = (await world.advisor.client.get(`/api/scheduled_postings/${row.id}/`)).body;
    const end = row.deleted ? 'deleted' : row.phase;
    const fail = (what: string) => {
      throw new Error(`post ${row.id} (${seen.post.tag}) ${what}: ${JSON.stringify({ shown, seen }, null, 1)}`);
    };
    const there = (now.live.get(seen.post.tag) ?? []).map((post) => post.video_id ?? post.id);
    const isThere = row.remote_id?.startsWith('unnamed:') ? there.length > 0 : there.includes(row.remote_id ?? '');
    if (end === 'posted' && !isThere) fail('is called posted and is not on the network');
    if (!['deleted', 'posted', 'rejected', 'missed', 'reconnect', 'unconfirmed'].includes(end)) fail('has no end');
    if (!['deleted', 'posted'].includes(end) && (shown.reason === null || (shown.actions as []).length === 0))
      fail('ended without a reason and a way on');
    const outcomes = seen.attempts.map((attempt) => `attempt ${attempt.outcome}`);
    for (const name of [end, ...outcomes]) ends[name] = (ends[name] ?? 0) + 1;
  }
  for (const [tag, group] of groupsOf(now)) {
    const unowned = (now.live.get(tag)?.length ?? 0) - group.filter(({ row }) => row.status === 10).length;
    const explained = group.reduce(
      (sum, { post, row }) => sum + post.saidAbsent + Number(row.phase === 'unconfirmed'),
      0,
    );
    if (unowned > explained)
      throw new Error(`${tag} is on the network and belongs to no post: ${JSON.stringify(group, null, 1)}`);
  }
  return ends;
}
