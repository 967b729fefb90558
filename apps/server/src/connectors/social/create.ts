import type { Logger } from 'pino';
import { createFacebook } from './facebook/create.ts';
import { createInstagram } from './instagram/create.ts';
import { createLinkedIn } from './linkedin/create.ts';
import { createMetaGraph } from './meta-graph/meta-graph.ts';
import type { SocialConnectors } from './port.ts';
import { LINKEDIN_VERSION } from './versions.ts';

export interface SocialSettings {
  readonly meta: {
    readonly appId: string;
    readonly appSecret: string;
    readonly graphBase: string;
    readonly dialogBase: string;
    readonly ruploadBase: string;
    readonly graphVersion: string;
  };
  readonly linkedin: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly oauthBase: string;
    readonly apiBase: string;
    readonly scopes: readonly string[];
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
  const linkedin = createLinkedIn({ ...settings.linkedin, version: LINKEDIN_VERSION, log, now });
  return {
    facebook: facebook.configured ? facebook : null,
    instagram: instagram.configured ? instagram : null,
    linkedin: linkedin.configured ? linkedin : null,
  };
}
