import { ByOwner } from '../platform/by-owner.ts';
import type { Collection, Journal } from '../platform/journal.ts';

export type Member = {
  /** Opaque; the `sub` of the sign-in and the last part of the person's URN. */
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  vanityName: string;
  followers: number;
};

export type Role = {
  memberId: string;
  role: 'ADMINISTRATOR' | 'CONTENT_ADMINISTRATOR' | 'DIRECT_SPONSORED_CONTENT_POSTER' | 'ANALYST';
  state: 'APPROVED' | 'REQUESTED' | 'REVOKED';
};

export type Organization = {
  /** Digits; a number in JSON. */
  id: string;
  name: string;
  vanityName: string;
  followers: number;
  roles: Role[];
  /** Its statistics answer 403 even to its administrators, as those of some real organizations do. */
  statisticsForbidden?: boolean;
};

export type AuthorizationCode = {
  code: string;
  memberId: string;
  redirectUri: string;
  scopes: string[];
  expiresAt: number;
  used: boolean;
};

export type BrokenToken = 'INVALID_ACCESS_TOKEN' | 'REVOKED_ACCESS_TOKEN' | 'EXPIRED_ACCESS_TOKEN';

export type AccessToken = {
  token: string;
  memberId: string;
  scopes: string[];
  issuedAt: number;
  /** From when it works: LinkedIn's servers learn of a new token one after another, so a call at once may be refused. */
  knownAt: number;
  expiresAt: number;
  broken?: BrokenToken;
};

export type RefreshToken = { token: string; memberId: string; scopes: string[]; expiresAt: number; revoked?: boolean };

export type VideoPart = { firstByte: number; lastByte: number; etag?: string; sha?: string };

export type Asset = {
  urn: string;
  kind: 'image' | 'video';
  owner: string;
  /** A secret inside the upload address, by which an address that somebody changed or made up is refused. */
  uploadKey: string;
  createdAt: number;
  uploadUrlExpiresAt: number;
  /** When processing began: for an image when its bytes came, for a video when `finalizeUpload` was called. */
  uploadedAt?: number;
  size: number;
  parts: VideoPart[];
  uploadToken: string;
  sha?: string;
  width: number;
  height: number;
  durationMs: number;
  /** `finalizeUpload` named the parts in another order than they were cut. LinkedIn believes it, and the video is garbled. */
  scrambled?: boolean;
  problem?: string;
};

export type MediaItem = { urn: string; altText?: string; title?: string };

export type Content =
  | { kind: 'media' | 'multiImage'; items: MediaItem[] }
  | { kind: 'article'; source: string; title?: string; description?: string; thumbnail?: string };

export type LinkedInPost = {
  urn: string;
  author: string;
  /** As it was sent. */
  commentary: string;
  /** As LinkedIn stores it: cut off at the first reserved character without a backslash, hashtags as templates. */
  stored: string;
  /** As people read it. */
  text: string;
  truncated: boolean;
  visibility: string;
  content?: Content;
  createdAt: number;
  lastModifiedAt: number;
  edited: boolean;
  gone?: 'deleted';
  /** How many times the usual figures it has, where the demo world says so. */
  appeal?: number;
  /** Figures that a test has set, each in place of the one that is invented from the post's age. */
  figures?: Record<string, number>;
};

export type LinkedInComment = {
  id: string;
  postUrn: string;
  actor: string;
  text: string;
  createdAt: number;
  gone?: boolean;
};

export class LinkedInState {
  readonly members: Collection<Member>;
  readonly organizations: Collection<Organization>;
  readonly codes: Collection<AuthorizationCode>;
  readonly tokens: Collection<AccessToken>;
  readonly refreshTokens: Collection<RefreshToken>;
  readonly assets: Collection<Asset>;
  readonly posts: Collection<LinkedInPost>;
  readonly comments: Collection<LinkedInComment>;
  readonly #postsByAuthor: ByOwner<LinkedInPost>;
  readonly #commentsByPost: ByOwner<LinkedInComment>;

  constructor(journal: Journal) {
    this.members = journal.collection('linkedin.members');
    this.organizations = journal.collection('linkedin.organizations');
    this.codes = journal.collection('linkedin.codes');
    this.tokens = journal.collection('linkedin.tokens');
    this.refreshTokens = journal.collection('linkedin.refresh-tokens');
    this.assets = journal.collection('linkedin.assets');
    this.posts = journal.collection('linkedin.posts');
    this.comments = journal.collection('linkedin.comments');
    this.#postsByAuthor = new ByOwner(this.posts);
    this.#commentsByPost = new ByOwner(this.comments);
    for (const post of this.posts.values()) this.#postsByAuthor.add(post.author, post.urn);
    for (const comment of this.comments.values()) this.#commentsByPost.add(comment.postUrn, comment.id);
  }

  addPost(post: LinkedInPost): LinkedInPost {
    this.#postsByAuthor.add(post.author, post.urn);
    return this.posts.put(post.urn, post);
  }

  /** Every post that was ever made, oldest first. */
  postsOf(author: string): LinkedInPost[] {
    return this.#postsByAuthor.of(author);
  }

  addComment(comment: LinkedInComment): LinkedInComment {
    this.#commentsByPost.add(comment.postUrn, comment.id);
    return this.comments.put(comment.id, comment);
  }

  commentsOf(postUrn: string): LinkedInComment[] {
    return this.#commentsByPost.of(postUrn).filter((comment) => !comment.gone);
  }

  clear(): void {
    for (const collection of [this.members, this.organizations, this.codes, this.tokens]) collection.clear();
    for (const collection of [this.refreshTokens, this.assets, this.posts, this.comments]) collection.clear();
    this.#postsByAuthor.clear();
    this.#commentsByPost.clear();
  }
}
