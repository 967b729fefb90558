import type { BrandedPending } from '@waypost/contract/branding';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Reads, Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';

export interface BrandingDeps extends Deps {
  readonly storage: Storage;
  /** Of the media feature, handed over in app/: what was made with the branding before has to be made anew. */
  readonly brandingChanged: (tx: Sql, profileId: number) => Promise<void>;
  /** And what of it is still to be made. */
  readonly brandedPending: (db: Reads, profileId: number) => Promise<BrandedPending>;
}
