import { oneOf, webOrigin, webUrl } from '../../platform/config/values.ts';
import { outseta } from './outseta/registration.ts';
import type { RegisteredPayments } from './registration.ts';

/** Every provider of online payment; what one needs beside its line here, and its variables below, stands in its folder. */
const REGISTRATIONS = { outseta };
type Provider = keyof typeof REGISTRATIONS;
const NAMES = Object.keys(REGISTRATIONS) as Provider[];

export const PAYMENTS_ENV = {
  PAYMENTS_PROVIDER: oneOf(['off', ...NAMES]).optional(),
  ...outseta.env,
  BILLING_WIDGET_ORIGIN: webOrigin('https://billing.example.com').optional(),
  BILLING_WIDGET_SCRIPT: webUrl('https://cdn.outseta.com/outseta.min.js').optional(),
};

type Env = { readonly [Name in Exclude<keyof typeof PAYMENTS_ENV, 'PAYMENTS_PROVIDER'>]?: string | undefined } & {
  readonly PAYMENTS_PROVIDER?: Provider | 'off' | undefined;
};
/** The provider of online payment, and what it knows us by. */
export interface PaymentSettings {
  readonly provider: Provider;
  readonly settings: NonNullable<ReturnType<(typeof REGISTRATIONS)[Provider]['settings']>>;
}

/** Each mistake is one line. What was given and is wrong is told elsewhere, and is not missing. */
export function paymentProblems(env: Env, given: Record<string, string>, mode: 'sandbox' | 'live'): string[] {
  const chosen = env.PAYMENTS_PROVIDER;
  const belongs = NAMES.map((name) => {
    const names = Object.keys(REGISTRATIONS[name].env).filter((one) => given[one] !== undefined);
    return { name, names };
  }).filter(({ names }) => names.length > 0);
  if (mode === 'sandbox')
    return (chosen !== undefined && chosen !== 'off') || belongs.length > 0
      ? ['SANDBOX: is on, but the payment provider is given; remove the one or the other']
      : [];
  if (chosen !== undefined && chosen !== 'off')
    return REGISTRATIONS[chosen].needed.flatMap((name) =>
      given[name] === undefined ? [`${name}: is missing; PAYMENTS_PROVIDER is ${chosen}`] : [],
    );
  return chosen === undefined && given.PAYMENTS_PROVIDER === undefined
    ? belongs.map(({ name, names }) => `PAYMENTS_PROVIDER: is missing; ${name} is asked for by ${names.join(', ')}`)
    : [];
}

/** The one that the sandbox plays. */
const PLAYED: Provider = 'outseta';

/** `sandbox` is its address, null in a live installation. Undefined: nobody can pay online here. */
export function paymentSettings(env: Env, sandbox: string | null): PaymentSettings | undefined {
  const provider = env.PAYMENTS_PROVIDER ?? (sandbox === null ? 'off' : PLAYED);
  if (provider === 'off') return undefined;
  const settings = REGISTRATIONS[provider].settings(env, sandbox);
  return settings && { provider, settings };
}

/** The provider with its settings, and its name. */
export function registeredPayments({ provider, settings }: PaymentSettings): RegisteredPayments & { name: string } {
  const { name, with: bind } = REGISTRATIONS[provider];
  return { name, ...(bind as (of: typeof settings) => RegisteredPayments)(settings) };
}
