import type { FacebookControl } from '../../facebook/control/control.ts';
import type { Facebook } from '../../graph/context.ts';
import { type StatusCode, statusOf } from '../containers/container-life.ts';
import type { InstagramSettings } from '../settings.ts';
import { type Account, type Container, nextInstagramId } from '../state.ts';
import { type InstagramWallPost, instagramWallOf } from '../wall/wall.ts';

/** The hand of a test on the fake Instagram. Tokens, permissions and roles are those of its Facebook Page. */
export class InstagramControl {
  readonly #fb: Facebook;
  readonly #facebook: FacebookControl;

  constructor(fb: Facebook, facebook: FacebookControl) {
    this.#fb = fb;
    this.#facebook = facebook;
  }

  get settings(): InstagramSettings {
    return this.#fb.instagram.settings;
  }

  set(change: Partial<InstagramSettings>): InstagramSettings {
    return Object.assign(this.#fb.instagram.settings, change);
  }

  /** A professional account; without `pageId` it is linked to no Page. */
  addAccount(account: Partial<Account> = {}): Account {
    const id = account.id ?? nextInstagramId();
    const username = account.username ?? `account${id}`;
    return this.#fb.instagram.state.putAccount({
      id,
      username,
      name: account.name ?? username,
      biography: account.biography ?? '',
      followers: account.followers ?? 100,
      follows: account.follows ?? 10,
      pageId: account.pageId,
      restricted: account.restricted,
    });
  }

  accounts(): Account[] {
    return this.#fb.instagram.state.accounts.values();
  }

  /** Changes an account: `pageId` unlinks it or links it elsewhere, `restricted` makes it answer 25/2207050. */
  change(accountId: string, change: Partial<Omit<Account, 'id'>>): Account | undefined {
    const account = this.#fb.instagram.state.accounts.get(accountId);
    return account ? this.#fb.instagram.state.putAccount({ ...account, ...change }) : undefined;
  }

  #pageOf(accountId: string): string {
    const pageId = this.#fb.instagram.state.accounts.get(accountId)?.pageId;
    if (!pageId) throw new Error(`The account ${accountId} is linked to no Page`);
    return pageId;
  }

  /** Short cut past the dialog: a token of the account's Page. */
  issueToken(choice: { personId: string; accountId: string; permissions?: string[] }): string {
    const { personId, accountId, permissions } = choice;
    return this.#facebook.issueToken({ personId, pageId: this.#pageOf(accountId), permissions });
  }

  breakTokens(accountId: string, subcode: number): number {
    return this.#facebook.breakTokens({ pageId: this.#pageOf(accountId) }, subcode);
  }

  mendTokens(accountId: string): number {
    return this.#facebook.mendTokens({ pageId: this.#pageOf(accountId) });
  }

  /** Every container of the account, oldest first, with where it stands. */
  containers(accountId: string): (Container & { status: StatusCode })[] {
    return this.#fb.instagram.state
      .containersOf(accountId)
      .map((container) => ({ ...container, status: statusOf(this.#fb, container) }));
  }

  /** An unpublished container runs out now, or fails with a subcode. */
  spoil(containerId: string, how: 'expired' | number): boolean {
    const { state } = this.#fb.instagram;
    const container = state.containers.get(containerId);
    if (!container) return false;
    state.containers.put(containerId, {
      ...container,
      ...(how === 'expired' ? { expired: true } : { problem: how, fetchedAt: container.fetchedAt ?? 0 }),
    });
    return true;
  }

  /** Ends when every video on its way has come: they are fetched in real time, beside the answers. */
  async videosFetched(): Promise<void> {
    await Promise.all(this.#fb.instagram.fetching.values());
  }

  /** Figures of a post in place of the invented ones; names that Instagram does not know are refused as ever. */
  setFigures(mediaId: string, figures: Record<string, number>): boolean {
    const { state } = this.#fb.instagram;
    const media = state.media.get(mediaId);
    if (media) state.media.put(mediaId, { ...media, figures });
    return media !== undefined;
  }

  /** Removes a post as its owner could by hand. */
  vanish(mediaId: string): boolean {
    const { state } = this.#fb.instagram;
    const media = state.media.get(mediaId);
    if (media) state.media.put(mediaId, { ...media, gone: 'deleted' });
    return media !== undefined;
  }

  wall(accountId?: string): InstagramWallPost[] {
    return instagramWallOf(this.#fb, accountId);
  }

  /** Every post that was ever published, also the deleted ones. */
  allPosts(accountId?: string): InstagramWallPost[] {
    return instagramWallOf(this.#fb, accountId, true);
  }
}
