import { ByOwner } from '../../platform/by-owner.ts';
import { nextId } from '../../platform/ids.ts';
import type { Collection, Journal } from '../../platform/journal.ts';
import type { InstagramSettings } from './settings.ts';

/** A professional account; personal ones have no API. */
export type Account = {
  id: string;
  username: string;
  name: string;
  biography: string;
  followers: number;
  follows: number;
  /** The Facebook Page that it is linked to; without one no app reaches it. */
  pageId?: string;
  restricted?: boolean;
};

export type ContainerKind = 'IMAGE' | 'VIDEO' | 'REELS' | 'CAROUSEL';

export type Container = {
  id: string;
  accountId: string;
  kind: ContainerKind;
  carouselItem: boolean;
  caption?: string;
  altText?: string;
  shareToFeed: boolean;
  thumbOffset?: number;
  /** Containers of a carousel, in order. */
  childIds: string[];
  /** Address of a video that is still to be fetched. */
  videoUrl?: string;
  /** Bytes that came through the upload host so far. */
  received?: number;
  sha?: string;
  width: number;
  height: number;
  createdAt: number;
  /** When the video was in our hands; processing starts then. */
  fetchedAt?: number;
  polls: number;
  problem?: number;
  expired?: boolean;
  mediaId?: string;
};

export type MediaPart = { id: string; sha: string; video: boolean; width: number; height: number; altText?: string };

export type Media = {
  id: string;
  accountId: string;
  containerId: string;
  kind: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  product: 'FEED' | 'REELS';
  caption?: string;
  shortcode: string;
  parts: MediaPart[];
  shareToFeed: boolean;
  createdAt: number;
  gone?: 'deleted';
  /** How many times the usual figures it has, where the demo world says so. */
  appeal?: number;
  /** Figures in place of the invented ones, by the network's names. */
  figures?: Record<string, number>;
};

export type IgComment = {
  id: string;
  mediaId: string;
  parentId?: string;
  username: string;
  accountId: string;
  text: string;
  createdAt: number;
  gone?: boolean;
};

/** Ids of Instagram do not look like those of Pages, and never meet them. */
export function nextInstagramId(): string {
  return `17${nextId().slice(2)}`;
}

export class InstagramState {
  readonly accounts: Collection<Account>;
  readonly containers: Collection<Container>;
  readonly media: Collection<Media>;
  readonly comments: Collection<IgComment>;
  readonly #accountByPage = new Map<string, string>();
  readonly #containersByAccount: ByOwner<Container>;
  readonly #mediaByAccount: ByOwner<Media>;
  readonly #mediaByPart = new Map<string, string>();
  readonly #commentsByMedia: ByOwner<IgComment>;

  constructor(journal: Journal) {
    this.accounts = journal.collection('instagram.accounts');
    this.containers = journal.collection('instagram.containers');
    this.media = journal.collection('instagram.media');
    this.comments = journal.collection('instagram.comments');
    this.#containersByAccount = new ByOwner(this.containers);
    this.#mediaByAccount = new ByOwner(this.media);
    this.#commentsByMedia = new ByOwner(this.comments);
    for (const account of this.accounts.values()) this.putAccount(account);
    for (const it of this.containers.values()) this.#containersByAccount.add(it.accountId, it.id);
    for (const media of this.media.values()) this.#indexMedia(media);
    for (const comment of this.comments.values()) this.#commentsByMedia.add(comment.mediaId, comment.id);
  }

  putAccount(account: Account): Account {
    const before = this.accounts.get(account.id);
    if (before?.pageId) this.#accountByPage.delete(before.pageId);
    if (account.pageId) this.#accountByPage.set(account.pageId, account.id);
    return this.accounts.put(account.id, account);
  }

  accountOfPage(pageId: string): Account | undefined {
    return this.accounts.get(this.#accountByPage.get(pageId) ?? '');
  }

  addContainer(container: Container): Container {
    this.#containersByAccount.add(container.accountId, container.id);
    return this.containers.put(container.id, container);
  }

  containersOf(accountId: string): Container[] {
    return this.#containersByAccount.of(accountId);
  }

  #indexMedia(media: Media): void {
    this.#mediaByAccount.add(media.accountId, media.id);
    for (const part of media.parts) this.#mediaByPart.set(part.id, media.id);
  }

  addMedia(media: Media): Media {
    this.#indexMedia(media);
    return this.media.put(media.id, media);
  }

  /** Everything that was ever published, oldest first. */
  mediaOf(accountId: string): Media[] {
    return this.#mediaByAccount.of(accountId);
  }

  /** What a visitor sees, newest first. */
  wallOf(accountId: string): Media[] {
    return this.mediaOf(accountId)
      .filter((media) => !media.gone)
      .sort((a, b) => b.createdAt - a.createdAt || b.id.localeCompare(a.id));
  }

  /** The album that holds this picture. */
  albumOf(partId: string): Media | undefined {
    const media = this.media.get(this.#mediaByPart.get(partId) ?? '');
    return media?.gone ? undefined : media;
  }

  addComment(comment: IgComment): IgComment {
    this.#commentsByMedia.add(comment.mediaId, comment.id);
    return this.comments.put(comment.id, comment);
  }

  commentsOf(mediaId: string): IgComment[] {
    return this.#commentsByMedia.of(mediaId).filter((comment) => !comment.gone);
  }

  clear(): void {
    for (const collection of [this.accounts, this.containers, this.media, this.comments]) collection.clear();
    this.#accountByPage.clear();
    for (const index of [this.#containersByAccount, this.#mediaByAccount, this.#commentsByMedia]) index.clear();
    this.#mediaByPart.clear();
  }
}

/** Instagram's part of the fake Meta; it lives on the same Graph host as Facebook. */
export type Instagram = {
  state: InstagramState;
  settings: InstagramSettings;
  /** Videos on their way, by container. Lost with the process; the next read starts them again. */
  fetching: Map<string, Promise<void>>;
};
