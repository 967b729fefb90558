import type { Database } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import type { Client } from '../client.ts';
import { took } from '../desk.ts';
import type { Outside } from '../outside.ts';
import type { ToldPostCampaign } from '../stories/post-campaigns.ts';
import { torontoTime } from '../story.ts';
import { knownCampaign } from './known-campaign.ts';
import { supplierOf } from './tell-campaign.ts';

interface Place {
  readonly db: Database;
  readonly outside: Outside;
  /** Signed in as one of the team. */
  readonly client: Client;
  readonly anchor: Date;
}

/** What lies nearer is not published any more: the telling was interrupted for long. */
const SOON_MS = 60 * 60_000;

/** As the team: begins a campaign, writes its posts, and publishes it where it is to go out. What was done before a kill is done once. */
export async function tellPostCampaign(place: Place, told: ToldPostCampaign): Promise<void> {
  const { client, db } = place;
  const { title, supplier, countries, posts, published } = told;
  if ((await knownCampaign(db, title)) === null)
    took(
      await client.post('/api/campaigns/', { title, countries, supplier: await supplierOf(db, client, supplier) }),
      201,
    );
  const begun = await knownCampaign(db, title);
  if (begun === null || begun.published_at !== null) return;
  for (const post of posts) await tellPost(place, begun.id, post);
  const written = await knownCampaign(db, title);
  const first = Math.min(...posts.map((post) => timeOf(place, post).getTime()));
  if (written !== null && published && first > Date.now() + SOON_MS)
    took(await client.post(`/api/campaigns/${written.id}/publish/`, { version: written.version }), 200);
}

type Told = ToldPostCampaign['posts'][number];
const timeOf = ({ anchor }: Place, { day, at }: Told): Date => torontoTime(anchor, day, at);

async function tellPost(place: Place, campaign: number, told: Told): Promise<void> {
  const { db, client } = place;
  const { poster: _, alt, day: __, at: ___, ...said } = told;
  const there = query.selectFrom('postings').select('id').where('campaign_id', '=', campaign);
  if ((await db.row(there.where('message', '=', said.message))) !== null) return;
  const time = timeOf(place, told);
  if (time.getTime() < Date.now() + SOON_MS) return;
  if (said.link) took(await client.post(`/api/campaigns/${campaign}/ogs/`, { url: said.link }), 201);
  const file = await fileOf(place, told);
  const media = file === null ? [] : [{ id: file, alt_text: alt ?? null }];
  took(await client.post('/api/postings/', { ...said, campaign, media, fire_at: time.toISOString() }), 201);
}

/** The poster in the library of staff. */
async function fileOf({ outside, client }: Place, { poster, alt = '' }: Told): Promise<number | null> {
  if (poster === undefined) return null;
  const body = new FormData();
  body.set('description', alt);
  body.set('image', await outside.picture(poster), `${poster}.jpg`);
  return Number(took(await client.request('POST', '/api/campaign_files/', { body }), 201).body.id);
}
