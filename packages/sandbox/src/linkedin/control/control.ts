import { nextId, randomToken } from '../../platform/ids.ts';
import { issueAccessToken } from '../consent/tokens.ts';
import type { LinkedIn } from '../context.ts';
import type { LinkedInSettings } from '../settings.ts';
import type { BrokenToken, Member, Organization, Role } from '../state.ts';
import { type LinkedInWallPost, linkedinWallOf } from '../wall/wall.ts';

export type LinkedInTokenChoice = { token?: string; memberId?: string };

/** The hand of a test on the fake LinkedIn. */
export class LinkedInControl {
  readonly #li: LinkedIn;

  constructor(li: LinkedIn) {
    this.#li = li;
  }

  get settings(): LinkedInSettings {
    return this.#li.settings;
  }

  set(change: Partial<LinkedInSettings>): LinkedInSettings {
    return Object.assign(this.#li.settings, change);
  }

  addMember(member: Partial<Member> = {}): Member {
    const id = member.id ?? randomToken(6).slice(0, 8);
    return this.#li.state.members.put(id, {
      id,
      firstName: member.firstName ?? 'Member',
      lastName: member.lastName ?? id,
      email: member.email ?? `${id}@example.test`,
      vanityName: member.vanityName ?? `member-${id.toLowerCase()}`,
      followers: member.followers ?? 100,
    });
  }

  /** Without `roles` nobody has a role on the organization. */
  addOrganization(organization: Partial<Organization> = {}): Organization {
    const id = organization.id ?? `1${nextId().slice(-12)}`;
    return this.#li.state.organizations.put(id, {
      id,
      name: organization.name ?? `Organization ${id}`,
      vanityName: organization.vanityName ?? `organization-${id}`,
      followers: organization.followers ?? 100,
      roles: organization.roles ?? [],
      statisticsForbidden: organization.statisticsForbidden,
    });
  }

  members(): Member[] {
    return this.#li.state.members.values();
  }

  organizations(): Organization[] {
    return this.#li.state.organizations.values();
  }

  /** Gives, changes or, without a role, takes a member's role on an organization. */
  setRole(organizationId: string, memberId: string, role?: Omit<Role, 'memberId'>): void {
    const organization = this.#li.state.organizations.get(organizationId);
    if (!organization) return;
    const others = organization.roles.filter((it) => it.memberId !== memberId);
    const roles = role ? [...others, { memberId, ...role }] : others;
    this.#li.state.organizations.put(organizationId, { ...organization, roles });
  }

  /** Followers of an organization or a member, by URN. */
  setFollowers(urn: string, followers: number): void {
    const id = urn.split(':').at(-1) ?? '';
    const { organizations, members } = this.#li.state;
    const [organization, member] = [organizations.get(id), members.get(id)];
    if (organization) organizations.put(id, { ...organization, followers });
    else if (member) members.put(id, { ...member, followers });
  }

  /** Figures of a post in place of the invented ones; negative ones too. */
  setFigures(urn: string, figures: Record<string, number>): boolean {
    const post = this.#li.state.posts.get(urn);
    if (post) this.#li.state.posts.put(urn, { ...post, figures });
    return post !== undefined;
  }

  /** Short cut past the consent: a token that works at once. Like any grant it ends tokens with other scopes. */
  issueToken(choice: { memberId: string; scopes?: string[] }): string {
    const { memberId, scopes = this.#li.settings.appScopes } = choice;
    return issueAccessToken(this.#li, { memberId, scopes: [...scopes], windowMs: 0 }).token;
  }

  /** From now on these tokens answer 401 in this way. Tokens made later work. */
  breakTokens(choice: LinkedInTokenChoice, how: BrokenToken): number {
    return this.#change(choice, how);
  }

  mendTokens(choice: LinkedInTokenChoice): number {
    return this.#change(choice, undefined);
  }

  #change(choice: LinkedInTokenChoice, broken: BrokenToken | undefined): number {
    const { tokens } = this.#li.state;
    const chosen = tokens.values().filter((token) => {
      if (choice.token !== undefined && token.token !== choice.token) return false;
      return choice.memberId === undefined || token.memberId === choice.memberId;
    });
    for (const token of chosen) tokens.put(token.token, { ...token, broken });
    return chosen.length;
  }

  /** The member removes the app: access and refresh tokens are gone. */
  removeApp(memberId: string): void {
    this.breakTokens({ memberId }, 'REVOKED_ACCESS_TOKEN');
    const { refreshTokens } = this.#li.state;
    for (const token of refreshTokens.values()) {
      if (token.memberId === memberId) refreshTokens.put(token.token, { ...token, revoked: true });
    }
  }

  /** Removes a post as its owner could by hand. */
  vanish(urn: string): boolean {
    const post = this.#li.state.posts.get(urn);
    if (post) this.#li.state.posts.put(urn, { ...post, gone: 'deleted' });
    return post !== undefined;
  }

  /** Calls of the present UTC day. */
  quotaUsed(): { app: number; members: Record<string, number> } {
    return this.#li.quota.used(this.#li.clock.now());
  }

  wall(author?: string): LinkedInWallPost[] {
    return linkedinWallOf(this.#li, author);
  }

  /** Every post that was ever made, seen or not, with what became of it. */
  allPosts(author?: string): LinkedInWallPost[] {
    return linkedinWallOf(this.#li, author, true);
  }
}
