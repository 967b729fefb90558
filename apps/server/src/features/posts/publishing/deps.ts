import type { SocialConnectors } from '../../../connectors/social/port.ts';
import type { Storage } from '../../../connectors/storage/port.ts';
import type { Deps } from '../../../platform/deps.ts';

export interface PublishingDeps extends Deps {
  readonly social: SocialConnectors;
  readonly storage: Storage;
  /** Ids of what went out, on disk before the first try to save them. */
  readonly outcomes: OutcomeLog;
}

export interface OutcomeLog {
  append(outcome: PublishedOutcome): Promise<void>;
}

/** Ids only: no text, no token. */
export interface PublishedOutcome {
  readonly attempt: number;
  readonly post: number;
  readonly remoteId: string;
}
