import type { Storage } from '../../connectors/storage/port.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Archived } from '../../platform/feature/archived.ts';

export interface ArchiveDeps extends Deps {
  readonly storage: Storage;
  /** What each room holds of a person. */
  readonly archived: () => readonly ((userId: number) => Promise<Archived>)[];
}
