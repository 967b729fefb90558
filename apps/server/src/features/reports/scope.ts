import type { Reads } from '../../platform/db/database.ts';
import { any, query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../platform/session/actor.ts';
import { type Access, mayEnter, scopeOfProfile } from '../profiles/index.ts';
import { managedSuppliers } from '../suppliers/index.ts';

declare const checked: unique symbol;

/** Proof that the actor may see what a newsletter did; only this file makes one. */
export interface ReportScope {
  readonly newsletterId: number;
  /** What sent it; null before. */
  readonly runId: number | null;
  readonly campaignId: number;
  readonly accountId: number;
  readonly profile: ProfileScope;
  /** The actor may look only. */
  readonly readOnly: boolean;
  readonly [checked]: 'report';
}

/** Lets the actor to the report of a newsletter, or answers 404. Staff may look; files and sending again are its sender's. */
export async function scopeOfReport(
  db: Reads,
  actor: Actor,
  newsletter: number,
  access: Access = 'write',
): Promise<ReportScope> {
  const row = await db.row(
    query
      .selectFrom('newsletters')
      .select(['campaign_id', 'account_id', 'profile_id', 'run_id'])
      .where('id', '=', newsletter),
  );
  if (row === null) throw notFound();
  const profile = await scopeOfProfile(db, actor, row.profile_id, access);
  const readOnly = !mayEnter(actor, profile.userId, 'write');
  const { run_id: runId, campaign_id: campaignId, account_id: accountId } = row;
  return { newsletterId: newsletter, runId, campaignId, accountId, profile, readOnly } as ReportScope;
}

/** Whose sendings of a campaign the actor sees: everybody's, or a person's own. */
export interface CampaignScope {
  readonly campaignId: number;
  /** Null: everybody's. */
  readonly userId: number | null;
  readonly [checked]: 'campaign';
}

/** Lets staff to all that a campaign did, who manages a supplier that it names too, and who has a copy of it to what became of his; 404 for everybody else. */
export async function scopeOfCampaign(db: Reads, actor: Actor, campaign: number): Promise<CampaignScope> {
  const all = actor.isStaff || actor.isSuperuser || (await managesOneOf(db, actor, campaign));
  const found = all
    ? await db.row(query.selectFrom('email_campaigns').select('id').where('id', '=', campaign))
    : await db.row(
        query
          .selectFrom('newsletters as n')
          .innerJoin('profiles as p', 'p.id', 'n.profile_id')
          .select('n.id')
          .where('n.campaign_id', '=', campaign)
          .where('n.deleted_at', 'is', null)
          .where('p.user_id', '=', actor.userId)
          .where('p.deleted_at', 'is', null)
          .limit(1),
      );
  if (found === null) throw notFound();
  return { campaignId: campaign, userId: all ? null : actor.userId } as CampaignScope;
}

async function managesOneOf(db: Reads, actor: Actor, campaign: number): Promise<boolean> {
  const managed = await managedSuppliers(db, actor);
  if (managed === null) return false;
  const named = await db.row(
    query
      .selectFrom('email_campaign_suppliers as s')
      .innerJoin('email_campaigns as c', 'c.id', 's.campaign_id')
      .select('c.id')
      .where('s.campaign_id', '=', campaign)
      .where('s.supplier_id', '=', any(managed.suppliers))
      .where('c.deleted_at', 'is', null)
      .where('c.state', '!=', 'draft')
      .limit(1),
  );
  return named !== null;
}
