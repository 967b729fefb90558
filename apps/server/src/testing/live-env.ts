interface Outside {
  readonly url: string;
  readonly smtpUrl: string;
}

/** A live installation whose networks are the sandbox: it answers for nothing by itself, and no clock can be turned. */
export const liveEnv = ({ url, smtpUrl }: Outside): Record<string, string> => ({
  SANDBOX: 'off',
  PUBLIC_URL: 'http://127.0.0.1',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  SESSION_SECRET: 'a secret that is long enough for a test',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Waypost <post@example.test>',
  META_APP_ID: '739190000000000001',
  META_APP_SECRET: 'sandbox-facebook-app-secret',
  META_GRAPH_BASE: `${url}/facebook/graph`,
  META_DIALOG_BASE: `${url}/facebook/dialog`,
  META_RUPLOAD_BASE: `${url}/facebook/rupload`,
  LINKEDIN_CLIENT_ID: 'sandbox-client',
  LINKEDIN_CLIENT_SECRET: 'sandbox-client-secret',
  LINKEDIN_OAUTH_BASE: `${url}/linkedin/oauth/v2`,
  LINKEDIN_API_BASE: `${url}/linkedin/api`,
});
