import type { Database } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { knownCampaign } from './campaigns/known-campaign.ts';
import type { Chunk } from './chunks.ts';
import type { Client } from './client.ts';
import { took } from './desk.ts';
import type { Outside } from './outside.ts';
import type { ToldLibrary } from './stories/library-posts.ts';

interface Place {
  readonly db: Database;
  readonly outside: Outside;
  /** Signed in as one of the team. */
  readonly client: Client;
}

/** A campaign of the library, begun, then its posts, then published; whatever was told before a kill is told once. */
export const libraryChunks = (place: Place, library: ToldLibrary): Chunk[][] => [
  [doing('library', () => begin(place, library))],
  // The last one first: what is newer stands before it.
  ...library.posts.toReversed().map((post, at) => [doing(`library-${at}`, () => write(place, library, post))]),
  [doing('library-out', () => publish(place, library))],
];

const doing = (name: string, work: () => Promise<void>): Chunk => ({
  name,
  run: async () => {
    await work();
    return undefined;
  },
});

async function begin(place: Place, library: ToldLibrary): Promise<void> {
  if ((await knownCampaign(place.db, library.title)) !== null) return;
  took(await place.client.post('/api/campaigns/', { type: 'library', title: library.title }), 201);
}

async function write(
  place: Place,
  library: ToldLibrary,
  { poster, alt, ...post }: ToldLibrary['posts'][number],
): Promise<void> {
  const { db, client, outside } = place;
  const campaign = await knownCampaign(place.db, library.title);
  if (campaign === null) throw new Error(`${library.title} was not begun`);
  const there = query.selectFrom('postings').select('id').where('campaign_id', '=', campaign.id);
  if ((await db.row(there.where('message', '=', post.message))) !== null) return;
  const body = new FormData();
  body.set('description', alt);
  body.set('image', await outside.picture(poster), `${poster}.jpg`);
  const file = took(await client.request('POST', '/api/campaign_files/', { body }), 201).body.id;
  took(
    await client.post('/api/postings/', { ...post, campaign: campaign.id, media: [{ id: file, alt_text: alt }] }),
    201,
  );
}

async function publish(place: Place, library: ToldLibrary): Promise<void> {
  const campaign = await knownCampaign(place.db, library.title);
  if (campaign === null || campaign.published_at !== null) return;
  took(await place.client.post(`/api/campaigns/${campaign.id}/publish/`, { version: campaign.version }), 200);
}
