import type { SocialApp } from '@waypost/contract/networks';

const KNOWN = [
  'denied',
  'expired',
  'permissions',
  'page_missing',
  'other_account',
  'misconfigured',
  'unavailable',
  'failed',
] as const;
export type ProblemKey = (typeof KNOWN)[number] | 'profile_missing';

/**
 * The `problem` that the callback wrote into the address, as a key of our own words; an unknown one still says something.
 * LinkedIn's window has no pages to tick: there a page is missing because a role is.
 */
export function problemKey(problem: string | undefined, app: SocialApp): ProblemKey | null {
  if (!problem) return null;
  if (problem === 'page_missing' && app === 'linkedin') return 'profile_missing';
  return KNOWN.find((known) => known === problem) ?? 'failed';
}

const PERMISSIONS = [
  'pages_show_list',
  'business_management',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_manage_engagement',
  'pages_read_user_content',
  'read_insights',
  'instagram_basic',
  'instagram_content_publish',
  'instagram_manage_insights',
  'instagram_manage_contents',
  'instagram_manage_comments',
  'openid',
  'profile',
  'w_member_social',
  'w_organization_social',
  'r_organization_social',
  'rw_organization_admin',
] as const;
export type PermissionKey = (typeof PERMISSIONS)[number] | 'other';

/** Permissions in the network's names, as keys of our own words; what we have no words for is named once. */
export function permissionKeys(names: readonly string[]): readonly PermissionKey[] {
  return [...new Set(names.map((name) => PERMISSIONS.find((known) => known === name) ?? 'other'))];
}
