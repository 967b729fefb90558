import type { Database } from '../../platform/db/database.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { type Client, createClient } from './client.ts';
import { outsideAt } from './outside.ts';
import { aloneWithDemo, beginDemo, type Progress, progressOf, saveProgress } from './progress.ts';
import { STORIES } from './stories/index.ts';
import { TEAM, type Team } from './stories/team.ts';
import type { Story } from './story.ts';
import { teamChunks } from './team-chunks.ts';

interface Places {
  readonly db: Database;
  /** Where the product answers on this computer, and where the sandbox does. */
  readonly api: string;
  readonly sandbox: string;
  /** Makes videos. */
  readonly ffmpeg?: string | undefined;
}

/**
 * Tells the demo world, once: what was done before a kill is not done again. The past is written as the machine leaves it,
 * everything else goes through the product's own calls. False when somebody else is at it.
 */
export async function fillDemo(
  places: Places,
  { stories, team }: { readonly stories: readonly Story[]; readonly team: Team | null } = {
    stories: STORIES,
    team: TEAM,
  },
): Promise<boolean> {
  const { db } = places;
  if ((await progressOf(db))?.complete) return true;
  return aloneWithDemo(db, async () => {
    let progress = await beginDemo(db);
    const place = { db, outside: outsideAt(places.sandbox), ffmpeg: places.ffmpeg ?? null };
    for (const story of stories) {
      const anchor = new Date(progress.anchor);
      const chunks = (client: Client) => chunksOf({ ...place, story, api: places.api, anchor }, client);
      progress = await tell(places, story, chunks, progress);
    }
    if (team !== null) {
      const chunks = (client: Client) => teamChunks({ ...place, client }, team);
      progress = await tell(places, { role: 'staff', slug: 'team' }, chunks, progress);
    }
    await saveProgress(db, { ...progress, complete: true });
  });
}

/** So many chunks at once: while one waits for an answer, another computes. */
const LANES = 3;

/** As this person, under this name. */
async function tell(
  { db, api }: Places,
  { role, slug }: Pick<Story, 'role' | 'slug'>,
  chunksBy: (client: Client) => readonly (readonly Chunk[])[] | Promise<Chunk[][]>,
  before: Progress,
): Promise<Progress> {
  const client = createClient(api);
  await client.demo(role);
  let progress = before;
  // One after the other, because each writes the whole list; after one that failed none is written.
  let marked: Promise<void> = Promise.resolve();
  const mark = (named: string, write: Awaited<ReturnType<Chunk['run']>>) => {
    marked = marked.then(async () => {
      const next = { ...progress, done: [...progress.done, named] };
      await db.transaction(async (tx) => {
        await write?.(tx);
        await saveProgress(tx, next);
      });
      progress = next;
    });
    return marked;
  };
  for (const chunks of await chunksBy(client)) {
    const left = chunks.filter(({ name }) => !before.done.includes(`${slug}/${name}`));
    await inLanes(left, async ({ name, run }) => mark(`${slug}/${name}`, await run()));
  }
  await client.post('/api/auth/logout/');
  return progress;
}

/** Begins none after one that failed, and fails when the others have ended. */
async function inLanes<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined && failures.length === 0; one = left.shift())
      await work(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failures.length > 0) throw failures[0];
}
