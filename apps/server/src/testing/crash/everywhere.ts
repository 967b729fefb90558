import { isPlain, type Kind, roadOf } from './kinds.ts';
import type { Lane } from './lane.ts';
import type { Dice } from './seeded.ts';
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
 * occurrence in a post's life and, with `sweeps`, every claim and sweep while posts of all networks are under way. With
 * `dice` the kinds of one road share its boundaries: each is died at by one of them.
 */
export async function killEverywhere(
  lanes: readonly Lane[],
  kinds: readonly Kind[],
  { sweeps = true, dice }: { sweeps?: boolean; dice?: Dice } = {},
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
  const dies = dice === undefined ? () => true : oneOfEach(lives.byKind, dice);
  await share(lanes, batchesOf(kinds, lives.byKind, dies), kill);
  const plain = kinds.filter(isPlain);
  const whole = () => (dice === undefined ? plain : oneOfEachRoad(plain, dice)).map((kind) => ({ kind, stop: 0 }));
  const sharedPoints = [...(sweeps ? seenShared : [])].flatMap((point) =>
    Array.from({ length: point.startsWith('sql:claim-posts') ? CLAIMS : 1 }, (_, n) => ({ point, nth: n + 1 })),
  );
  await share(lanes, sharedPoints, (lane, point) => kill(lane, whole(), point));
  const missing = () => kinds.flatMap((kind) => missingOf(kind, lives.byKind, died, dies));
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

type Dies = (kind: Kind, point: string) => boolean;

/** Which kind of a road dies at a boundary that several of them come by. */
function oneOfEach(lives: Lives['byKind'], dice: Dice): Dies {
  const passers = new Map<string, Kind[]>();
  for (const [kind, points] of lives)
    for (const point of new Set(points)) {
      const place = `${roadOf(kind)} ${point}`;
      passers.set(place, [...(passers.get(place) ?? []), kind]);
    }
  const chosen = new Map([...passers].map(([place, kinds]) => [place, dice.pick(kinds)]));
  return (kind, point) => chosen.get(`${roadOf(kind)} ${point}`) === kind;
}

/** Of each network one that is out when the release is answered, and one that is not. */
const oneOfEachRoad = (kinds: readonly Kind[], dice: Dice): Kind[] =>
  [...Map.groupBy(kinds, (kind) => `${roadOf(kind)} ${kind.ready}`).values()].map((same) => dice.pick(same));

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

/** The boundaries that the kinds die at, spread evenly; of the comments, which one sweep writes, one kind's once in each. */
function batchesOf(kinds: readonly Kind[], lives: Lives['byKind'], dies: Dies): Target[][] {
  const targetsOf = (kind: Kind): Target[] =>
    (lives.get(kind) ?? []).flatMap((point, n) => (dies(kind, point) ? [{ kind, stop: n + 1 }] : []));
  const targets = kinds.map(targetsOf);
  const comments = kinds.filter((kind) => !isPlain(kind)).map((kind) => targetsOf(kind).length);
  const size = Math.max(Math.ceil(targets.flat().length / POSTS_A_LIFE), ...comments);
  const batches: Target[][] = Array.from({ length: size }, () => []);
  for (const same of targets) for (const [n, target] of same.entries()) batches[n % size]?.push(target);
  return batches;
}

/** Names of a life that nobody died at who was to; `mustStopAt` says what a life must have at least. */
function missingOf(
  kind: Kind,
  lives: Lives['byKind'],
  died: ReadonlyMap<Kind, ReadonlySet<string>>,
  dies: Dies,
): Target[] {
  const hit = died.get(kind);
  const points = [...new Set(lives.get(kind))].filter((point) => dies(kind, point) && !hit?.has(point));
  return points.map((stop) => ({ kind, stop }));
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
