import type { Locale } from '@waypost/i18n';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { queueTest } from '../body/test-mail.ts';

/** Sends it to whoever asks, once the change is kept. */
export async function queueCampaignTest(
  tx: Sql,
  actor: Actor,
  campaign: number,
  { locale, profile }: { readonly locale: Locale; readonly profile?: number | undefined },
): Promise<void> {
  const there = await tx.row(
    query.selectFrom('email_campaigns').select('id').where('id', '=', campaign).where('deleted_at', 'is', null),
  );
  const user = actor.impersonatorId ?? actor.userId;
  const who = await tx.row(query.selectFrom('users').select('email').where('id', '=', user));
  if (there === null || who === null) throw notFound();
  await queueTest(tx, { user, to: who.email, newsletter: null, campaign, locale, profile: profile ?? null });
  await audit(tx, actor, { action: 'campaign.test', objectType: 'campaign', objectId: campaign, data: { locale } });
}
