import { nextId } from '../../../platform/ids.ts';
import { PERMISSIONS } from '../../consent/permissions.ts';
import { DATA_ACCESS_MS, issuePageToken, issueUserToken } from '../../consent/tokens.ts';
import { type CallbackAnswer, sendPageEvent, sendSignedRequest } from '../../graph/callbacks.ts';
import type { Facebook } from '../../graph/context.ts';
import { findErrorEntry } from '../../graph/error-codes.ts';
import { removePost } from '../posts/post.ts';
import type { FacebookSettings } from '../settings.ts';
import type { Page, Person, Token } from '../state.ts';
import { type WallPost, wallOf } from '../wall/wall.ts';

export type TokenChoice = { token?: string; personId?: string; pageId?: string };

/** What a test can prepare, break and look at in the fake Facebook, without going through its API. */
export class FacebookControl {
  readonly #fb: Facebook;

  constructor(fb: Facebook) {
    this.#fb = fb;
  }

  get settings(): FacebookSettings {
    return this.#fb.settings;
  }

  set(change: Partial<FacebookSettings>): FacebookSettings {
    return Object.assign(this.#fb.settings, change);
  }

  addPerson(person: Partial<Person> = {}): Person {
    const id = person.id ?? nextId();
    return this.#fb.state.people.put(id, { id, name: person.name ?? `Person ${id}` });
  }

  /** Without `roles` nobody has a role on the page. */
  addPage(page: Partial<Page> = {}): Page {
    const id = page.id ?? nextId();
    const name = page.name ?? `Page ${id}`;
    return this.#fb.state.pages.put(id, {
      id,
      name,
      username: page.username ?? `page${id}`,
      category: page.category ?? 'Travel Agency',
      followers: page.followers ?? 100,
      roles: page.roles ?? {},
    });
  }

  pages(): Page[] {
    return this.#fb.state.pages.values();
  }

  setFollowers(pageId: string, followers: number): void {
    const page = this.#fb.state.pages.get(pageId);
    if (page) this.#fb.state.pages.put(pageId, { ...page, followers });
  }

  /** Figures of a post or a video in place of the invented ones; names that Facebook does not know are refused as ever. */
  setFigures(id: string, figures: Record<string, number>): boolean {
    const { posts, videos } = this.#fb.state;
    const [post, video] = [posts.get(id), videos.get(id)];
    if (post) posts.put(id, { ...post, figures });
    else if (video) videos.put(id, { ...video, figures });
    return Boolean(post ?? video);
  }

  /** Sets what a person may do on a page; an empty list takes the role away, and tokens that came with it answer 190/492. */
  setRole(pageId: string, personId: string, tasks: string[]): void {
    const page = this.#fb.state.pages.get(pageId);
    if (!page) return;
    const { [personId]: _old, ...others } = page.roles;
    this.#fb.state.pages.put(pageId, { ...page, roles: tasks.length > 0 ? { ...others, [personId]: tasks } : others });
  }

  /** The page token that a person would get by granting everything in the dialog. */
  issueToken(choice: { personId: string; pageId?: string; permissions?: string[] }): string {
    const { personId, pageId } = choice;
    const names = choice.permissions ?? Object.keys(PERMISSIONS);
    const before = this.#fb.state.grants.get(personId);
    this.#fb.state.grants.put(personId, {
      personId,
      permissions: { ...before?.permissions, ...Object.fromEntries(names.map((name) => [name, 'granted' as const])) },
      pageIds: [...new Set([...(before?.pageIds ?? []), ...(pageId ? [pageId] : [])])],
      dataAccessExpiresAt: this.#fb.clock.now() + DATA_ACCESS_MS,
    });
    const user = issueUserToken(this.#fb, personId, true);
    return (pageId ? issuePageToken(this.#fb, user, pageId) : user).token;
  }

  #chosen(choice: TokenChoice): Token[] {
    return this.#fb.state.tokens.values().filter((token) => {
      if (choice.token !== undefined && token.token !== choice.token) return false;
      if (choice.personId !== undefined && token.personId !== choice.personId) return false;
      return choice.pageId === undefined || token.pageId === choice.pageId;
    });
  }

  /** Tokens that exist now answer 190 with this subcode (458, 459, 460, 463, 464, 467, 492); those made later work. */
  breakTokens(choice: TokenChoice, subcode: number): number {
    if (!findErrorEntry(190, subcode)) throw new Error(`190 has no subcode ${subcode}`);
    const tokens = this.#chosen(choice);
    for (const token of tokens) this.#fb.state.tokens.put(token.token, { ...token, broken: subcode });
    return tokens.length;
  }

  mendTokens(choice: TokenChoice): number {
    const tokens = this.#chosen(choice);
    for (const { broken: _broken, ...token } of tokens) this.#fb.state.tokens.put(token.token, token);
    return tokens.length;
  }

  /** The person removes the app in the Facebook settings: all tokens answer 190/458. */
  removeApp(personId: string): void {
    this.#fb.state.grants.delete(personId);
  }

  setPermission(personId: string, permission: string, status: 'granted' | 'declined'): void {
    const grant = this.#fb.state.grants.get(personId);
    if (!grant) return;
    this.#fb.state.grants.put(personId, { ...grant, permissions: { ...grant.permissions, [permission]: status } });
  }

  /** Removes an object as time or its owner would: an unpublished post or photo that ran out, a post deleted by hand. */
  vanish(id: string, how: 'deleted' | 'expired' = 'expired'): boolean {
    const { state } = this.#fb;
    const [post, photo] = [state.posts.get(id), state.photos.get(id)];
    if (post) removePost(this.#fb, post, how);
    else if (photo) state.photos.put(id, { ...photo, gone: true });
    return Boolean(post ?? photo);
  }

  /** Calls the app's deauthorize or data-deletion address. */
  sendSignedRequest(url: string, personId: string): Promise<CallbackAnswer> {
    return sendSignedRequest(this.#fb, url, personId);
  }

  sendPageEvent(url: string, event: { pageId: string; field: string; value: unknown }): Promise<CallbackAnswer> {
    return sendPageEvent(this.#fb, url, event);
  }

  wall(pageId?: string): WallPost[] {
    return wallOf(this.#fb, pageId);
  }

  /** Every post that was ever made, seen or not, with what became of it. */
  allPosts(pageId?: string): WallPost[] {
    return wallOf(this.#fb, pageId, true);
  }
}
