import { z } from '#zod';
import { parsedBy, webUrl } from '../../../platform/config/values.ts';
import { registration } from '../registration.ts';
import { LINKEDIN_SCOPES, linkedinLimits, parseLinkedinScopes } from './scopes.ts';

/** The sandbox knows this app; it opens nothing anywhere else. */
const SANDBOX_APP = { id: 'sandbox-client', secret: 'sandbox-client-secret' };

/**
 * LinkedIn brings out a version every month and answers each for at least a year. The last day of 202609 is not announced
 * yet; those of its neighbours lie in the middle of their month a year later
 * (learn.microsoft.com/linkedin/marketing/integrations/migrations).
 */
export const LINKEDIN_VERSION = '202609';

export const linkedin = registration<'linkedin'>()({
  env: {
    LINKEDIN_CLIENT_ID: z.string().optional(),
    LINKEDIN_CLIENT_SECRET: z.string().optional(),
    LINKEDIN_OAUTH_BASE: webUrl('https://www.linkedin.com/oauth/v2').optional(),
    LINKEDIN_API_BASE: webUrl('https://api.linkedin.com').optional(),
    LINKEDIN_SCOPES: parsedBy(parseLinkedinScopes).optional(),
  },
  credentials: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  settings: (env, sandbox) => ({
    clientId: env.LINKEDIN_CLIENT_ID ?? (sandbox ? SANDBOX_APP.id : ''),
    clientSecret: env.LINKEDIN_CLIENT_SECRET ?? (sandbox ? SANDBOX_APP.secret : ''),
    oauthBase:
      env.LINKEDIN_OAUTH_BASE ?? (sandbox ? `${sandbox}/linkedin/oauth/v2` : 'https://www.linkedin.com/oauth/v2'),
    apiBase: env.LINKEDIN_API_BASE ?? (sandbox ? `${sandbox}/linkedin/api` : 'https://api.linkedin.com'),
    /** All that the app was granted at LinkedIn; asked for at every consent. */
    scopes: env.LINKEDIN_SCOPES ?? LINKEDIN_SCOPES,
  }),
  keys: ({ clientId, clientSecret }) => [clientId, clientSecret],
  address: ({ apiBase }) => apiBase,
  api: { version: LINKEDIN_VERSION, sunset: '2027-09-15' },
  scopes: ({ scopes }) => ({ asked: scopes, cannot: () => linkedinLimits(scopes) }),
  async connect(settings, tools) {
    const { createLinkedIn } = await import('./create.ts');
    return { linkedin: createLinkedIn({ ...settings, ...tools, version: LINKEDIN_VERSION }) };
  },
});
