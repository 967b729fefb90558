import type { Reads } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { type Access, mayEnter, scopeOfProfile } from '../../profiles/index.ts';

declare const checked: unique symbol;

/** Proof that the actor may act in a newsletter account; only `scopeOfAccount` and signing up make one. */
export interface AccountScope {
  readonly accountId: number;
  readonly profile: ProfileScope;
  /** The actor may look only. */
  readonly readOnly: boolean;
  readonly [checked]: 'newsletter_account';
}

const profileOf = prepared('profile_of_newsletter_account', (p: { id: number }) =>
  query.selectFrom('newsletter_accounts').select('profile_id').where('id', '=', p.id),
);

/** Lets the actor into an account, also one that was removed, or answers 404. */
export async function scopeOfAccount(
  db: Reads,
  actor: Actor,
  id: number,
  access: Access = 'write',
): Promise<AccountScope> {
  const row = await db.row(profileOf({ id }));
  if (row === null) throw notFound();
  return accountScope(await scopeOfProfile(db, actor, row.profile_id, access), id);
}

export const accountScope = (profile: ProfileScope, accountId: number): AccountScope =>
  ({ accountId, profile, readOnly: !mayEnter(profile.actor, profile.userId, 'write') }) as AccountScope;

const accountOf = prepared('newsletter_account_of_profile', (p: { profile: number }) =>
  query.selectFrom('newsletter_accounts').select('id').where('profile_id', '=', p.profile),
);

/** The account of a profile for whoever only looks; null while it has none. 404 for somebody else's profile. */
export async function scopeOfProfilesAccount(db: Reads, actor: Actor, profileId: number): Promise<AccountScope | null> {
  const profile = await scopeOfProfile(db, actor, profileId, 'read');
  const row = await db.row(accountOf({ profile: profileId }));
  return row === null ? null : accountScope(profile, row.id);
}
