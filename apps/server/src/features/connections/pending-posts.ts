import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';

export interface PostCounts {
  readonly pending: number;
  /** Their call was, or may have been, made: no change of the connection touches them. */
  readonly open: number;
  /** Those of the open ones that wait for a person's word: nothing more is done for them. */
  readonly asked: number;
}

/** What connections need of the posts that wait on them. All but the locks take a connection that the caller has locked. */
export interface PendingPosts {
  /**
   * Takes the posts before the connection: the publisher holds its post when it reports the connection, and two that
   * wait for each other's row would never end.
   */
  lock(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<void>;
  /** The same for all networks of several profiles. */
  lockOfProfiles(tx: Sql, profileIds: readonly number[]): Promise<void>;
  /** The same for all profiles of the person, whose connections one consent may bring back. */
  lockOfPerson(tx: Sql, scope: ProfileScope, app: SocialApp): Promise<void>;
  count(db: Sql, connectionId: number): Promise<PostCounts>;
  /** Whether outcomes are being looked for at the network. */
  areBusy(db: Sql, connectionId: number): Promise<boolean>;
  /** What waits is deleted; answers how many. */
  delete(tx: Sql, connectionId: number): Promise<number>;
  /** What is not out goes to the connection's new page. */
  movePage(tx: Sql, connectionId: number, pageId: string): Promise<void>;
  /** The connection is back: what waited for it, or for a permission, leaves or was missed. */
  wake(tx: Sql, connectionId: number): Promise<void>;
  /** By how many minutes a post may be late. */
  changeLateness(tx: Sql, connectionId: number, minutes: number): Promise<void>;
}
