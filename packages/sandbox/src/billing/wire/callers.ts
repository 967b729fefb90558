import type { WireCall } from '../../platform/wire.ts';
import type { Billing, BillingContext, Caller } from '../context.ts';
import { live } from '../life/live.ts';
import { forbidden, missing, unauthorized } from '../outseta-error.ts';
import type { Account } from '../state.ts';

/** Our server shows its key, and is counted; a person shows her token. */
export function callerOf(billing: Billing, call: WireCall): Caller {
  const [scheme = '', credentials = ''] = (call.headers.authorization ?? '').split(/ (.*)/s);
  if (scheme.toLowerCase() === 'outseta') {
    if (credentials !== `${billing.key.apiKey}:${billing.key.secretKey}`) throw unauthorized();
    billing.quota.count(billing.settings.perSecond);
    return { kind: 'server' };
  }
  const claims = scheme.toLowerCase() === 'bearer' ? billing.tokens.read(credentials.trim()) : undefined;
  if (!claims) throw unauthorized();
  return { kind: 'person', personUid: claims.sub, accountUid: claims['outseta:accountUid'] };
}

export function serverOnly({ caller }: BillingContext): void {
  if (caller.kind !== 'server') throw forbidden();
}

/** An account by its Uid as it is by now; a person has her own alone. */
export function accountFor(ctx: BillingContext, uid: unknown): Account {
  if (ctx.caller.kind === 'person' && ctx.caller.accountUid !== uid) throw forbidden();
  const account = typeof uid === 'string' ? live(ctx, uid) : undefined;
  if (!account) throw missing('Account');
  return account;
}
