import type { ListedUser, TermsAccepted, UserDetail } from '@waypost/contract/accounts';
import { isPermission } from '@waypost/contract/plans';
import type { Actor } from '../../../platform/session/actor.ts';
import { emailShown } from '../../profiles/index.ts';
import { isAgencyUser, mayChangeUser } from '../policy.ts';
import type { ListedRow, ReadUser } from './list-users.ts';

export const presentListed = (row: ListedRow): ListedUser => ({
  pk: row.id,
  name: row.name,
  email: emailShown(row.email),
  plan: row.plan,
  slug: row.slug,
  is_staff: row.is_staff,
  is_superuser: row.is_superuser,
  invitation: invitationOf(row),
  restorable_until: row.kept_until?.toISOString() ?? null,
});

const OF_MAIL = { waiting: 'sending', failed: 'failed', sent: 'sent' } as const;

/** The link decides before the mail: a new one for an address that failed is on its way again. */
function invitationOf({ invited, invited_at, email, mail, link_open }: ListedRow): ListedUser['invitation'] {
  if (!invited || invited_at === null) return null;
  const at = invited_at.toISOString();
  if (emailShown(email) === '') return { state: 'no_address', at };
  return { state: link_open ? OF_MAIL[mail ?? 'waiting'] : 'expired', at };
}

export const presentUserDetail = (actor: Actor, row: ReadUser, terms: TermsAccepted): UserDetail => ({
  ...presentListed(row),
  locale: row.locale,
  email_verification: row.email_verified_at !== null,
  created: row.created_at.toISOString(),
  last_login: row.last_login_at?.toISOString() ?? null,
  terms,
  permissions: row.permissions.filter(isPermission),
  flags: row.flags,
  profiles: row.profiles.map(({ id, ...profile }) => ({ pk: id, ...profile })),
  may: {
    change: row.kept_until === null && mayChangeUser(actor, row, {}),
    roles: row.kept_until === null && actor.isSuperuser,
    act:
      row.kept_until === null &&
      isAgencyUser(row) &&
      (actor.isSuperuser || actor.permissions.has('accounts.impersonate')),
  },
  history: row.history.map(({ action, created_at, first_name, last_name }) => ({
    action,
    actor: first_name === null ? null : `${first_name} ${last_name}`.trim(),
    at: created_at.toISOString(),
  })),
});
