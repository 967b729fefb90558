import { CHANNELS } from '@waypost/contract/networks';
import type { ConnectionLimit } from '@waypost/contract/profiles';

export const LINKEDIN_SCOPES: readonly string[] = CHANNELS.linkedin.permissions.map(({ name }) => name);
/** Further ones that an app may have; we can do without. */
const EXTRA = [
  'email',
  'r_basicprofile',
  'r_organization_admin',
  'w_member_social_feed',
  'r_organization_social_feed',
  'w_organization_social_feed',
];
const IDENTITY = ['openid', 'profile'];

/** Scopes of an app that was granted some products only, separated by spaces or commas. Throws what to write instead. */
export function parseLinkedinScopes(text: string): readonly string[] {
  const scopes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (scopes.some((scope) => !LINKEDIN_SCOPES.includes(scope) && !EXTRA.includes(scope)))
    throw new Error(`must be names out of ${[...LINKEDIN_SCOPES, ...EXTRA].join(', ')}`);
  if (IDENTITY.some((scope) => !scopes.includes(scope)))
    throw new Error('must contain openid and profile, which tell whose account it is');
  if (!writesAsMember(scopes) && !writesAsOrganization(scopes))
    throw new Error(
      'must allow to publish: w_member_social, or w_organization_social with rw_organization_admin or r_organization_admin',
    );
  return scopes;
}

const writesAsMember = (scopes: readonly string[]) => scopes.includes('w_member_social');
/** Which organizations a member may act for is told to apps with one of the administration scopes only. */
const writesAsOrganization = (scopes: readonly string[]) =>
  scopes.includes('w_organization_social') &&
  (scopes.includes('rw_organization_admin') || scopes.includes('r_organization_admin'));

/** What an installation with these scopes cannot do. */
export function linkedinLimits(scopes: readonly string[]): ConnectionLimit[] {
  const [member, organization] = [writesAsMember(scopes), writesAsOrganization(scopes)];
  const lacks: readonly [ConnectionLimit, boolean][] = [
    ['own_profile', !member],
    ['company_pages', !organization],
    ['profile_figures', member && !scopes.includes('r_member_postAnalytics')],
    ['company_reading', organization && !scopes.includes('r_organization_social')],
    ['company_figures', organization && !scopes.includes('rw_organization_admin')],
  ];
  return lacks.flatMap(([limit, lacking]) => (lacking ? [limit] : []));
}
