import { ByOwner } from '../../platform/by-owner.ts';
import type { Collection, Journal } from '../../platform/journal.ts';

export type Person = {
  id: string;
  name: string;
  /** Permissions that this person does not tick in the login dialog. */
  declines?: string[];
};

export type Page = {
  id: string;
  name: string;
  username: string;
  category: string;
  followers: number;
  /** person id → tasks; who is not named has no role. */
  roles: Record<string, string[]>;
};

/** What a person allowed the app in the login dialog. */
export type Grant = {
  personId: string;
  permissions: Record<string, 'granted' | 'declined'>;
  pageIds: string[];
  dataAccessExpiresAt: number;
};

export type LoginCode = { code: string; personId: string; redirectUri: string; expiresAt: number; used: boolean };

export type Token = {
  token: string;
  kind: 'user' | 'page';
  personId: string;
  pageId?: string;
  /** Page tokens that come from a long-lived user token do not expire. */
  longLived: boolean;
  issuedAt: number;
  /** Milliseconds on the sandbox clock; 0 means never. */
  expiresAt: number;
  /** Subcode that error 190 carries from now on. */
  broken?: number;
};

export type Photo = {
  id: string;
  pageId: string;
  sha: string;
  caption?: string;
  altText?: string;
  published: boolean;
  postId?: string;
  createdAt: number;
  expiresAt?: number;
  gone?: boolean;
};

export type Post = {
  id: string;
  pageId: string;
  message?: string;
  link?: string;
  photoIds: string[];
  videoId?: string;
  /** How many times the usual figures it has, where the demo world says so. */
  appeal?: number;
  /** Figures in place of the invented ones, by the network's names. */
  figures?: Record<string, number>;
  appId: string;
  published: boolean;
  createdAt: number;
  updatedAt: number;
  gone?: 'deleted' | 'expired';
};

export type Comment = {
  id: string;
  postId: string;
  from: { id: string; name: string };
  message: string;
  createdAt: number;
  gone?: boolean;
};

export type PhaseStatus = 'not_started' | 'in_progress' | 'complete' | 'error';

export type Video = {
  id: string;
  pageId: string;
  kind: 'video' | 'reel';
  title?: string;
  description?: string;
  sha?: string;
  size: number;
  received: number;
  uploadSession?: string;
  createdAt: number;
  /** When the last byte came; processing starts then. */
  uploadedAt?: number;
  finishedAt?: number;
  videoState?: 'PUBLISHED' | 'DRAFT';
  problem?: string;
  figures?: Record<string, number>;
  postId?: string;
  appId: string;
  gone?: boolean;
};

/** All records of the fake Facebook with the few indexes that lists need. */
export class FacebookState {
  readonly people: Collection<Person>;
  readonly pages: Collection<Page>;
  readonly grants: Collection<Grant>;
  readonly codes: Collection<LoginCode>;
  readonly tokens: Collection<Token>;
  /** person:page:kind → page token, because Facebook gives the same token again. */
  readonly pageTokens: Collection<string>;
  readonly photos: Collection<Photo>;
  readonly posts: Collection<Post>;
  readonly comments: Collection<Comment>;
  readonly videos: Collection<Video>;
  readonly #postsByPage: ByOwner<Post>;
  readonly #commentsByPost: ByOwner<Comment>;
  readonly #lastOut = new Map<string, string>();

  constructor(journal: Journal) {
    this.people = journal.collection('facebook.people');
    this.pages = journal.collection('facebook.pages');
    this.grants = journal.collection('facebook.grants');
    this.codes = journal.collection('facebook.codes');
    this.tokens = journal.collection('facebook.tokens');
    this.pageTokens = journal.collection('facebook.page-tokens');
    this.photos = journal.collection('facebook.photos');
    this.posts = journal.collection('facebook.posts');
    this.comments = journal.collection('facebook.comments');
    this.videos = journal.collection('facebook.videos');
    this.#postsByPage = new ByOwner(this.posts);
    this.#commentsByPost = new ByOwner(this.comments);
    for (const post of this.posts.values()) {
      this.#postsByPage.add(post.pageId, post.id);
      const last = this.lastOut(post.pageId);
      if (post.published && (!last || last.createdAt <= post.createdAt)) this.noteOut(post);
    }
    for (const comment of this.comments.values()) this.#commentsByPost.add(comment.postId, comment.id);
  }

  addPost(post: Post): Post {
    if (post.published) this.noteOut(post);
    this.#postsByPage.add(post.pageId, post.id);
    return this.posts.put(post.id, post);
  }

  noteOut(post: Post): void {
    this.#lastOut.set(post.pageId, post.id);
  }

  /** The post that went out last on this page, when it is still there. */
  lastOut(pageId: string): Post | undefined {
    const post = this.posts.get(this.#lastOut.get(pageId) ?? '');
    return post?.gone ? undefined : post;
  }

  addComment(comment: Comment): Comment {
    this.#commentsByPost.add(comment.postId, comment.id);
    return this.comments.put(comment.id, comment);
  }

  /** Every post of the page that was ever made, oldest first. */
  postsOf(pageId: string): Post[] {
    return this.#postsByPage.of(pageId);
  }

  /** What a visitor of the page sees, newest first. */
  wallOf(pageId: string): Post[] {
    return this.postsOf(pageId)
      .filter((post) => post.published && !post.gone)
      .sort((a, b) => b.createdAt - a.createdAt || b.id.localeCompare(a.id));
  }

  commentsOf(postId: string): Comment[] {
    return this.#commentsByPost.of(postId).filter((comment) => !comment.gone);
  }

  livePhoto(id: string, now: number): Photo | undefined {
    const photo = this.photos.get(id);
    if (!photo || photo.gone) return undefined;
    return photo.expiresAt !== undefined && photo.expiresAt <= now ? undefined : photo;
  }

  clear(): void {
    for (const collection of [this.people, this.pages, this.grants, this.codes, this.tokens, this.pageTokens])
      collection.clear();
    for (const collection of [this.photos, this.posts, this.comments, this.videos]) collection.clear();
    this.#postsByPage.clear();
    this.#commentsByPost.clear();
    this.#lastOut.clear();
  }
}
