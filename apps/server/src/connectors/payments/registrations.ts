import { z } from '#zod';
import { oneOf, webUrl } from '../../platform/config/values.ts';

/** The provider of online payment, and what it knows us by. */
export interface PaymentSettings {
  /** The host name at Outseta: acme.outseta.com. */
  readonly domain: string;
  readonly apiBase: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** Hexadecimal; absent: notices are refused, and changes are seen by looking. */
  readonly webhookKey?: string;
  readonly script: string;
  /** Outseta's own page for people. */
  readonly page: string;
}

export const PAYMENTS_ENV = {
  PAYMENTS_PROVIDER: oneOf(['off', 'outseta']).optional(),
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
  BILLING_WIDGET_ORIGIN: webUrl('https://billing.example.com').optional(),
  BILLING_WIDGET_SCRIPT: webUrl('https://cdn.outseta.com/outseta.min.js').optional(),
};

type Given = { readonly [Name in keyof typeof PAYMENTS_ENV]?: string | undefined };

const NEEDED = ['OUTSETA_DOMAIN', 'OUTSETA_API_KEY', 'OUTSETA_SECRET_KEY'] as const;
const ALL = [...NEEDED, 'OUTSETA_API_BASE', 'OUTSETA_WEBHOOK_KEY'] as const;
const CDN = 'https://cdn.outseta.com/outseta.min.js';

/** The sandbox knows this key; it opens nothing anywhere else. */
const SANDBOX = {
  apiKey: '8f7c5a10-sandbox-key',
  secretKey: 'sandbox-billing-secret',
  webhookKey: '5b1c9d3e7f20418a96b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f70819',
};

/** Each mistake is one line. */
export function paymentProblems(env: Given, mode: 'sandbox' | 'live'): string[] {
  const given = ALL.filter((name) => env[name] !== undefined);
  if (mode === 'sandbox')
    return env.PAYMENTS_PROVIDER === 'outseta' || given.length > 0
      ? ['SANDBOX: is on, but the payment provider is given; remove the one or the other']
      : [];
  if (env.PAYMENTS_PROVIDER === 'outseta')
    return NEEDED.flatMap((name) => (env[name] ? [] : [`${name}: is missing; PAYMENTS_PROVIDER is outseta`]));
  return given.length > 0 && env.PAYMENTS_PROVIDER === undefined
    ? [`PAYMENTS_PROVIDER: is missing; ${given.join(', ')} belong to outseta`]
    : [];
}

/** `sandbox` is its address, null in a live installation. Undefined: nobody can pay online here. */
export function paymentSettings(env: Given, sandbox: string | null): PaymentSettings | undefined {
  if (env.PAYMENTS_PROVIDER === 'off') return undefined;
  if (sandbox !== null) {
    const at = `${sandbox}/outseta`;
    return {
      domain: new URL(sandbox).host,
      apiBase: `${at}/api/v1`,
      ...SANDBOX,
      script: env.BILLING_WIDGET_SCRIPT ?? `${at}/outseta.min.js`,
      page: `${at}/profile`,
    };
  }
  const { OUTSETA_DOMAIN: domain, OUTSETA_API_KEY: apiKey, OUTSETA_SECRET_KEY: secretKey } = env;
  if (env.PAYMENTS_PROVIDER !== 'outseta' || !domain || !apiKey || !secretKey) return undefined;
  return {
    ...{ domain, apiKey, secretKey },
    apiBase: env.OUTSETA_API_BASE ?? `https://${domain}/api/v1`,
    ...(env.OUTSETA_WEBHOOK_KEY && { webhookKey: env.OUTSETA_WEBHOOK_KEY }),
    script: env.BILLING_WIDGET_SCRIPT ?? CDN,
    page: `https://${domain}/profile#o-authenticated`,
  };
}
