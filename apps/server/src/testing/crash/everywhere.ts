import type { Kind } from './kinds.ts';
import type { Lane } from './lane.ts';
import type { Death } from './strands.ts';

/** Posts of one process; more make the process starts fewer and each life longer. */
const POSTS_A_LIFE = 18;
const CLAIMS = 4;
const SECOND_TRIES = 4;
/** Of one kind in one process then. */
const AT_ONCE = 3;

/** A post that is to stand still at a boundary: the how-manieth of its life, or the first of a name. */
interface Target {
  readonly kind: Kind;
  readonly stop: number | string;
}
export interface Coverage {
  readonly kills: number;
  /** Posts that stood at a boundary when their process was killed. */
  readonly stopped: number;
  /** By kind: the boundaries that its posts died at. */
  readonly died: ReadonlyMap<Kind, ReadonlySet<string>>;
  /** Boundaries of no single post: claims, sweeps, replay. Posts of every kind were under way. */
  readonly diedShared: ReadonlySet<string>;
  /** What a whole life showed and no death hit, `kind: boundary`. */
  readonly missing: readonly string[];
}

/**
 * Has one post of each kind live undisturbed, which names the boundaries, and then kills at each of them: every single
 * occurrence in a post's life and, with `sweeps`, every claim and sweep while posts of all kinds are under way.
 */
export async function killEverywhere(
  lanes: readonly Lane[],
  kinds: readonly Kind[],
  { sweeps = true }: { sweeps?: boolean } = {},
): Promise<Coverage> {
  const tally = { kills: 0, stopped: 0 };
  const died = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  const diedShared = new Set<string>();
  const seenShared = new Set<string>();

  const kill = async (lane: Lane, targets: readonly Target[], shared?: { point: string; nth: number }) => {
    const posts = new Map<number, Target>();
    for (const target of targets) posts.set(await lane.post(target.kind), target);
    const death = await lane.victims.run({
      ...orderFor(posts),
      ...(shared ? { dieAtShared: shared } : { stops: stopsOf(posts) }),
    });
    if (!death.survived) tally.kills += 1;
    for (const point of death.shared) seenShared.add(point);
    if (death.at !== null) diedShared.add(death.at);
    for (const [post, { kind }] of posts) {
      const point = death.stopped[post];
      if (point === undefined) continue;
      tally.stopped += 1;
      died.get(kind)?.add(point);
    }
  };

  const [first] = lanes;
  if (first === undefined) throw new Error('no lane');
  const lives = await liveUndisturbed(first, kinds);
  for (const point of lives.shared) seenShared.add(point);
  await share(lanes, batchesOf(kinds, lives.byKind), kill);
  const whole = kinds.filter(isPlain).map((kind) => ({ kind, stop: 0 }));
  const sharedPoints = [...(sweeps ? seenShared : [])].flatMap((point) =>
    Array.from({ length: point.startsWith('sql:claim-posts') ? CLAIMS : 1 }, (_, n) => ({ point, nth: n + 1 })),
  );
  await share(lanes, sharedPoints, (lane, point) => kill(lane, whole, point));
  const missing = () => kinds.flatMap((kind) => missingOf(kind, lives.byKind, died));
  for (let tries = 0; tries < SECOND_TRIES && missing().length > 0; tries += 1) await kill(first, someOf(missing()));
  return {
    ...tally,
    died,
    diedShared,
    missing: [
      ...missing().map(({ kind, stop }) => `${kind.name}: ${stop}`),
      ...(sweeps ? lives.shared : [])
        .filter((point) => !diedShared.has(point))
        .map((point) => `no single post: ${point}`),
    ],
  };
}

const isPlain = (kind: Kind) => kind.post.firstComment === undefined;

const orderFor = (posts: ReadonlyMap<number, Target>) => ({
  posts: [...posts.keys()],
  commented: [...posts].filter(([, { kind }]) => !isPlain(kind)).map(([post]) => post),
});
const stopsOf = (posts: ReadonlyMap<number, Target>) =>
  Object.fromEntries([...posts].map(([post, { stop }]) => [post, stop]));

interface Lives {
  readonly byKind: ReadonlyMap<Kind, readonly string[]>;
  readonly shared: readonly string[];
}

async function liveUndisturbed(lane: Lane, kinds: readonly Kind[]): Promise<Lives> {
  const posts = new Map<number, Target>();
  for (const kind of kinds) posts.set(await lane.post(kind), { kind, stop: 0 });
  const death: Death = await lane.victims.run(orderFor(posts));
  if (!death.survived) throw new Error('a worker that was to live has died');
  return {
    byKind: new Map([...posts].map(([post, { kind }]) => [kind, death.lives[post] ?? []])),
    shared: [...new Set(death.shared)],
  };
}

/** Every boundary of every kind once, spread evenly; of the comments, which one sweep writes, one kind's once in each. */
function batchesOf(kinds: readonly Kind[], lives: Lives['byKind']): Target[][] {
  const targetsOf = (kind: Kind): Target[] => (lives.get(kind) ?? []).map((_, n) => ({ kind, stop: n + 1 }));
  const targets = kinds.map(targetsOf);
  const comments = kinds.filter((kind) => !isPlain(kind)).map((kind) => targetsOf(kind).length);
  const size = Math.max(Math.ceil(targets.flat().length / POSTS_A_LIFE), ...comments);
  const batches: Target[][] = Array.from({ length: size }, () => []);
  for (const same of targets) for (const [n, target] of same.entries()) batches[n % size]?.push(target);
  return batches;
}

/** Names that a whole life has and no death had; `mustStopAt` says what a life must have at least. */
function missingOf(kind: Kind, lives: Lives['byKind'], died: ReadonlyMap<Kind, ReadonlySet<string>>): Target[] {
  const hit = died.get(kind);
  return [...new Set(lives.get(kind))].filter((point) => !hit?.has(point)).map((stop) => ({ kind, stop }));
}

const someOf = (targets: readonly Target[]): Target[] =>
  [...Map.groupBy(targets, (target) => target.kind).values()].flatMap((same) => same.slice(0, AT_ONCE));

/** Each lane takes the next piece of work when it is done with its last. */
async function share<T>(lanes: readonly Lane[], work: readonly T[], run: (lane: Lane, item: T) => Promise<void>) {
  const left = [...work];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(lane, item);
    }),
  );
}
