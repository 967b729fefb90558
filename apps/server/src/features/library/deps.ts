import type { Storage } from '../../connectors/storage/port.ts';
import type { Deps } from '../../platform/deps.ts';

export interface LibraryDeps extends Deps {
  readonly storage: Storage;
}
