import type { Wire, WireAnswer, WireCall } from '../../platform/wire.ts';
import type { Billing, BillingContext } from '../context.ts';
import { answerOf, missing, OutsetaError, type OutsetaErrorAction, scriptedRefusal } from '../outseta-error.ts';
import * as accounts from './accounts.ts';
import { callerOf } from './callers.ts';
import type { Entity } from './entities.ts';
import * as people from './people.ts';
import * as subscriptions from './subscriptions.ts';

export const API = '/outseta/api/v1';

type Handler = (ctx: BillingContext) => Entity;

/** `*` is one segment. */
const ROUTES: Record<string, Handler> = {
  'POST tokens': people.makeToken,
  'GET profile': people.readProfile,
  'PUT profile': people.updateProfile,
  'GET crm/accounts': accounts.listAccounts,
  'POST crm/accounts': accounts.createAccount,
  'GET crm/accounts/*': accounts.readAccount,
  'PUT crm/accounts/*': accounts.updateAccount,
  'PUT crm/accounts/cancellation/*': accounts.accountVerb,
  'PUT crm/accounts/*/remove-cancellation': accounts.accountVerb,
  'PUT crm/accounts/*/expire-current-subscription': accounts.accountVerb,
  'GET crm/people': people.listPeople,
  'GET crm/people/*': people.readPerson,
  'PUT crm/people/*': people.updatePerson,
  'GET billing/plans': subscriptions.listPlans,
  'GET billing/subscriptions': subscriptions.listSubscriptions,
  'PUT billing/subscriptions/firsttimesubscription': subscriptions.putPlan,
  'PUT billing/subscriptions/*/changesubscription': subscriptions.putPlan,
  'PUT billing/subscriptions/*/changesubscriptionpreview': subscriptions.preview,
  'POST billing/subscriptions/compute-charge-summary': subscriptions.preview,
  'GET billing/invoices': subscriptions.listInvoices,
  'PUT billing/paymentinformation': subscriptions.putCard,
};
const PATTERNS = Object.entries(ROUTES).map(([route, handler]) => {
  const [method = '', pattern = ''] = route.split(' ');
  return { method, pattern: pattern.split('/'), handler };
});

function find(method: string, segments: string[]): Handler | undefined {
  const exact = ROUTES[`${method} ${segments.join('/')}`];
  if (exact) return exact;
  return PATTERNS.find(
    (each) =>
      each.method === method &&
      each.pattern.length === segments.length &&
      each.pattern.every((part, n) => part === '*' || part === segments[n]),
  )?.handler;
}

async function answer(billing: Billing, call: WireCall): Promise<WireAnswer> {
  try {
    const segments = call.path.slice(API.length).split('/').filter(Boolean).map(decodeURIComponent);
    const caller = callerOf(billing, call);
    const handler = find(call.method, segments);
    if (!handler) throw missing('Resource');
    return { status: 200, body: handler({ ...billing, call, segments, caller }) };
  } catch (error) {
    if (error instanceof OutsetaError) return answerOf(error);
    throw error;
  }
}

/** The machine interface of the fake Outseta. */
export const outsetaWire = (billing: Billing): Wire<OutsetaErrorAction> => ({
  name: 'outseta',
  prefixes: [API],
  handle: (call) => answer(billing, call),
  refusal: { kind: 'outseta_error', answer: scriptedRefusal },
});
