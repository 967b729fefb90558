import type { Logger } from 'pino';
import { createFacebook } from './facebook/create.ts';
import { createInstagram } from './instagram/create.ts';
import { createMetaGraph } from './meta-graph.ts';
import type { SocialConnectors } from './port.ts';

export interface SocialSettings {
  readonly meta: {
    readonly appId: string;
    readonly appSecret: string;
    readonly graphBase: string;
    readonly dialogBase: string;
    readonly ruploadBase: string;
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
  const { appId, appSecret, graphBase, ruploadBase, dialogBase, graphVersion: version } = settings.meta;
  const now = () => clock.now();
  const graph = createMetaGraph({ appId, appSecret, graphBase, ruploadBase, version, log, now });
  const meta = { graph, dialogBase, version, now };
  const facebook = createFacebook({ ...meta, releaseById: settings.fbReleaseById });
  const instagram = createInstagram(meta);
  return {
    facebook: facebook.configured ? facebook : null,
    instagram: instagram.configured ? instagram : null,
    linkedin: null,
  };
}
