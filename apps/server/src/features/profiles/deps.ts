import type { Profile } from '@waypost/contract/profiles';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Leaving } from '../../platform/feature/leaving.ts';

export type Applications = Omit<Profile['applications'], 'generator'>;

export interface ProfileDeps extends Deps {
  /** Of the connections feature, handed over in app/: asking it directly would close a circle. */
  readonly applicationsOf: (
    db: Sql,
    profileIds: readonly number[],
    now: Date,
    config: Config,
  ) => Promise<ReadonlyMap<number, Applications>>;
  /** What all rooms do when profiles are deleted. */
  readonly leaving: () => readonly Leaving[];
}
