import type { Profile } from '@waypost/contract/profiles';
import type { FastifyRequest } from 'fastify';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Leaving } from '../../platform/feature/leaving.ts';

export type Applications = Omit<Profile['applications'], 'generator'>;

/** Keys of storage of what was brought. */
export type BrandKeys = Partial<Record<'photo_key' | 'avatar_key' | 'logo_key', string>>;

export interface ProfileDeps extends Deps {
  readonly storage: Storage;
  /** Of the connections feature, handed over in app/: asking it directly would close a circle. */
  readonly applicationsOf: (
    db: Sql,
    profileIds: readonly number[],
    now: Date,
    config: Config,
  ) => Promise<ReadonlyMap<number, Applications>>;
  /** Of the media feature: files that nothing names any more are removed when the transaction has ended well. */
  readonly forgetFiles: (tx: Sql, keys: readonly string[]) => Promise<void>;
  /** Of the media feature: takes the photo and the logo that a request brings; `foresee` is told the keys before, `use` names them. */
  readonly takeBrandImages: (
    request: FastifyRequest,
    owner: string,
    fates: {
      readonly foresee: (keys: readonly string[]) => Promise<void>;
      readonly use: (files: BrandKeys) => Promise<void>;
    },
  ) => Promise<void>;
  /** Who the agency is has changed: what is drawn with its name, photo or logo has to be drawn anew. */
  readonly agencyChanged: (tx: Sql, profileId: number) => Promise<void>;
  /** What all rooms do when profiles are deleted. */
  readonly leaving: () => readonly Leaving[];
}
