import type { Sql } from '../../platform/db/database.ts';
import type { Payments } from './port.ts';
import type { PaymentSettings } from './registrations.ts';

/** What Outseta's widget takes from elsewhere: the fields of a card are Stripe's. */
const STRIPE = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];

/** Null where nothing is configured: then plans are given by hand. Its code is loaded by the first who asks it something. */
export function createPayments(settings: PaymentSettings | undefined, db: Sql): Payments | null {
  if (settings === undefined) return null;
  const outseta = async () => {
    const [{ createOutseta }, { sharedTurns }] = await Promise.all([
      import('./outseta/create.ts'),
      import('./outseta/turns.ts'),
    ]);
    return createOutseta({ ...settings, turns: sharedTurns(db, settings.apiKey) });
  };
  const { domain, script, apiBase, webhookKey } = settings;
  const own = [new URL(script).origin, new URL(apiBase).origin];
  const local = own.every((origin) => origin.startsWith('http:'));
  return {
    name: 'Outseta',
    page: settings.page,
    widget: { script, domain, origins: [...new Set([...own, ...(local ? [] : STRIPE)])] },
    account: async (...of) => (await outseta()).account(...of),
    accountOfKey: async (...of) => (await outseta()).accountOfKey(...of),
    createAccount: async (...of) => (await outseta()).createAccount(...of),
    changeAddress: async (...of) => (await outseta()).changeAddress(...of),
    changeEmail: async (...of) => (await outseta()).changeEmail(...of),
    cancel: async (...of) => (await outseta()).cancel(...of),
    accounts: async (...of) => (await outseta()).accounts(...of),
    token: async (...of) => (await outseta()).token(...of),
    plans: async () => (await outseta()).plans(),
    readNotice: async (...of) => (await import('./outseta/notice.ts')).readNotice(webhookKey, ...of),
  };
}
