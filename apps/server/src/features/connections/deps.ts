import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { SocialConnector, SocialConnectors } from '../../connectors/social/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, text } from '../../platform/errors/index.ts';
import type { PendingPosts } from './pending-posts.ts';

export interface ConnectionDeps extends Deps {
  readonly social: SocialConnectors;
  readonly pendingPosts: PendingPosts;
}

/** The adapter of an app; without credentials of the installation the answer is 503. */
export function connectorOf(deps: ConnectionDeps, app: SocialApp): SocialConnector {
  const connector = deps.social[app];
  if (connector === null)
    throw new AppError(503, { text: text('connections.errors.not_set_up'), code: 'not_configured' });
  return connector;
}

/** The apps that this installation can connect; the others have no credentials. */
export function appsSetUp({ meta, linkedin }: Pick<Config, 'meta' | 'linkedin'>): ReadonlySet<SocialApp> {
  // Instagram is reached through Facebook Login, with the same app.
  const metaReady = meta.appId !== '' && meta.appSecret !== '';
  const ready: Record<SocialApp, boolean> = {
    facebook: metaReady,
    instagram: metaReady,
    linkedin: linkedin.clientId !== '' && linkedin.clientSecret !== '',
  };
  return new Set(SOCIAL_APPS.filter((app) => ready[app]));
}
