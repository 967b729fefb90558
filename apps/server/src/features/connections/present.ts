import type { getAccountData } from '@waypost/contract/connections';
import { CHANNELS, permissionFor, type SideCall, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { Application, ConnectionLimit } from '@waypost/contract/profiles';
import type { AnswerOf } from '@waypost/contract/wire';
import type { Config } from '../../platform/config/config.ts';
import { connectionState, daysLeft, nearExpiry } from './connections.ts';

export interface ShownConnection {
  readonly profile_id: number;
  readonly app: SocialApp;
  readonly installed: boolean;
  readonly connected: boolean;
  readonly paused: boolean;
  readonly page_id: string | null;
  readonly name: string | null;
  readonly image: string | null;
  readonly organization_urn: string | null;
  readonly is_feed: boolean | null;
  readonly followers: number | null;
  readonly followers_at: Date | null;
  readonly late_after_minutes: number;
  readonly missing_permissions: readonly SideCall[];
  readonly blocked_until: Date | null;
  readonly expires_at: Date | null;
  readonly data_access_ends_at: Date | null;
  readonly consented: boolean;
}

type AccountData = AnswerOf<typeof getAccountData>;
const NO_ACCOUNT: AccountData = {
  name: null,
  image: null,
  page_id: null,
  organization_urn: null,
  is_feed: null,
  followers: null,
};

export function presentAccount(shown: ShownConnection | null): AccountData {
  if (shown === null || !shown.installed) return NO_ACCOUNT;
  const { name, image, page_id, organization_urn, is_feed, followers } = shown;
  return { name, image, page_id, organization_urn, is_feed, followers };
}

export type Applications = Readonly<Record<SocialApp, Application>>;

/** The networks of a profile. */
export function presentApplications(
  profileId: number,
  shown: readonly ShownConnection[],
  setUp: ReadonlySet<SocialApp>,
  networks: Config['networks'],
  now: Date,
): Applications {
  const entries = SOCIAL_APPS.map((app) => {
    const row = shown.find((one) => one.app === app) ?? null;
    const cannot = networks[app].limits;
    const application = presentApplication(profileId, app, row, { setUp: setUp.has(app), cannot }, now);
    return [app, cannot.length > 0 ? { ...application, limits: [...cannot] } : application] as const;
  });
  return Object.fromEntries(entries) as Applications;
}

function presentApplication(
  profileId: number,
  app: SocialApp,
  row: ShownConnection | null,
  { setUp, cannot }: { readonly setUp: boolean; readonly cannot: readonly ConnectionLimit[] },
  now: Date,
): Application {
  const installed = row?.installed ?? false;
  const connected = installed && (row?.connected ?? false);
  const paused = installed && (row?.paused ?? false);
  return {
    is_enabled: setUp,
    installed,
    consented: !installed && (row?.consented ?? false),
    connected,
    // Pausing does not undo the set-up (WIDGET-011); `paused` says it.
    active: connected,
    paused,
    name: CHANNELS[app].name,
    connectURL: setUp ? `/api/profile_social/${profileId}/${app}/url/` : null,
    state: connectionState(app, setUp, row && { installed, connected, expiresAt: row.expires_at }, now),
    data: row?.installed
      ? {
          ...presentAccount(row),
          expires_at: row.expires_at?.toISOString() ?? null,
          days_left: daysLeft(row.expires_at, now),
          late_after_minutes: row.late_after_minutes,
          ...(row.followers_at === null ? {} : { followers_at: row.followers_at.toISOString() }),
          ...presentBlock(row, now),
          ...presentDataAccess(row, now),
          ...presentMissing(row, cannot),
        }
      : null,
  };
}

/** Nothing where the network takes posts. */
const presentBlock = ({ blocked_until: until }: ShownConnection, now: Date) =>
  until !== null && until > now ? { blocked_until: until.toISOString() } : {};

/** Nothing while it is far. */
const presentDataAccess = ({ app, data_access_ends_at: end }: ShownConnection, now: Date) =>
  end !== null && nearExpiry(app, end, now) ? { data_access_ends_at: end.toISOString() } : {};

/** Nothing where nothing is missing, and nothing that no person could give, because our app does not have it. */
function presentMissing(
  { app, is_feed, missing_permissions: missing }: ShownConnection,
  cannot: readonly ConnectionLimit[],
) {
  const ours = missing.filter((call) => cannot.some((limit) => limit === call));
  const lacking = ours.map((call) => permissionFor(app, call, is_feed ?? false));
  const named = missing.flatMap((call) => {
    const permission = permissionFor(app, call, is_feed ?? false);
    return permission === null || lacking.includes(permission) ? [] : [{ call, permission }];
  });
  return named.length === 0 ? {} : { missing_permissions: named };
}
