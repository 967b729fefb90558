import type { Logger } from 'pino';
import { createBulkMail } from '../connectors/mail/bulk.ts';
import { createMailTransport } from '../connectors/mail/create.ts';
import { createPayments } from '../connectors/payments/create.ts';
import { createSocialConnectors } from '../connectors/social/create.ts';
import { createStorage } from '../connectors/storage/create.ts';
import type { AccountDeps } from '../features/accounts/index.ts';
import type { ArchiveDeps } from '../features/archives/index.ts';
import { type BillingDeps, lookAfterSignIn, tellConfirmed } from '../features/billing/index.ts';
import { agencyChanged, type BrandingDeps } from '../features/branding/index.ts';
import type { CampaignDeps } from '../features/campaigns/index.ts';
import { applicationsOf, type ConnectionDeps } from '../features/connections/index.ts';
import type { MailingDeps } from '../features/mailing/index.ts';
import { brandedPending, brandingChanged, forgetFiles, takeBrandImages } from '../features/media/index.ts';
import { dkimKeyOf, type NewsletterDeps, newsletterApplications } from '../features/newsletters/index.ts';
import type { OperationsDeps } from '../features/operations/index.ts';
import type { OutboxDeps } from '../features/outbox/index.ts';
import type { PlanDeps } from '../features/plans/index.ts';
import { openHomeMark, openOutcomeLog, type PublisherDeps, pendingPosts } from '../features/posts/index.ts';
import type { ProfileDeps } from '../features/profiles/index.ts';
import { createTurnableClock, realClock } from '../platform/clock/clock.ts';
import { type Follower, followClock } from '../platform/clock/turn-clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createSealer } from '../platform/crypto/sealer.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Feature } from '../platform/feature/feature.ts';
import { outsideAt } from './demo/outside.ts';
import * as rooms from './features.ts';

export const features: readonly Feature<Waypost>[] = Object.values(rooms);

/** Everything that the program is made of, with what its features hand to one another; built once per process. */
export interface Waypost
  extends AccountDeps,
    ProfileDeps,
    ConnectionDeps,
    PublisherDeps,
    OutboxDeps,
    ArchiveDeps,
    BillingDeps,
    PlanDeps,
    BrandingDeps,
    CampaignDeps,
    MailingDeps,
    NewsletterDeps,
    OperationsDeps {
  /** Follows it from now on, so that whoever turns it waits for this process; live installations have none. */
  followClock(): Promise<Follower | null>;
  close(): Promise<void>;
}

export async function compose(
  config: Config & { databaseUrl: string },
  log: Logger,
  { frozenReads = false } = {},
): Promise<Waypost> {
  const db = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: `waypost-${config.role}`,
    // Who is frozen in the middle of a transaction must not hold its rows for longer than a lease would.
    stalledTransactionMs: config.publishing.leaseMs,
    frozenReads,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  // Only a sandbox installation may turn its clock; a live one never reads the offset.
  const turnable = config.mode === 'sandbox' ? createTurnableClock(db) : null;
  await turnable?.sync();
  const waypost: Waypost = {
    config,
    db,
    log,
    clock: turnable ?? realClock,
    sealer: createSealer(config.encryptionKeys),
    social: await createSocialConnectors(config, log, turnable ?? realClock, { atOnce: config.role !== 'api' }),
    storage: createStorage(config),
    mail: createMailTransport(config, log),
    bulkMail: createBulkMail(config),
    payments: createPayments(config.payments, db),
    mailKinds: features.flatMap(({ mails = [] }) => mails),
    outcomes: openOutcomeLog(config.home, log),
    mark: openHomeMark(config.home, log),
    applicationsOf: channelsOf,
    forgetFiles,
    takeBrandImages: (...given) => takeBrandImages(waypost, ...given),
    agencyChanged: (tx, profileId) => agencyChanged(waypost, tx, profileId),
    brandingChanged,
    brandedPending,
    pendingPosts,
    dkimKeyOf: (domain) => dkimKeyOf(waypost, domain),
    pasteOwnRecords: async (records) => {
      if (config.sandbox) await outsideAt(config.sandbox.url).paste(records);
    },
    signedIn: (tx, userId) => lookAfterSignIn(waypost, tx, userId),
    addressConfirmed: (tx, userId) => tellConfirmed(waypost, tx, userId),
    syncClock: async () => void (await turnable?.sync()),
    leaving: () => features.flatMap((feature) => feature.leaving?.(waypost) ?? []),
    proData: () => features.flatMap((feature) => feature.proData?.(waypost) ?? []),
    archived: () => features.flatMap(({ archive }) => (archive ? [(userId: number) => archive(waypost, userId)] : [])),
    queued: () => ({
      jobs: new Set(features.flatMap((feature) => (feature.jobs?.(waypost) ?? []).map(({ id }) => id))),
      ticks: new Set(features.flatMap((feature) => (feature.ticks?.(waypost) ?? []).map(({ id }) => id))),
    }),
    followClock: async () => turnable && followClock(db, turnable),
    close: () => db.close(),
  };
  return waypost;
}

/** The networks of profiles, and the newsletter beside them. */
const channelsOf: ProfileDeps['applicationsOf'] = async (db, profileIds, now, config) => {
  const [networks, newsletters] = await Promise.all([
    applicationsOf(db, profileIds, now, config),
    newsletterApplications(db, profileIds),
  ]);
  return new Map(
    [...networks].flatMap(([id, of]) => {
      const emarketing = newsletters.get(id);
      return emarketing === undefined ? [] : [[id, { ...of, emarketing }] as const];
    }),
  );
};
