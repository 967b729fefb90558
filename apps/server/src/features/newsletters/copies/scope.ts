import type { Reads } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { type Access, mayEnter, scopeOfProfile } from '../../profiles/index.ts';

declare const checked: unique symbol;

/** Proof that the actor may act in an advisor's copy of a newsletter; only `scopeOfNewsletter` makes one. */
export interface NewsletterScope {
  readonly id: number;
  readonly campaignId: number;
  readonly accountId: number;
  readonly profile: ProfileScope;
  /** The actor may look only. */
  readonly readOnly: boolean;
  readonly [checked]: 'newsletter';
}

const ownerOf = prepared('owner_of_newsletter', (p: { id: number }) =>
  query.selectFrom('newsletters').select(['campaign_id', 'account_id', 'profile_id']).where('id', '=', p.id),
);

/** Lets the actor into a copy, or answers 404. */
export async function scopeOfNewsletter(
  db: Reads,
  actor: Actor,
  id: number,
  access: Access = 'write',
): Promise<NewsletterScope> {
  const row = await db.row(ownerOf({ id }));
  if (row === null) throw notFound();
  const profile = await scopeOfProfile(db, actor, row.profile_id, access);
  const readOnly = !mayEnter(actor, profile.userId, 'write');
  return { id, campaignId: row.campaign_id, accountId: row.account_id, profile, readOnly } as NewsletterScope;
}
