import type { SocialConnectors } from '../../connectors/social/port.ts';
import type { Storage } from '../../connectors/storage/port.ts';
import type { Deps } from '../../platform/deps.ts';

export interface PostDeps extends Deps {
  readonly social: SocialConnectors;
  readonly storage: Storage;
}
