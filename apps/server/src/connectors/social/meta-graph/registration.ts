import { z } from '#zod';
import { flag, parsedBy, webUrl } from '../../../platform/config/values.ts';
import { registration } from '../registration.ts';
import { META_SCOPES, metaLimits, parseMetaScopes } from './scopes.ts';

/** The sandbox knows this app; it opens nothing anywhere else. */
const SANDBOX_APP = { id: '739190000000000001', secret: 'sandbox-facebook-app-secret' };

/** One app at Meta leads to Facebook Pages and to Instagram accounts. */
export const meta = registration<'meta'>()({
  env: {
    META_APP_ID: z.string().regex(/^\d+$/, 'must be the number that the Meta app dashboard shows').optional(),
    META_APP_SECRET: z.string().optional(),
    META_GRAPH_BASE: webUrl('https://graph.facebook.com').optional(),
    META_DIALOG_BASE: webUrl('https://www.facebook.com').optional(),
    META_RUPLOAD_BASE: webUrl('https://rupload.facebook.com').optional(),
    META_GRAPH_VERSION: z
      .string()
      .regex(/^v\d+\.\d+$/, 'must be a Graph API version such as v26.0')
      .default('v26.0'),
    META_SCOPES: parsedBy(parseMetaScopes).optional(),
    META_CONFIG_ID: z
      .string()
      .regex(/^\d+$/, 'must be the number of a Facebook Login for Business configuration')
      .optional(),
    FB_RELEASE_BY_ID: flag.default(false),
  },
  credentials: ['META_APP_ID', 'META_APP_SECRET'],
  settings: (env, sandbox) => ({
    appId: env.META_APP_ID ?? (sandbox ? SANDBOX_APP.id : ''),
    appSecret: env.META_APP_SECRET ?? (sandbox ? SANDBOX_APP.secret : ''),
    graphBase: env.META_GRAPH_BASE ?? (sandbox ? `${sandbox}/facebook/graph` : 'https://graph.facebook.com'),
    dialogBase: env.META_DIALOG_BASE ?? (sandbox ? `${sandbox}/facebook/dialog` : 'https://www.facebook.com'),
    ruploadBase: env.META_RUPLOAD_BASE ?? (sandbox ? `${sandbox}/facebook/rupload` : 'https://rupload.facebook.com'),
    graphVersion: env.META_GRAPH_VERSION,
    /** All that the app was granted at Meta; asked for at every consent. */
    scopes: env.META_SCOPES ?? META_SCOPES,
    configId: env.META_CONFIG_ID,
    /** Facebook posts are created unpublished and released by id; off until it was tried on a real Page. */
    releaseById: env.FB_RELEASE_BY_ID,
  }),
  keys: ({ appId, appSecret }) => [appId, appSecret],
  address: ({ graphBase }) => graphBase,
  // Released on 2026-07-29; versions live about two years (developers.facebook.com/docs/graph-api/changelog/versions).
  scopes: ({ scopes }) => ({ asked: scopes, cannot: (app) => metaLimits(scopes, app) }),
  api: { version: 'v26.0', sunset: null },
  async connect({ graphVersion: version, dialogBase, scopes, configId, releaseById, ...app }, { log, now }) {
    const [{ createMetaGraph }, { createFacebook }, { createInstagram }] = await Promise.all([
      import('./meta-graph.ts'),
      import('../facebook/create.ts'),
      import('../instagram/create.ts'),
    ]);
    const graph = createMetaGraph({ ...app, version, log, now });
    const options = { graph, dialogBase, version, scopes, configId, now };
    return { facebook: createFacebook({ ...options, releaseById }), instagram: createInstagram(options) };
  },
});
