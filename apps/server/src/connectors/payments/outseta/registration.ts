import { PAYMENT_PROVIDER } from '@waypost/contract/plans';
import { z } from '#zod';
import { webUrl } from '../../../platform/config/values.ts';
import { registration } from '../registration.ts';

const CDN = 'https://cdn.outseta.com/outseta.min.js';
/** What its widget takes from elsewhere: the fields of a card are Stripe's. */
const STRIPE = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];

/** The sandbox knows this key; it opens nothing anywhere else. */
const SANDBOX = {
  apiKey: '8f7c5a10-sandbox-key',
  secretKey: 'sandbox-billing-secret',
  webhookKey: '5b1c9d3e7f20418a96b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f70819',
};

export interface OutsetaSettings {
  /** The host name at Outseta: acme.outseta.com. */
  readonly domain: string;
  /** Where its widget asks: the domain, whatever address the API has. */
  readonly origin: string;
  readonly apiBase: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** Hexadecimal; absent: notices are refused, and changes are seen by looking. */
  readonly webhookKey?: string;
  readonly script: string;
  /** Outseta's own page for people. */
  readonly page: string;
}

const inSandbox = (sandbox: string, script: string | undefined): OutsetaSettings => {
  const at = `${sandbox}/outseta`;
  const { host: domain, origin } = new URL(sandbox);
  return {
    ...{ domain, origin, ...SANDBOX },
    apiBase: `${at}/api/v1`,
    script: script ?? `${at}/outseta.min.js`,
    page: `${at}/profile`,
  };
};

export const outseta = registration({
  env: {
    OUTSETA_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a host name such as acme.outseta.com')
      .optional(),
    OUTSETA_API_BASE: webUrl('https://acme.outseta.com/api/v1').optional(),
    OUTSETA_API_KEY: z.string().optional(),
    OUTSETA_SECRET_KEY: z.string().optional(),
    OUTSETA_WEBHOOK_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, as Outseta shows the key of its notifications')
      .optional(),
  },
  needed: ['OUTSETA_DOMAIN', 'OUTSETA_API_KEY', 'OUTSETA_SECRET_KEY'],
  name: PAYMENT_PROVIDER,
  settings(env, sandbox): OutsetaSettings | undefined {
    if (sandbox !== null) return inSandbox(sandbox, env.BILLING_WIDGET_SCRIPT);
    const { OUTSETA_DOMAIN: domain, OUTSETA_API_KEY: apiKey, OUTSETA_SECRET_KEY: secretKey } = env;
    if (!domain || !apiKey || !secretKey) return undefined;
    const origin = `https://${domain}`;
    return {
      ...{ domain, origin, apiKey, secretKey },
      apiBase: env.OUTSETA_API_BASE ?? `${origin}/api/v1`,
      ...(env.OUTSETA_WEBHOOK_KEY && { webhookKey: env.OUTSETA_WEBHOOK_KEY }),
      script: env.BILLING_WIDGET_SCRIPT ?? CDN,
      page: `${origin}/profile#o-authenticated`,
    };
  },
  with(settings) {
    const { domain, origin, script, page, apiKey, webhookKey } = settings;
    const own = [new URL(script).origin, origin];
    const local = own.every((one) => one.startsWith('http:'));
    return {
      host: domain,
      page,
      widget: { script, domain, origins: [...new Set([...own, ...(local ? [] : STRIPE)])] },
      keys: 'OUTSETA_API_KEY, OUTSETA_SECRET_KEY',
      withoutNotices: webhookKey === undefined ? 'OUTSETA_WEBHOOK_KEY' : null,
      async connect(db) {
        const [{ createOutseta }, { sharedTurns }] = await Promise.all([import('./create.ts'), import('./turns.ts')]);
        return createOutseta({ ...settings, turns: sharedTurns(db, apiKey) });
      },
      async plans() {
        const { createOutseta } = await import('./create.ts');
        return createOutseta({ ...settings, turns: { reserve: async () => 0, hold: async () => {} } }).plans();
      },
      readNotice: async (raw, headers) => (await import('./notice.ts')).readNotice(webhookKey, raw, headers),
    };
  },
});
