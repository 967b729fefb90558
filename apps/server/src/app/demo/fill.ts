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
    for (const story of stories) {
      const anchor = new Date(progress.anchor);
      const chunks = (client: Client) => chunksOf({ story, db, outside: outsideAt(places.sandbox), anchor }, client);
      progress = await tell(places, story, chunks, progress);
    }
    if (team !== null) {
      const chunks = (client: Client) => teamChunks(db, client, team);
      progress = await tell(places, { role: 'staff', slug: 'team' }, chunks, progress);
    }
    await saveProgress(db, { ...progress, complete: true });
  });
}

/** As this person, under this name. */
async function tell(
  { db, api }: Places,
  { role, slug }: Pick<Story, 'role' | 'slug'>,
  chunksBy: (client: Client) => Chunk[] | Promise<Chunk[]>,
  before: Progress,
): Promise<Progress> {
  const client = createClient(api);
  await client.demo(role);
  let progress = before;
  for (const { name, run } of await chunksBy(client)) {
    const named = `${slug}/${name}`;
    if (progress.done.includes(named)) continue;
    const write = await run();
    const next = { ...progress, done: [...progress.done, named] };
    await db.transaction(async (tx) => {
      await write?.(tx);
      await saveProgress(tx, next);
    });
    progress = next;
  }
  await client.post('/api/auth/logout/');
  return progress;
}
