import {
  CHANNELS,
  type PermissionName,
  permissionNames,
  SOCIAL_APPS,
  type SocialApp,
} from '@waypost/contract/networks';

const KNOWN = [
  'denied',
  'expired',
  'permissions',
  'page_missing',
  'other_account',
  'upgrade',
  'misconfigured',
  'unavailable',
  'failed',
] as const;
export type ProblemKey = (typeof KNOWN)[number] | 'profile_missing';

/**
 * The `problem` that the callback wrote into the address, as a key of our own words; an unknown one still says something.
 * Where the network's window has no pages to tick, a page is missing because a role is.
 */
export function problemKey(problem: string | undefined, app: SocialApp): ProblemKey | null {
  if (!problem) return null;
  if (problem === 'page_missing' && CHANNELS[app].consent === 'roles') return 'profile_missing';
  return KNOWN.find((known) => known === problem) ?? 'failed';
}

export type PermissionKey = PermissionName | 'other';
const PERMISSIONS = SOCIAL_APPS.flatMap(permissionNames);

/** Permissions in the network's names, as keys of our own words; what we have no words for is named once. */
export function permissionKeys(names: readonly string[]): readonly PermissionKey[] {
  return [...new Set(names.map((name) => PERMISSIONS.find((known) => known === name) ?? 'other'))];
}
