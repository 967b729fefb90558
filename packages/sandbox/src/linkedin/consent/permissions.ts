import type { LinkedIn, RestContext } from '../context.ts';
import { denied, LinkedInError } from '../linkedin-error.ts';
import type { Member, Organization, Role } from '../state.ts';

const URN = /^urn:li:(\w+):(.+)$/;

export const personUrn = (memberId: string) => `urn:li:person:${memberId}`;
export const organizationUrn = (id: string) => `urn:li:organization:${id}`;

export type Author = { urn: string; name: string } & (
  | { kind: 'person'; member: Member }
  | { kind: 'organization'; organization: Organization }
);

/** Roles that may publish for an organization, in LinkedIn's names of the Organization Access Control API. */
const WRITERS: Role['role'][] = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER'];

export function findAuthor(li: LinkedIn, urn: string): Author | undefined {
  const [, type, id = ''] = URN.exec(urn) ?? [];
  const member = type === 'person' ? li.state.members.get(id) : undefined;
  if (member) return { kind: 'person', urn, member, name: `${member.firstName} ${member.lastName}` };
  const organization = type === 'organization' ? li.state.organizations.get(id) : undefined;
  return organization ? { kind: 'organization', urn, organization, name: organization.name } : undefined;
}

/** The author that a body names; a URN of the wrong kind and an unknown one are told apart. */
export function authorOf(ctx: RestContext, urn: unknown, field: string): Author {
  if (urn === undefined)
    throw new LinkedInError('MISSING_FIELD', `Field Value validation failed: ${field} is required`);
  const type = typeof urn === 'string' ? URN.exec(urn)?.[1] : undefined;
  if (type !== 'person' && type !== 'organization')
    throw new LinkedInError('INVALID_URN_TYPE', `${field}: Invalid URN Type`);
  const author = findAuthor(ctx, String(urn));
  if (!author) throw new LinkedInError('INVALID_URN_ID', `${field}: This URN Id is invalid`);
  return author;
}

export function roleOf(ctx: Pick<RestContext, 'member'>, organization: Organization): Role['role'] | undefined {
  return organization.roles.find((role) => role.memberId === ctx.member.id && role.state === 'APPROVED')?.role;
}

export function hasScope(ctx: Pick<RestContext, 'token'>, ...anyOf: string[]): boolean {
  return anyOf.some((scope) => ctx.token.scopes.includes(scope));
}

/** Publishing, uploading, editing, deleting: as oneself, or for an organization with a role on it. */
export function mayWrite(ctx: RestContext, author: Author, what: string, suffix: '' | '_feed' = ''): void {
  const scopes = (name: string) => [name, ...(suffix ? [`${name}${suffix}`] : [])];
  const allowed =
    author.kind === 'person'
      ? author.member.id === ctx.member.id && hasScope(ctx, ...scopes('w_member_social'))
      : WRITERS.includes(roleOf(ctx, author.organization) ?? 'ANALYST') &&
        hasScope(ctx, ...scopes('w_organization_social'));
  if (!allowed) throw denied(what, ctx.version);
}

/** Reading back what an author published. A token that may only write may not. */
export function mayRead(ctx: RestContext, author: Author, what: string, suffix: '' | '_feed' = ''): void {
  const scopes = (name: string) => [name, ...(suffix ? [`${name}${suffix}`] : [])];
  const allowed =
    author.kind === 'person'
      ? author.member.id === ctx.member.id && hasScope(ctx, ...scopes('r_member_social'))
      : roleOf(ctx, author.organization) !== undefined && hasScope(ctx, ...scopes('r_organization_social'));
  if (!allowed) throw denied(what, ctx.version);
}
