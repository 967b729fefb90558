import { hasScope, organizationUrn, personUrn } from './consent/permissions.ts';
import { ok, type RestContext, type RestHandler } from './context.ts';
import { denied, LinkedInError } from './linkedin-error.ts';
import { paging } from './restli.ts';
import type { Organization } from './state.ts';

const READERS = ['r_organization_admin', 'rw_organization_admin', 'r_organization_social', 'w_organization_social'];

/** `GET /organizationAcls?q=roleAssignee`: on which organizations the member has which role. */
export const organizationAcls: RestHandler = (ctx) => {
  if (!hasScope(ctx, 'r_organization_admin', 'rw_organization_admin')) {
    throw denied('organizationAcls.FINDER-roleAssignee', ctx.version);
  }
  if (ctx.query.required('q') !== 'roleAssignee') throw new LinkedInError('ILLEGAL_ARGUMENT');
  const [role, state] = [ctx.query.text('role'), ctx.query.text('state')];
  const rows = ctx.state.organizations.values().flatMap((organization) =>
    organization.roles
      .filter((it) => it.memberId === ctx.member.id && (!role || it.role === role) && (!state || it.state === state))
      .map((it) => ({
        organization: organizationUrn(organization.id),
        organizationTarget: organizationUrn(organization.id),
        role: it.role,
        state: it.state,
        roleAssignee: personUrn(ctx.member.id),
      })),
  );
  const [start, count] = [ctx.query.integer('start', 0), Math.min(ctx.query.integer('count', 10), 100)];
  return ok({ paging: paging(start, count), elements: rows.slice(start, start + count) });
};

function render(organization: Organization): Record<string, unknown> {
  const { id, name, vanityName } = organization;
  return {
    id: Number(id),
    localizedName: name,
    name: { localized: { en_US: name }, preferredLocale: { country: 'US', language: 'en' } },
    vanityName,
    localizedWebsite: `https://www.${vanityName}.example`,
    logoV2: { original: `urn:li:digitalmediaAsset:${id}`, cropped: `urn:li:digitalmediaAsset:${id}` },
    primaryOrganizationType: 'NONE',
    $URN: organizationUrn(id),
  };
}

function checkReader(ctx: RestContext, what: string): void {
  if (!hasScope(ctx, ...READERS)) throw denied(what, ctx.version);
}

/** `GET /organizations/{id}`, `?ids=List(…)` and `?q=vanityName`. */
export const readOrganizations: RestHandler = (ctx) => {
  const { organizations } = ctx.state;
  const [, id] = ctx.segments;
  if (id !== undefined) {
    checkReader(ctx, 'organizations.GET');
    const found = organizations.get(id);
    if (!found) throw new LinkedInError('NOT_FOUND');
    return ok(render(found));
  }
  const ids = ctx.query.list('ids');
  if (ids) {
    checkReader(ctx, 'organizations.BATCH_GET');
    const known = ids.flatMap((it) => organizations.get(it) ?? []);
    const missing = ids.filter((it) => !organizations.has(it));
    return ok({
      results: Object.fromEntries(known.map((it) => [it.id, render(it)])),
      statuses: Object.fromEntries(ids.map((it) => [it, organizations.has(it) ? 200 : 404])),
      errors: Object.fromEntries(missing.map((it) => [it, new LinkedInError('NOT_FOUND').body])),
    });
  }
  if (ctx.query.required('q') !== 'vanityName') throw new LinkedInError('ILLEGAL_ARGUMENT');
  checkReader(ctx, 'organizations.FINDER-vanityName');
  const wanted = ctx.query.required('vanityName');
  const found = organizations.values().filter((it) => it.vanityName === wanted);
  return ok({ paging: paging(0, 10), elements: found.map((it) => render(it)) });
};

/** `GET /networkSizes/{organization}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`. */
export const networkSizes: RestHandler = (ctx) => {
  if (!hasScope(ctx, 'r_organization_social', 'r_organization_admin', 'rw_organization_admin')) {
    throw denied('networkSizes.GET', ctx.version);
  }
  const edge = ctx.query.required('edgeType');
  if (edge !== 'COMPANY_FOLLOWED_BY_MEMBER') throw new LinkedInError('ILLEGAL_ARGUMENT', `Invalid edgeType ${edge}`);
  const [, type, id = ''] = /^urn:li:(\w+):(.+)$/.exec(ctx.segments[1] ?? '') ?? [];
  if (type !== 'organization') throw new LinkedInError('INVALID_URN_TYPE');
  const found = ctx.state.organizations.get(id);
  if (!found) throw new LinkedInError('NOT_FOUND');
  return ok({ firstDegreeSize: found.followers });
};

export const memberFollowersCount: RestHandler = (ctx) => {
  if (!hasScope(ctx, 'r_member_profileAnalytics')) throw denied('memberFollowersCount.FINDER-me', ctx.version);
  if (ctx.settings.tier === 'development') throw new LinkedInError('RESOURCE_NOT_FOUND');
  if (ctx.query.required('q') !== 'me') throw new LinkedInError('ILLEGAL_ARGUMENT');
  return ok({ paging: paging(0, 10), elements: [{ memberFollowersCount: ctx.member.followers }] });
};
