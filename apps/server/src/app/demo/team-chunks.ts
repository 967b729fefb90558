import type { WrittenGuide } from '@waypost/contract/guides';
import type { Database } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { query, sql } from '../../platform/db/query.ts';
import { supplierOf } from './campaigns/tell-campaign.ts';
import { tellPostCampaign } from './campaigns/tell-post-campaign.ts';
import type { Chunk } from './chunks.ts';
import type { Client } from './client.ts';
import { took } from './desk.ts';
import { makeClip } from './make-clip.ts';
import type { Outside } from './outside.ts';
import type { Team } from './stories/team.ts';
import { libraryChunks } from './tell-library.ts';

interface Place {
  readonly db: Database;
  readonly outside: Outside;
  /** Signed in as one of the team. */
  readonly client: Client;
  /** Null where the computer has none: then the posters stay. */
  readonly ffmpeg: string | null;
  /** All times are counted from here. */
  readonly anchor: Date;
}

/** What the team does. The last announcement is written first: what is newer stands before it. A guide shows its poster until its video is made. */
export const teamChunks = (
  place: Place,
  { announcements, guides, suppliers, library, postCampaigns }: Team,
): Chunk[][] => [
  ...announcements.toReversed().map((one, at) => [doing(`announcement-${at}`, () => announce(place, one))]),
  [doing('guides', () => writeGuides(place, guides))],
  guides.map((one, at) => doing(`poster-${at}`, () => givePoster(place, one))),
  suppliers.map((one, at) => doing(`supplier-${at}`, () => keepSupplier(place, one))),
  ...libraryChunks(place, library),
  postCampaigns.map((one, at) => doing(`post-campaign-${at}`, () => tellPostCampaign(place, one))),
  videos(place, guides),
];

const videos = (place: Place, guides: Team['guides']): Chunk[] => {
  const { ffmpeg } = place;
  if (ffmpeg === null) return [];
  return guides.map((one, at) => ({ ...doing(`clip-${at}`, () => giveClip(place, ffmpeg, one)), video: true }));
};

const doing = (name: string, work: () => Promise<void>): Chunk => ({
  name,
  run: async () => {
    await work();
    return undefined;
  },
});

async function announce(
  { db, client }: Place,
  { published, ...written }: Team['announcements'][number],
): Promise<void> {
  const said = sql<boolean>`text = ${json(written.text)}::jsonb`;
  const known = await db.row(
    query.selectFrom('announcements').select('id').where(said).where('deleted_at', 'is', null),
  );
  const id = known?.id ?? took(await client.post('/api/announcements/', written), 201).body.id;
  if (published) took(await client.post(`/api/announcements/${id}/publish/`), 200);
}

async function writeGuides({ db, client }: Place, guides: Team['guides']): Promise<void> {
  for (const { posters: _, ...written } of guides)
    if ((await knownGuide(db, written)) === null) took(await client.post('/api/guides/', written), 201);
}

async function givePoster({ db, client, outside }: Place, { posters, title }: Team['guides'][number]): Promise<void> {
  const [first = ''] = posters;
  await give(client, `/api/guides/${await knownGuide(db, { title })}/poster/`, 'image', await outside.picture(first));
}

async function giveClip(
  { db, client, outside }: Place,
  ffmpeg: string,
  { posters, title }: Team['guides'][number],
): Promise<void> {
  const clip = await makeClip(ffmpeg, await Promise.all(posters.map(outside.picture)), 'wide');
  await give(client, `/api/guides/${await knownGuide(db, { title })}/video/`, 'video', clip);
}

async function give(client: Client, path: string, kind: 'image' | 'video', file: Blob): Promise<void> {
  const body = new FormData();
  body.set(kind, file, kind === 'image' ? 'poster.jpg' : 'clip.mp4');
  took(await client.request('POST', path, { body }), 201);
}

async function knownGuide(db: Database, { title }: Pick<WrittenGuide, 'title'>): Promise<number | null> {
  const said = sql<boolean>`title = ${json(title)}::jsonb`;
  const known = query.selectFrom('guides').select('id').where(said).where('deleted_at', 'is', null);
  return (await db.row(known))?.id ?? null;
}

/** A newsletter that is told beside may have named it already; a second telling after a kill changes nothing. */
async function keepSupplier({ db, client, outside }: Place, told: Team['suppliers'][number]): Promise<void> {
  const { countries, emblem, budget } = told;
  const id = await supplierOf(db, client, told);
  const at = `/api/suppliers/${id}/`;
  const { logo } = took(await client.patch(at, { countries }), 200).body;
  if (logo === null) await give(client, `${at}logo/`, 'image', await outside.emblem(emblem));
  const { version } = took(await client.get(`${at}budget/`), 200).body;
  if (version === 0 && budget.length > 0) took(await client.put(`${at}budget/`, { version, results: budget }), 200);
}
