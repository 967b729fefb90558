import type { Provider, SocialApp } from '@waypost/contract/networks';
import type { PostPhase, PostType, PreflightMessage } from '@waypost/contract/posts';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const flag = (name: string) => boolean(name).notNull().default(false);
type Values = Record<string, unknown>;

export const scheduledPostings = pgTable('scheduled_postings', {
  id: id(),
  profileId: ref('profile_id').notNull(),
  connectionId: ref('connection_id').notNull(),
  app: text('app').$type<SocialApp>().notNull(),
  provider: text('provider').$type<Provider>().notNull(),
  pgid: text('pgid').notNull(),
  type: text('type').$type<PostType>().notNull(),
  source: text('source', { enum: ['generator', 'api', 'campaign', 'library', 'csv'] }).notNull(),
  sourceVersion: integer('source_version').notNull().default(1),
  postingId: ref('posting_id'),
  generatedPostingId: ref('generated_posting_id'),
  originId: uuid('origin_id').notNull(),
  message: text('message').notNull(),
  link: text('link'),
  linkTitle: text('link_title'),
  title: text('title'),
  domain: text('domain'),
  fireAt: time('fire_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  status: integer('status').notNull().default(0),
  deleted: flag('deleted'),
  withdrawnAt: time('withdrawn_at'),
  removeAfter: flag('remove_after'),
  messageEdited: flag('message_edited'),
  fireAtEdited: flag('fire_at_edited'),
  imageEdited: flag('image_edited'),
  hasCustomImage: flag('has_custom_image'),
  phase: text('phase').$type<PostPhase>().notNull().default('due'),
  reasonCode: text('reason_code'),
  reasonValues: jsonb('reason_values').$type<Values>(),
  version: integer('version').notNull().default(1),
  leaseToken: uuid('lease_token'),
  leaseUntil: time('lease_until'),
  nextStepAt: time('next_step_at'),
  preflightAt: time('preflight_at'),
  preflightResult: jsonb('preflight_result').$type<PreflightMessage[]>().notNull().default([]),
  lateAfter: time('late_after').notNull(),
  failures: integer('failures').notNull().default(0),
  stepFailures: integer('step_failures').notNull().default(0),
  staged: jsonb('staged').$type<Values>().notNull().default({}),
  stagedVersion: integer('staged_version'),
  askUser: flag('ask_user'),
  firstClaimedAt: time('first_claimed_at'),
  checkedBeforeRelease: flag('checked_before_release'),
  remoteId: text('remote_id'),
  permalink: text('permalink'),
  publishedText: text('published_text'),
  postedAt: time('posted_at'),
  stats: jsonb('stats').$type<Record<string, number | null>>(),
  statsFetchedAt: time('stats_fetched_at'),
  statsRank: ref('stats_rank'),
  statsDueAt: time('stats_due_at'),
  statsStep: integer('stats_step').notNull().default(0),
});

export const publishAttempts = pgTable('publish_attempts', {
  id: id(),
  scheduledPostingId: ref('scheduled_posting_id').notNull(),
  n: integer('n').notNull(),
  purpose: text('purpose', { enum: ['publish', 'first_comment', 'remove'] }).notNull(),
  snapshot: jsonb('snapshot').$type<Values>().notNull(),
  version: integer('version').notNull(),
  tokenVersion: integer('token_version'),
  startedAt: time('started_at').notNull().defaultNow(),
  commitStartedAt: time('commit_started_at'),
  commitBusinessAt: time('commit_business_at'),
  endedAt: time('ended_at'),
  outcome: text('outcome'),
  reasonCode: text('reason_code'),
  reasonValues: jsonb('reason_values').$type<Values>(),
  remoteId: text('remote_id'),
  acceptedRef: text('accepted_ref'),
  evidence: jsonb('evidence').$type<Values[]>().notNull().default([]),
  probedAt: time('probed_at'),
  absentReads: integer('absent_reads').notNull().default(0),
});

export const postMedia = pgTable(
  'post_media',
  {
    scheduledPostingId: ref('scheduled_posting_id').notNull(),
    position: integer('position').notNull(),
    mediaId: ref('media_id').notNull(),
    kind: text('kind', { enum: ['image', 'video'] }).notNull(),
    altText: text('alt_text'),
  },
  (table) => [primaryKey({ columns: [table.scheduledPostingId, table.position] })],
);

export const postComments = pgTable('post_comments', {
  scheduledPostingId: ref('scheduled_posting_id').primaryKey(),
  text: text('text').notNull(),
  phase: text('phase', { enum: ['waiting', 'sending', 'posted', 'failed', 'unconfirmed'] })
    .notNull()
    .default('waiting'),
  remoteId: text('remote_id'),
  tries: integer('tries').notNull().default(0),
  nextStepAt: time('next_step_at'),
  leaseToken: uuid('lease_token'),
  leaseUntil: time('lease_until'),
  sendStartedAt: time('send_started_at'),
  reasonCode: text('reason_code'),
});

export const postStats = pgTable('post_stats', {
  id: id(),
  scheduledPostingId: ref('scheduled_posting_id').notNull(),
  fetchedAt: time('fetched_at').notNull(),
  metrics: jsonb('metrics').$type<Record<string, number | null>>().notNull(),
  missing: jsonb('missing').$type<string[]>().notNull().default([]),
});

export const stagedLeftovers = pgTable('staged_leftovers', {
  id: id(),
  connectionId: ref('connection_id').notNull(),
  remoteId: text('remote_id').notNull(),
  kind: text('kind').notNull(),
  dueAt: time('due_at').notNull(),
  tries: integer('tries').notNull().default(0),
});
