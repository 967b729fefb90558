import type { Storage } from '../../connectors/storage/port.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';

export interface BrandingDeps extends Deps {
  readonly storage: Storage;
  /** Of the media feature, handed over in app/: what was made with the branding before has to be made anew. */
  readonly brandingChanged: (tx: Sql, profileId: number) => Promise<void>;
}
