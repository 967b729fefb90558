import { CAMPAIGN_POSTINGS_MAX, POSTING_UNDO_SECONDS, TAXONOMY_FIELDS } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import { givenTime } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict, forbidden, invalid, notFound, type Text, text } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { refuseFaulty } from '../checks/content-faults.ts';
import { followPosting } from '../following/follow-posting.ts';
import { ALL, countLiving, demandVersion, type HeldCampaign, holdLiving, touchCampaign } from './campaign-store.ts';
import {
  filesChosen,
  filesOfPosting,
  ogPicked,
  otherTerms,
  type PostingContent,
  refuse,
  sameFiles,
  termsNamed,
  timeGiven,
  typeFor,
  writeFiles,
  writeTerms,
} from './posting-content.ts';
import { type HeldPosting, holdPosting, readPosting } from './posting-store.ts';
import { shiftedByClock } from './wall-clock.ts';

export interface NewPosting extends PostingContent {
  readonly campaign: number;
  readonly app: SocialApp;
  readonly message: string;
}

/** Advisors have copies of its posts: what is done to one is done to them. */
const isSpread = ({ type, published_at }: HeldCampaign): boolean => type === 'standard' && published_at !== null;

/** Writes a post into a campaign in work, or into a library. */
export async function createPosting(tx: Sql, actor: Actor, given: NewPosting): Promise<number> {
  const campaign = await holdLiving(tx, given.campaign).catch(() => {
    throw invalid({ campaign: [text('campaigns.errors.campaignUnknown')] });
  });
  if (isSpread(campaign)) throw conflict('campaigns.errors.published');
  await demandRoom(tx, campaign);
  const wrong: Record<string, Text[]> = {};
  const files = await filesChosen(tx, given.media ?? [], wrong);
  const terms = await termsNamed(tx, null, given, wrong);
  const og_index = await ogPicked(tx, campaign.id, given, wrong);
  const fire_at = timeGiven(given.fire_at, campaign, wrong);
  refuse(wrong);
  const { app, message, link = null, landing_page_link = null } = given;
  const row = await tx.row(
    query
      .insertInto('postings')
      .values({
        ...{ campaign_id: campaign.id, app, message, link, landing_page_link, og_index, fire_at },
        type: typeFor(app, files, link, given.type),
      })
      .returning('id'),
  );
  if (row === null) throw new Error('the post was not stored');
  await writeFiles(tx, row.id, files);
  await writeTerms(tx, row.id, terms);
  await demandPublishable(tx, campaign, row.id);
  await touchCampaign(tx, campaign.id);
  const data = { campaign: campaign.id, app };
  await audit(tx, actor, { action: 'posting.create', objectType: 'posting', objectId: row.id, data });
  return row.id;
}

async function demandRoom(tx: Sql, { id, type }: HeldCampaign): Promise<void> {
  if (type === 'library') return;
  if ((await countLiving(tx, id)) >= CAMPAIGN_POSTINGS_MAX)
    throw conflict('campaigns.errors.full', { values: { limit: CAMPAIGN_POSTINGS_MAX } });
}

type Content = 'message' | 'link' | 'landing_page_link' | 'og_index' | 'media' | 'type';
const CONTENT: readonly Content[] = ['message', 'link', 'landing_page_link', 'og_index', 'media', 'type'];

/**
 * Stores what a post says, shows and is filed under, and when; copies that advisors have follow. Who sends a form sends all of it: what is
 * as it was is no change, and nobody is told of any.
 */
export async function changePosting(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...given }: PostingContent & { readonly version?: number | undefined },
): Promise<void> {
  const { campaign, posting } = await holdPosting(tx, id);
  demandOpen(posting);
  demandVersion(posting.version, version);
  demandCategorizing(actor, campaign, given);
  if (isSpread(campaign) && [...CONTENT, 'fire_at' as const].some((field) => given[field] !== undefined))
    demandAhead(posting);
  const { files, terms, ...columns } = await contentOf(tx, { id, campaign, posting }, given);
  const changed = await changesOf(tx, posting, { files: given.media && files, terms, columns });
  if (changed.length === 0) return;
  const says = CONTENT.some((field) => changed.includes(field));
  await store(tx, id, columns);
  if (changed.includes('media')) await writeFiles(tx, id, files);
  await writeTerms(tx, id, terms);
  if (says) await demandPublishable(tx, campaign, id);
  await touchCampaign(tx, campaign.id);
  const data = { fields: changed };
  await audit(tx, actor, { action: 'posting.change', objectType: 'posting', objectId: id, data });
  if (!isSpread(campaign)) return;
  if (says) await followPosting(tx, actor, { posting: id, what: 'edit', newText: changed.includes('message') });
  if (changed.includes('fire_at')) await followPosting(tx, actor, { posting: id, what: 'reschedule' });
}

interface Held {
  readonly id: number;
  readonly campaign: HeldCampaign;
  readonly posting: HeldPosting;
}
/** What the post is to be, checked; throws what is wrong, each under its field. */
async function contentOf(tx: Sql, { id, campaign, posting }: Held, given: PostingContent) {
  const wrong: Record<string, Text[]> = {};
  if (campaign.published_at !== null) demandLeading(posting, given, wrong);
  const files = given.media ? await filesChosen(tx, given.media, wrong) : await filesOfPosting(tx, id);
  const terms = await termsNamed(tx, id, given, wrong);
  const og_index = await ogPicked(tx, campaign.id, given, wrong);
  const fire_at = timeGiven(given.fire_at, campaign, wrong);
  if (isSpread(campaign) && fire_at === null) wrong.fire_at = [text('errors.field.required')];
  refuse(wrong);
  const { message, landing_page_link, link } = given;
  const type = typeFor(posting.app, files, link === undefined ? posting.link : link, given.type ?? posting.type);
  return { files, terms, message, link, landing_page_link, og_index, fire_at, type };
}

/** What is published says something, and where it leads can be changed and not taken away (ADMCAL-043, 044). */
function demandLeading(posting: HeldPosting, given: PostingContent, wrong: Record<string, Text[]>): void {
  if (given.message?.trim() === '') wrong.message = [text('errors.field.blank')];
  if (given.link === null && posting.link !== null) wrong.link = [text('errors.field.required')];
  const { link = posting.link, landing_page_link: landing = posting.landing_page_link } = given;
  if (link === null && landing === null && posting.landing_page_link !== null)
    wrong.landing_page_link = [text('errors.field.required')];
}

/** The fields in which a post becomes another. */
async function changesOf(
  tx: Sql,
  posting: HeldPosting,
  { files, terms, columns }: Said,
): Promise<(keyof PostingContent)[]> {
  const { fire_at, ...words } = columns;
  const said = Object.keys(words) as (keyof typeof words)[];
  const others = await otherTerms(tx, posting.id, terms);
  return [
    ...said.filter((field) => words[field] !== undefined && words[field] !== posting[field]),
    ...(fire_at !== undefined && fire_at?.getTime() !== posting.fire_at?.getTime() ? ['fire_at' as const] : []),
    ...(files && !sameFiles(files, await filesOfPosting(tx, posting.id)) ? ['media' as const] : []),
    ...others.keys(),
  ];
}
interface Said {
  readonly files: Awaited<ReturnType<typeof filesOfPosting>> | undefined;
  readonly terms: Awaited<ReturnType<typeof termsNamed>>;
  readonly columns: Omit<Columns, 'remove_from_networks'>;
}

interface Columns {
  readonly message?: string | undefined;
  readonly link?: string | null | undefined;
  readonly landing_page_link?: string | null | undefined;
  readonly og_index?: number | null | undefined;
  readonly fire_at?: Date | null | undefined;
  readonly type?: HeldPosting['type'];
  readonly remove_from_networks?: boolean;
}
async function store(tx: Sql, id: number, columns: Columns, deleted?: boolean): Promise<void> {
  await tx.run(
    query
      .updateTable('postings')
      .set((e) => ({
        ...columns,
        ...(deleted !== undefined && { deleted_at: deleted ? appNow : null }),
        ...{ version: e('version', '+', 1), updated_at: appNow },
      }))
      .where('id', '=', id),
  );
}

/** Half-done posts are stored while a campaign is in work; what agents have has always been looked at. */
async function demandPublishable(tx: Sql, { published_at }: HeldCampaign, id: number): Promise<void> {
  if (published_at !== null) await refuseFaulty(tx, await readPosting(tx, ALL, id));
}

function demandOpen({ deleted_at }: HeldPosting): void {
  if (deleted_at !== null) throw notFound();
}

/** What has gone out is not changed; what waits for its time follows. */
function demandAhead({ fire_at, now }: HeldPosting): void {
  if (fire_at !== null && fire_at <= now) throw conflict('campaigns.errors.posted');
}

/** Who writes a campaign files its posts; once it is published superusers do, in libraries (ADMCAL-034, 061). */
function demandCategorizing(actor: Actor, { type, published_at }: HeldCampaign, given: PostingContent): void {
  if (published_at === null || TAXONOMY_FIELDS.every((kind) => given[kind] === undefined)) return;
  if (!actor.isSuperuser || type !== 'library') throw forbidden('campaigns.errors.categorize');
}

/** Deletes a post; what advisors have of it leaves their lists, and with `fromNetworks` what is out is taken down. */
export async function deletePosting(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, fromNetworks }: { readonly version?: number | undefined; readonly fromNetworks: boolean },
): Promise<void> {
  const { campaign, posting } = await holdPosting(tx, id);
  demandOpen(posting);
  demandVersion(posting.version, version);
  await store(tx, id, { remove_from_networks: fromNetworks && isSpread(campaign) }, true);
  await touchCampaign(tx, campaign.id);
  const data = { from_networks: fromNetworks };
  await audit(tx, actor, { action: 'posting.delete', objectType: 'posting', objectId: id, data });
  if (isSpread(campaign)) await followPosting(tx, actor, { posting: id, what: 'delete' });
}

/** Takes a deletion back: of what advisors had for a few seconds, else as long as its campaign is there. */
export async function restorePosting(tx: Sql, actor: Actor, id: number): Promise<void> {
  const { campaign, posting } = await holdPosting(tx, id);
  if (posting.deleted_at === null) return;
  const late = posting.deleted_at.getTime() + POSTING_UNDO_SECONDS * 1_000 <= posting.now.getTime();
  if (isSpread(campaign) && late) throw conflict('campaigns.errors.undoLate');
  await demandRoom(tx, campaign);
  await store(tx, id, { remove_from_networks: false }, false);
  // One that was deleted while its library was in work was never looked at; what agents had a moment ago was.
  if (campaign.type === 'library') await demandPublishable(tx, campaign, id);
  await touchCampaign(tx, campaign.id);
  await audit(tx, actor, { action: 'posting.undo', objectType: 'posting', objectId: id });
  if (isSpread(campaign)) await followPosting(tx, actor, { posting: id, what: 'undo' });
}

/** Moves a post by days and hours of Toronto's clock; where it comes to stand is ahead (ADMCAL-045, 046). */
export async function reschedulePosting(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, days, hours }: { readonly version?: number | undefined; readonly days: number; readonly hours: number },
): Promise<void> {
  const { campaign, posting } = await holdPosting(tx, id);
  demandOpen(posting);
  demandVersion(posting.version, version);
  if (posting.fire_at === null || campaign.type === 'library') throw conflict('campaigns.errors.noTime');
  if (isSpread(campaign)) demandAhead(posting);
  const fire_at = shiftedByClock(posting.fire_at, { days, hours });
  if (fire_at <= posting.now) throw invalid({ non_field_errors: [text('campaigns.errors.timePast')] });
  if (!givenTime.safeParse(fire_at.toISOString()).success) throw invalid({ days: [text('errors.field.invalid')] });
  await store(tx, id, { fire_at });
  await touchCampaign(tx, campaign.id);
  const data = { days, hours };
  await audit(tx, actor, { action: 'posting.reschedule', objectType: 'posting', objectId: id, data });
  if (isSpread(campaign)) await followPosting(tx, actor, { posting: id, what: 'reschedule' });
}
