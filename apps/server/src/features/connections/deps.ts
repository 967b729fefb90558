import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { LateConnector, SocialConnectors } from '../../connectors/social/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, text } from '../../platform/errors/index.ts';
import type { PendingPosts } from './pending-posts.ts';

export interface ConnectionDeps extends Deps {
  readonly social: SocialConnectors;
  readonly pendingPosts: PendingPosts;
}

/** The adapter of an app; without credentials of the installation the answer is 503. */
export function connectorOf(deps: ConnectionDeps, app: SocialApp): LateConnector {
  const connector = deps.social[app];
  if (connector === null)
    throw new AppError(503, { text: text('connections.errors.not_set_up'), code: 'not_configured' });
  return connector;
}

/** The apps that this installation can connect; the others have no credentials. */
export const appsSetUp = ({ networks }: Pick<Config, 'networks'>): ReadonlySet<SocialApp> =>
  new Set(SOCIAL_APPS.filter((app) => networks[app].ready));
