import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Sealer } from './crypto/sealer.ts';
import type { Database } from './db/database.ts';

/** What every feature may use. Connectors come on top, by their ports, where a feature needs one. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly sealer: Sealer;
}
