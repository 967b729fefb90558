import { rm } from 'node:fs/promises';
import path from 'node:path';
import { forgetOutcomes, forgetReleases } from '../../features/posts/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { query, sql } from '../../platform/db/query.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { seedBilling } from '../seed/demo-billing.ts';
import { DEMO_PEOPLE } from '../seed/demo-people.ts';
import { outsideAt } from './outside.ts';
import { aloneWithDemo, forgetProgress } from './progress.ts';
import { STORIES } from './stories/index.ts';
import { TEAM } from './stories/team.ts';

/**
 * Takes everything away that the demo people have, and all that is on the sandbox's walls; accounts and profiles stay, and those that
 * somebody deleted are there again. The files of their pictures stay where they are. Repeatable. False when somebody tells the demo world at this moment.
 */
export async function resetDemo(
  db: Database,
  { sandbox, home, payments }: Pick<Config, 'sandbox' | 'home' | 'payments'>,
): Promise<boolean> {
  return aloneWithDemo(db, async () => {
    if (sandbox) await outsideAt(sandbox.url).reset();
    else await rm(path.join(home, 'sandbox'), { recursive: true, force: true });
    let gone: readonly number[] = [];
    await forgetReleases(db, async (tx) => {
      gone = await clear(tx);
      await takeBack(tx);
      // What they have bought is there again as at the start.
      if (payments !== undefined) await seedBilling(tx);
    });
    await forgetOutcomes(home, gone);
  });
}

/** Whatever was done with them, the people and profiles that the stories are about are there. */
async function takeBack(tx: Sql): Promise<void> {
  const there = { deleted_at: null };
  await tx.run(query.updateTable('users').set(there).where('demo_role', 'is not', null));
  const slugs = DEMO_PEOPLE.flatMap(({ profiles }) => profiles.map(({ slug }) => slug));
  await tx.run(query.updateTable('profiles').set(there).where('slug', 'in', slugs).where('erased_at', 'is', null));
}

type TablesWith<Column extends string> = {
  [T in keyof Tables]: Column extends keyof Tables[T] ? T : never;
}[keyof Tables];
type OfPost = TablesWith<'scheduled_posting_id'>;
type OfConnection = Exclude<TablesWith<'connection_id'>, OfPost>;
type OfProfile = Exclude<TablesWith<'profile_id'>, OfPost | OfConnection>;
type OfList = Exclude<TablesWith<'list_id'>, OfProfile>;
type OfRun = TablesWith<'run_id'>;
type OfNewsletter = TablesWith<'newsletter_id'>;
type OfPerson = Exclude<TablesWith<'user_id'>, OfProfile | OfList | OfNewsletter>;
/** A new table does not compile before it is said whether what it holds of the demo people goes; in the order of deletion. */
type Fates<T extends string> = Readonly<Record<T, 'goes' | 'stays'>>;

const OF_POSTS: Fates<OfPost> = {
  publish_attempts: 'goes',
  post_media: 'goes',
  post_comments: 'goes',
  post_stats: 'goes',
};
const OF_CONNECTIONS: Fates<OfConnection> = {
  scheduled_postings: 'goes',
  former_pages: 'goes',
  staged_leftovers: 'goes',
  slot_settings: 'goes',
};
const OF_LISTS: Fates<OfList> = {
  consent_events: 'goes',
  contact_imports: 'goes',
  contact_exports: 'goes',
  contacts: 'goes',
};
const OF_NEWSLETTERS: Fates<OfNewsletter> = { recipient_exports: 'goes' };
const OF_RUNS: Fates<OfRun> = {
  newsletters: 'goes',
  deliveries: 'goes',
  mailing_batches: 'goes',
  mailing_clicks: 'goes',
  mailing_events: 'goes',
  mailing_figures: 'goes',
  mailing_links: 'goes',
};
const OF_PROFILES: Fates<OfProfile> = {
  idempotency_keys: 'goes',
  generated_postings: 'goes',
  profile_images: 'goes',
  media: 'goes',
  oauth_states: 'goes',
  connections: 'goes',
  business_detail_hosts: 'goes',
  business_details: 'goes',
  business_cards: 'goes',
  branding_changes: 'goes',
  newsletters: 'goes',
  mailing_runs: 'goes',
  newsletter_accounts: 'goes',
  advanced_features: 'stays',
  calendar_feeds: 'stays',
  generator_profiles: 'stays',
  supplier_manager_suppliers: 'goes',
  supplier_managers: 'goes',
};
const OF_PEOPLE: Fates<OfPerson> = {
  social_grants: 'goes',
  billing_accounts: 'goes',
  mails: 'goes',
  announcement_dismissals: 'goes',
  guide_views: 'goes',
  plan_downgrades: 'goes',
  plan_events: 'stays',
  archives: 'stays',
  muted_notices: 'stays',
  one_time_tokens: 'stays',
  profiles: 'stays',
  sessions: 'stays',
  terms_acceptances: 'stays',
  user_permissions: 'stays',
};
const going = <T extends string>(fates: Fates<T>): T[] =>
  (Object.keys(fates) as T[]).filter((table) => fates[table] === 'goes');

/** Answers which posts these were. */
async function clear(tx: Sql): Promise<number[]> {
  await forgetProgress(tx);
  const users = query.selectFrom('users').select('id').where('demo_role', 'is not', null);
  const profiles = query.selectFrom('profiles').select('id').where('user_id', 'in', users);
  const posts = query.selectFrom('scheduled_postings').select('id').where('profile_id', 'in', profiles);
  const media = query.selectFrom('media').select('id').where('profile_id', 'in', profiles);
  const connections = query.selectFrom('connections').select('id').where('profile_id', 'in', profiles);
  const accounts = query.selectFrom('newsletter_accounts').select('id').where('profile_id', 'in', profiles);
  const lists = query.selectFrom('contact_lists').select('id').where('account_id', 'in', accounts);
  // Locked before what hangs on them, as everybody locks: a worker may have one in hand.
  const locked = await tx.rows(posts.orderBy('id').forUpdate());
  for (const table of going(OF_POSTS)) await tx.run(query.deleteFrom(table).where('scheduled_posting_id', 'in', posts));
  for (const table of going(OF_CONNECTIONS))
    await tx.run(query.deleteFrom(table).where('connection_id', 'in', connections));
  for (const table of going(OF_LISTS)) await tx.run(query.deleteFrom(table).where('list_id', 'in', lists));
  await tx.run(query.deleteFrom('suppressions').where('scope', '=', 'list').where('owner_id', 'in', lists));
  const newsletters = query.selectFrom('newsletters').select('id').where('profile_id', 'in', profiles);
  for (const table of going(OF_NEWSLETTERS))
    await tx.run(query.deleteFrom(table).where('newsletter_id', 'in', newsletters));
  const runs = query.selectFrom('mailing_runs').select('id').where('profile_id', 'in', profiles);
  // As whoever sends them holds them: the run before its batches.
  await tx.rows(runs.orderBy('id').forUpdate());
  for (const table of going(OF_RUNS)) await tx.run(query.deleteFrom(table).where('run_id', 'in', runs));
  await tx.run(query.deleteFrom('media_variants').where('media_id', 'in', media));
  for (const table of going(OF_PROFILES)) await tx.run(query.deleteFrom(table).where('profile_id', 'in', profiles));
  await clearCampaigns(tx);
  await clearPostCampaigns(tx);
  for (const table of going(OF_PEOPLE)) await tx.run(query.deleteFrom(table).where('user_id', 'in', users));
  return locked.map(({ id }) => id);
}

/** What the team wrote for the story is written anew, unless somebody else's clients get it too. */
async function clearCampaigns(tx: Sql): Promise<void> {
  const names = STORIES.flatMap(({ campaigns = [] }) => campaigns.map(({ name }) => name));
  await tx.run(
    query
      .deleteFrom('email_campaigns as c')
      .where('c.name', 'in', names)
      .where((e) =>
        e.not(e.exists(e.selectFrom('newsletters as n').select('n.id').whereRef('n.campaign_id', '=', 'c.id'))),
      ),
  );
}

/** Campaigns of posts likewise: a post of one stays where somebody else has a copy of it, and so does its campaign. */
async function clearPostCampaigns(tx: Sql): Promise<void> {
  const titles = TEAM.postCampaigns.map(({ title }) => title);
  const told = query.selectFrom('campaigns').select('id').where('title', 'in', titles);
  const copies = query.selectFrom('scheduled_postings as s').where('s.source', '=', 'campaign').select('s.id');
  const kept = query.selectFrom('postings').select('campaign_id');
  await tx.run(
    query
      .deleteFrom('postings as p')
      .where('p.campaign_id', 'in', told)
      .where((e) => e.not(e.exists(copies.where('s.posting_id', '=', sql.ref<number>('p.id'))))),
  );
  await tx.run(query.deleteFrom('campaigns').where('id', 'in', told).where('id', 'not in', kept));
}
