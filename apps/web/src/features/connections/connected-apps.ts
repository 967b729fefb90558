import { type App, CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { type ConnectedPage, connectedPages } from '@waypost/contract/posts';
import type { Application, Profile } from '@waypost/contract/profiles';

/** Who posts, where people and organizations both do: 'Company Page' or 'Profile' (CONN-028). */
export function authorOf(app: SocialApp, application: Application): 'organization' | 'person' | null {
  if (CHANNELS[app].consent !== 'roles' || !application.installed || !application.data?.page_id) return null;
  return application.data.organization_urn?.includes('organization') ? 'organization' : 'person';
}

export interface ConnectedApp extends ConnectedPage {
  readonly application: Application;
  readonly pageName: string;
  readonly pageImage: string | null;
}

/** The connected apps with what their pages are called. */
export function connectedApps(profile: Profile): readonly ConnectedApp[] {
  return connectedPages(profile).map(({ app, pageId }) => {
    const application = profile.applications[app];
    const { name, image } = application.data ?? {};
    return { app, application, pageId, pageName: name ?? CHANNELS[app].name, pageImage: image ?? null };
  });
}

/** Whether a profile has newsletters; the account of one that was removed is kept, and off. */
export const hasNewsletters = ({ applications: { emarketing } }: Pick<Profile, 'applications'>): boolean =>
  emarketing.is_enabled && emarketing.installed;

/** Everything that a profile sends through, in the order of the tabs (DASH-004, DASH-005). */
export const connectedChannels = (profile: Profile): readonly App[] => [
  ...connectedApps(profile).map(({ app }) => app),
  ...(hasNewsletters(profile) ? (['emarketing'] as const) : []),
];
