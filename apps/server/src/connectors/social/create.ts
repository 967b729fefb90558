import type { Logger } from 'pino';
import { createFacebook } from './facebook/create.ts';
import { createMetaGraph } from './meta-graph.ts';
import type { SocialConnectors } from './port.ts';

export interface SocialSettings {
  readonly meta: {
    readonly appId: string;
    readonly appSecret: string;
    readonly graphBase: string;
    readonly dialogBase: string;
    readonly graphVersion: string;
  };
  readonly fbReleaseById: boolean;
}

/** Builds the adapters that exist. Null means "not set up": no adapter, or no credentials. */
export function createSocialConnectors(
  settings: SocialSettings,
  log: Pick<Logger, 'warn'>,
  clock: { now(): Date },
): SocialConnectors {
  const { appId, appSecret, graphBase, dialogBase, graphVersion: version } = settings.meta;
  const now = () => clock.now();
  const facebook = createFacebook({
    graph: createMetaGraph({ appId, appSecret, graphBase, version, log, now }),
    dialogBase,
    version,
    now,
    releaseById: settings.fbReleaseById,
  });
  return { facebook: facebook.configured ? facebook : null, instagram: null, linkedin: null };
}
