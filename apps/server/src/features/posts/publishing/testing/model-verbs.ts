import { isBusy } from '@waypost/contract/posts';
import { expect } from 'vitest';
import type { Answer } from '../../../../testing/client.ts';
import { look, type SeenRow } from './model-sight.ts';
import type { ModelPost, ModelWorld } from './model-world.ts';

const MINUTE = 60_000;

export const POST_KINDS = ['text', 'text', 'picture', 'reel'] as const;
export interface NewPost {
  readonly kind: (typeof POST_KINDS)[number];
  /** 0: due at once. */
  readonly minutes: number;
  /** Says the same as this post. */
  readonly twinOf: number | null;
}

export async function createPost(world: ModelWorld, wanted: NewPost): Promise<string> {
  const { advisor, app, page, publishing, posts } = world;
  const twin = wanted.twinOf === null ? undefined : posts[wanted.twinOf % Math.max(posts.length, 1)];
  const tag = twin?.tag ?? `#post${posts.length}`;
  if (wanted.kind === 'text') {
    const answer = await advisor.client.post('/api/scheduled_postings/', {
      profile: advisor.profileId,
      applications: ['facebook'],
      message: tag,
      fire_at: wanted.minutes === 0 ? null : inMinutes(world, wanted.minutes),
    });
    if (answer.status === 400) return JSON.stringify(answer.body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    for (const id of answer.body.scheduled_postings_ids as number[]) posts.push({ id, tag, saidAbsent: 0 });
  } else {
    const connection = await app.waypost.db.row<{ connected: boolean }>(
      'SELECT connected FROM connections WHERE id = $1',
      [page.connectionId],
    );
    if (!connection?.connected) return 'not connected';
    const files = wanted.kind === 'reel' ? ({ video: 'reel' } as const) : { images: 1 };
    posts.push({
      id: await publishing.post(page, { ...files, message: tag, inMinutes: wanted.minutes }),
      tag,
      saidAbsent: 0,
    });
  }
  return `post ${posts.length - 1}`;
}

export const VERBS = [
  'edit',
  'reschedule',
  'delete',
  'post_now',
  'restore',
  'retry',
  'resolve as there',
  'resolve as not there',
] as const;
export type Verb = (typeof VERBS)[number];

/**
 * One verb of the advisor. It passes exactly when the post offers it; a refused one changes nothing, and a post whose
 * sending has begun answers 409. That its page is gone (decision 119) is said only where it is.
 */
export async function act(world: ModelWorld, index: number, verb: Verb): Promise<string> {
  const post = world.posts[index % world.posts.length];
  if (post === undefined) return 'no post';
  const before = await rowOf(world, post);
  const shown = (await world.advisor.client.get(url(post))).body.actions as readonly string[];
  const answer = await call(world, post, verb);
  if (answer === null) return 'nothing to name';
  const after = await rowOf(world, post);
  const offered = shown.some((action) => ACTIONS[verb].includes(action));
  const says = `${verb} of ${JSON.stringify(before)} answered ${answer.status} ${JSON.stringify(answer.body)}`;
  // An offered verb may still be refused for what is around the post: its connection, or another post with its text.
  if (offered) expect([200, 400], says).toContain(answer.status);
  else if (answer.body.code === 'connection_broken') expect(await pageIsGone(world, before), says).toBe(true);
  else expect(answer.status, says).toBe(409);
  if (!offered && isBusy(before.phase) && !before.deleted && !verb.startsWith('re'))
    expect(answer.body.code, says).toBe('busy');
  if (answer.status !== 200) expect(after, says).toEqual(before);
  else if (verb !== 'resolve as there') expect(after.version, says).toBeGreaterThan(before.version);
  if (answer.status === 200 && verb === 'resolve as not there') post.saidAbsent += 1;
  return `${answer.status} ${before.phase} → ${after.deleted ? 'deleted' : after.phase}`;
}

/** The nth of the verbs that the post offers just now, if it offers any. */
export async function actAsOffered(world: ModelWorld, index: number, nth: number): Promise<string> {
  const post = world.posts[index % world.posts.length];
  if (post === undefined) return 'no post';
  const offers = (await world.advisor.client.get(url(post))).body.actions as readonly string[];
  const verbs = VERBS.filter((verb) => ACTIONS[verb].some((action) => offers.includes(action)));
  const verb = verbs[nth % verbs.length];
  return verb === undefined ? 'nothing is offered' : `${verb} ${await act(world, index, verb)}`;
}

/** The same with the post that a worker stands inside of. */
export async function actOnPostInHand(world: ModelWorld, worker: number, nth: number): Promise<string> {
  const id = world.workers[worker]?.inHand() ?? null;
  const index = world.posts.findIndex((post) => post.id === id);
  return index === -1 ? 'no post in hand' : `post ${index}: ${await actAsOffered(world, index, nth)}`;
}

const ACTIONS: Readonly<Record<Verb, readonly string[]>> = {
  edit: ['edit'],
  reschedule: ['reschedule'],
  delete: ['delete', 'dismiss'],
  post_now: ['post_now'],
  restore: ['restore'],
  retry: ['retry'],
  'resolve as there': ['resolve'],
  'resolve as not there': ['resolve'],
};

async function call(world: ModelWorld, post: ModelPost, verb: Verb): Promise<Answer | null> {
  const { client } = world.advisor;
  switch (verb) {
    case 'edit':
      return client.patch(url(post), { message: `${post.tag} edited ${world.story.length}` });
    case 'reschedule':
      return client.patch(url(post), { fire_at: inMinutes(world, 10.5) });
    case 'resolve as not there':
      return client.post(`${url(post)}resolve/`, { absent: true });
    case 'resolve as there': {
      const { live, posts } = await look(world);
      const owned = posts.map(({ row }) => row.remote_id);
      const ids = (live.get(post.tag) ?? []).map((one) => one.video_id ?? one.id);
      const free = ids.find((id) => !owned.includes(id));
      return free === undefined ? null : client.post(`${url(post)}resolve/`, { remote_id: free });
    }
    default:
      return client.post(`${url(post)}${verb}/`);
  }
}

const url = (post: ModelPost): string => `/api/scheduled_postings/${post.id}/`;
const inMinutes = ({ app }: ModelWorld, minutes: number): string =>
  new Date(app.waypost.clock.now().getTime() + minutes * MINUTE).toISOString();

async function pageIsGone({ app, page }: ModelWorld, { pgid }: SeenRow): Promise<boolean> {
  const held = await app.waypost.db.row<{ installed: boolean; page_id: string }>(
    'SELECT installed, page_id FROM connections WHERE id = $1',
    [page.connectionId],
  );
  return held?.installed !== true || held.page_id !== pgid;
}

async function rowOf(world: ModelWorld, post: ModelPost): Promise<SeenRow> {
  const seen = (await look(world)).posts.find(({ post: { id } }) => id === post.id);
  if (seen === undefined) throw new Error(`post ${post.id} is lost`);
  return seen.row;
}
