import type { Plan } from '@waypost/contract/plans';
import { DAY_MS } from '@waypost/contract/wire';
import { inEveryLanguage } from '@waypost/i18n';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { query, type TableRow } from '../../platform/db/query.ts';
import { DEMO_PEOPLE } from '../seed/demo-people.ts';
import { tellCampaign } from './campaigns/tell-campaign.ts';
import { sentTimes } from './campaigns/times.ts';
import { type Client, createClient } from './client.ts';
import { type Desk, deskOf, took } from './desk.ts';
import { libraryOf, type Owned } from './library.ts';
import { makeClip } from './make-clip.ts';
import type { Outside, Turn } from './outside.ts';
import {
  joinedTime,
  type Piece,
  pastTime,
  type Story,
  type StoryAgency,
  timeAhead,
  torontoTime,
  uploadTime,
} from './story.ts';
import { tellClients } from './tell-clients.ts';
import { type PastPiece, tellPast } from './tell-past.ts';

/** Pieces of the past that are written in one transaction. */
const PIECES = 10;
/** What lies nearer than this is not scheduled any more: the telling was interrupted for long. */
const SOON_MS = 20 * 60_000;

/** Some of the demo world. It may run again after a kill; what it answers is written together with the mark that it is done. */
export interface Chunk {
  readonly name: string;
  readonly run: () => Promise<undefined | ((tx: Sql) => Promise<void>)>;
  /** It waits until everything else is told: making a video takes the processor for long. */
  readonly video?: boolean;
}
interface Telling {
  readonly story: Story;
  /** Where the product answers. */
  readonly api: string;
  readonly db: Database;
  readonly sealer: Sealer;
  readonly config: Config;
  readonly storage: Storage;
  readonly outside: Outside;
  readonly anchor: Date;
  /** Null where the computer has none: then pictures stand where videos would. */
  readonly ffmpeg: string | null;
  /** For what needs the sandbox's LinkedIn set otherwise. */
  readonly inTurn: Turn;
  readonly profile: TableRow<'profiles'>;
  readonly desk: Desk;
}
type Place = Omit<Telling, 'profile' | 'desk'>;

/** The parts of one story in the order in which they stand on one another; what stands together needs nothing of its neighbours. The client is signed in as its person. */
export async function chunksOf(place: Place, client: Client): Promise<Chunk[][]> {
  const { story, db } = place;
  const profile = await db.row(query.selectFrom('profiles').selectAll().where('slug', '=', story.slug));
  if (profile === null) throw new Error(`the demo profile ${story.slug} is missing`);
  const telling = { ...place, profile, desk: deskOf(client, profile.id) };
  const troubles = story.troubles ? [story.troubles.refused] : [];
  const doing = (name: string, work: () => Promise<void>, video = false): Chunk => ({
    name,
    video,
    run: async () => {
      await work();
      return undefined;
    },
  });
  const { madeOn, agency, newsletter } = story;
  const own = DEMO_PEOPLE.find(({ role }) => role === story.role)?.plan;
  return [
    [{ name: 'joined', run: async () => (tx) => joined(tx, telling) }],
    ...(madeOn ? [[doing('plan-then', () => changePlan(telling, madeOn))]] : []),
    // The consents of one person at one network stand on one another.
    ...story.connections.map((one) => [doing(`connect-${one.app}`, () => connect(telling, one))]),
    [
      ...(newsletter
        ? [{ name: 'clients', run: () => tellClients(telling, newsletter, sentTimes(telling.anchor, story)) }]
        : []),
      ...(agency ? [doing('agency', () => describe(telling, agency))] : []),
      ...(story.slots ?? []).map(({ app, times }) => doing(`slots-${app}`, () => telling.desk.chooseSlots(app, times))),
      ...Object.entries(story.pictures).map(([name, shows], at, { length }) => ({
        name: `picture-${name}`,
        run: async () => {
          await upload(telling, name);
          return (tx: Sql) => uploaded(tx, telling, { shows, at: uploadTime(telling.anchor, at, length) });
        },
      })),
      ...Object.entries(story.clips ?? {}).map(([name, { shows }]) => ({
        name: `clip-${name}`,
        video: true,
        run: async () => {
          await uploadClip(telling, name);
          return (tx: Sql) => uploaded(tx, telling, { shows, at: uploadTime(telling.anchor, 0, 1) });
        },
      })),
    ],
    past(telling),
    (story.campaigns ?? []).map((campaign, n) => ({
      name: `campaign-${n}`,
      run: () => tellCampaign(telling, campaign),
    })),
    [
      ...story.ahead.map((piece, at) =>
        doing(`ahead-${at}`, () => schedule(telling, piece, at), piece.clip !== undefined),
      ),
      ...story.drafts.map((piece, at) => doing(`draft-${at}`, () => draft(telling, piece))),
    ],
    ...(story.branding ?? []).map((change) => [
      doing(`brand-${Object.keys(change)}`, () => telling.desk.brand(change)),
    ]),
    [
      ...(story.linkedinDays ? [doing('shorten', () => shorten(telling, story.linkedinDays ?? 0))] : []),
      ...troubles.map((piece) => doing('refused', () => refuse(telling, piece))),
    ],
    ...(madeOn && own ? [[doing('plan-now', () => changePlan(telling, own))]] : []),
  ];
}

/** The days on which the person came and made her library: what is done now would be all of today. */
async function joined(tx: Sql, { profile, anchor }: Telling): Promise<void> {
  const then = { created_at: joinedTime(anchor) };
  await tx.run(query.updateTable('users').set(then).where('id', '=', profile.user_id));
  await tx.run(query.updateTable('profiles').set(then).where('id', '=', profile.id));
}
async function uploaded(tx: Sql, { profile }: Telling, { shows, at }: { shows: string; at: Date }): Promise<void> {
  const files = query.updateTable('profile_images').where('profile_id', '=', profile.id);
  await tx.run(files.set({ created_at: at }).where('description', '=', shows));
}

/** Staff do it, as they would for anybody. */
async function changePlan({ api, profile }: Telling, plan: Plan): Promise<void> {
  const staff = createClient(api);
  await staff.demo('staff');
  took(await staff.patch(`/api/users/${profile.user_id}/`, { plan }), 200);
  await staff.post('/api/auth/logout/');
}

/** What nobody offers yet staff add: several people may be told at once, each has a host of her own. */
async function describe({ api, desk, outside }: Telling, agency: StoryAgency): Promise<void> {
  const { host, country, details } = agency;
  if (country !== undefined) await desk.moveTo(country);
  if (host !== undefined && !(await desk.hosts()).some(({ name }) => name === host)) {
    const staff = createClient(api);
    await staff.demo('staff');
    const written = { kind: 'host', country: null, code: '', label: inEveryLanguage({ en: host }), mask: null };
    took(await staff.post('/api/agency_options/', written), 201);
    await staff.post('/api/auth/logout/');
  }
  const hosts = await desk.hosts();
  const chosen = hosts.find(({ name }) => name === host) ?? hosts.at(-1);
  const [photo, logo] = await Promise.all([outside.picture(agency.photo), outside.emblem(agency.logo)]);
  await desk.describe({ ...details, agency_host_name: chosen ? [chosen.id] : [] }, photo, logo);
}

async function connect(telling: Telling, { app, person, page }: Story['connections'][number]): Promise<void> {
  const { desk, db, profile } = telling;
  const known = await db.row(
    query
      .selectFrom('connections')
      .select('id')
      .where('profile_id', '=', profile.id)
      .where('app', '=', app)
      .where('installed', '=', true),
  );
  if (known !== null) return;
  const consent = () => desk.connect(app, person, page);
  await (app === 'linkedin' ? withTokens(telling, {}, consent) : consent());
}

/** A token of LinkedIn works at once, and is as the story wants it. */
const withTokens = (
  { outside, inTurn }: Telling,
  settings: Record<string, number>,
  consent: () => Promise<void>,
): Promise<void> =>
  inTurn(async () => {
    const usual = await outside.linkedin({});
    await outside.linkedin({ mintingWindowMs: 0, ...settings });
    await consent().finally(() => outside.linkedin(usual));
  });

/** A consent given again, which ends soon: the posts that were planned before lie beyond its end. */
async function shorten(telling: Telling, days: number): Promise<void> {
  const { story, desk } = telling;
  const person = story.connections.find(({ app }) => app === 'linkedin')?.person;
  if (person !== undefined)
    await withTokens(telling, { tokenLifeMs: days * DAY_MS }, () => desk.consent('linkedin', person, true));
}

async function upload({ story, outside, desk, db, profile }: Telling, poster: string): Promise<void> {
  const description = story.pictures[poster] ?? '';
  if ((await libraryOf(db, profile.user_id)).has(description)) return;
  await desk.upload('image', await outside.picture(poster), description);
}

async function uploadClip({ story, outside, desk, db, profile, ffmpeg }: Telling, name: string): Promise<void> {
  const clip = story.clips?.[name];
  if (ffmpeg === null || clip === undefined || (await libraryOf(db, profile.user_id)).has(clip.shows)) return;
  const pictures = await Promise.all(clip.posters.map(outside.picture));
  await desk.upload('video', await makeClip(ffmpeg, pictures, 'upright'), clip.shows);
}

/** Its pieces in their order; between them the two whose end is not known, or that never left. */
function past(telling: Telling): Chunk[] {
  const { story, db, outside, anchor, profile } = telling;
  const told = story.past.map(
    (piece, at): PastPiece => ({ piece, key: `${story.slug}/past-${at}`, at: pastTime(anchor, at, story.past.length) }),
  );
  if (story.troubles) {
    const { missed, question } = story.troubles;
    told.push({ piece: missed, key: `${story.slug}/missed`, at: torontoTime(anchor, -1, '08:30'), ended: 'missed' });
    told.push({
      piece: question,
      key: `${story.slug}/question`,
      at: torontoTime(anchor, -2, '16:10'),
      ended: 'question',
    });
  }
  return Array.from({ length: Math.ceil(told.length / PIECES) }, (_, chunk) => ({
    name: `past-${chunk}`,
    run: async () => {
      const rows = await db.rows(query.selectFrom('connections').selectAll().where('profile_id', '=', profile.id));
      const connections = new Map(rows.map((row) => [row.app, row] as const));
      const owned = await ownedBy(telling);
      const writes: ((tx: Sql) => Promise<void>)[] = [];
      for (const piece of told.slice(chunk * PIECES, (chunk + 1) * PIECES))
        writes.push(await tellPast({ outside, connections, owned, now: anchor }, piece));
      return async (tx: Sql) => {
        for (const write of writes) await write(tx);
      };
    },
  }));
}

/** By the name of the poster, or of the clip. */
async function ownedBy({ story, db, profile }: Telling): Promise<(name: string) => Owned> {
  const library = await libraryOf(db, profile.user_id);
  return (name) => {
    const owned = library.get(story.clips?.[name]?.shows ?? { ...story.shares, ...story.pictures }[name] ?? '');
    if (owned === undefined) throw new Error(`${story.slug} has no ${name}`);
    return owned;
  };
}

async function contentOf(telling: Telling, { text, on, pictures, clip, comment }: Piece) {
  const owned = await ownedBy(telling);
  const shown = clip === undefined || telling.ffmpeg === null ? pictures : [clip];
  const images = shown.map((name) => owned(name).image);
  return { applications: on, message: text, custom_image_ids: images, ...(comment && { first_comment: comment }) };
}

async function schedule(telling: Telling, piece: Piece, which: number): Promise<void> {
  const { story, anchor, desk } = telling;
  const at = timeAhead(anchor, which, story.ahead.length);
  if (at.getTime() < Date.now() + SOON_MS) return;
  const body = { ...(await contentOf(telling, piece)), fire_at: at.toISOString() };
  await desk.schedule(body, `demo ${story.slug} ${which}`);
}

async function draft(telling: Telling, piece: Piece): Promise<void> {
  const { db, profile, desk } = telling;
  const known = query.selectFrom('generated_postings').select('id').where('profile_id', '=', profile.id);
  if ((await db.row(known.where('message', '=', piece.text))) === null)
    await desk.draft(await contentOf(telling, piece));
}

/** Facebook refuses its words, and its person reads why. */
async function refuse(telling: Telling, piece: Piece): Promise<void> {
  const { outside, desk, story } = telling;
  const refusal = { kind: 'graph_error', code: 368, subcode: 1404102 };
  await outside.fault({ method: 'POST', path: '/feed$', params: piece.text.slice(0, 24), times: 1, action: refusal });
  await desk.schedule({ ...(await contentOf(telling, piece)), fire_at: null }, `demo ${story.slug} refused`);
}
