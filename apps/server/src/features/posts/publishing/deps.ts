import type { Provider } from '@waypost/contract/networks';
import type { SocialConnectors } from '../../../connectors/social/port.ts';
import type { Storage } from '../../../connectors/storage/port.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { HomeMark } from './hold/home-mark.ts';

export interface PublishingDeps extends Deps {
  readonly social: SocialConnectors;
  readonly storage: Storage;
  /** Ids of what went out, on disk before the first try to save them. */
  readonly outcomes: OutcomeLog;
  /** What this home and process know of the database, beside it. */
  readonly mark: HomeMark;
}

export interface OutcomeLog {
  append(outcome: PublishedOutcome): Promise<void>;
}

/** Ids only: no text, no token. */
export interface PublishedOutcome {
  readonly attempt: number;
  readonly post: number;
  readonly remoteId: string;
  /** Which post that was, should its number be given to another one. Missing in lines of the version before. */
  readonly origin?: string;
  readonly provider?: Provider;
  readonly pgid?: string;
}
