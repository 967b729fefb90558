import type { Sql } from '../../platform/db/database.ts';
import type { Payments } from './port.ts';
import { type PaymentSettings, registeredPayments } from './registrations.ts';

/** Null where nothing is configured: then plans are given by hand. Its code is loaded by the first who asks it something. */
export function createPayments(settings: PaymentSettings | undefined, db: Sql): Payments | null {
  if (settings === undefined) return null;
  const { name, page, widget, readNotice, connect } = registeredPayments(settings);
  const line = () => connect(db);
  return {
    ...{ name, page, widget, readNotice },
    account: async (...of) => (await line()).account(...of),
    accountOfKey: async (...of) => (await line()).accountOfKey(...of),
    createAccount: async (...of) => (await line()).createAccount(...of),
    changeAddress: async (...of) => (await line()).changeAddress(...of),
    changeEmail: async (...of) => (await line()).changeEmail(...of),
    cancel: async (...of) => (await line()).cancel(...of),
    accounts: async (...of) => (await line()).accounts(...of),
    token: async (...of) => (await line()).token(...of),
    plans: async () => (await line()).plans(),
  };
}
