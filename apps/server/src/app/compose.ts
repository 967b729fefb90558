import type { Logger } from 'pino';
import { createMailTransport } from '../connectors/mail/create.ts';
import type { MailTransport } from '../connectors/mail/port.ts';
import { createSocialConnectors } from '../connectors/social/create.ts';
import type { SocialConnectors } from '../connectors/social/port.ts';
import { createStorage } from '../connectors/storage/create.ts';
import type { Storage } from '../connectors/storage/port.ts';
import type { PendingPosts } from '../features/connections/index.ts';
import { pendingPosts } from '../features/posts/index.ts';
import { createTurnableClock, realClock } from '../platform/clock/clock.ts';
import { type Follower, followClock } from '../platform/clock/turn-clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createSealer } from '../platform/crypto/sealer.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';

/** Everything that the program is made of; built once per process. */
export interface Waypost extends Deps {
  readonly social: SocialConnectors;
  readonly storage: Storage;
  readonly mail: MailTransport;
  readonly pendingPosts: PendingPosts;
  /** Reads a turned clock where one can be turned. */
  syncClock(): Promise<void>;
  /** Follows it from now on, so that whoever turns it waits for this process; live installations have none. */
  followClock(): Promise<Follower | null>;
  close(): Promise<void>;
}

export async function compose(config: Config & { databaseUrl: string }, log: Logger): Promise<Waypost> {
  const db = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    applicationName: `waypost-${config.role}`,
    // Who is frozen in the middle of a transaction must not hold its rows for longer than a lease would.
    stalledTransactionMs: config.publishing.leaseMs,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  // Only a sandbox installation may turn its clock; a live one never reads the offset.
  const turnable = config.mode === 'sandbox' ? createTurnableClock(db) : null;
  await turnable?.sync();
  return {
    config,
    db,
    log,
    clock: turnable ?? realClock,
    sealer: createSealer(config.encryptionKeys),
    social: await createSocialConnectors(config, log, turnable ?? realClock),
    storage: createStorage(config),
    mail: createMailTransport(config, log),
    pendingPosts,
    syncClock: async () => void (await turnable?.sync()),
    followClock: async () => turnable && followClock(db, turnable),
    close: () => db.close(),
  };
}
