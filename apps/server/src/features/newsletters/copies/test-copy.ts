import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { conflict, invalid, notFound, text } from '../../../platform/errors/index.ts';
import { queueTest } from '../body/test-mail.ts';
import type { NewsletterScope } from './scope.ts';

/** Sends a copy to whoever asks, or to another address of his own. */
export async function queueCopyTest(tx: Sql, scope: NewsletterScope, email: string | undefined): Promise<void> {
  const { actor, profileId } = scope.profile;
  const user = actor.impersonatorId ?? actor.userId;
  const who = await tx.row(query.selectFrom('users').select(['email', 'locale']).where('id', '=', user));
  const own = await tx.row(
    query
      .selectFrom('newsletter_accounts as a')
      .innerJoin('profiles as p', 'p.id', 'a.profile_id')
      .select(['a.reply_to', 'p.email'])
      .where('a.profile_id', '=', profileId),
  );
  if (who === null || own === null) throw notFound();
  const copy = await tx.row(query.selectFrom('newsletters').select('deleted_at').where('id', '=', scope.id));
  if (copy === null) throw notFound();
  if (copy.deleted_at !== null) throw conflict('newsletters.errors.notEditable');
  const theirs = actor.impersonatorId === null ? [who.email, own.reply_to, own.email] : [who.email];
  const to = email === undefined || email === '' ? who.email : email;
  if (!theirs.some((one) => one.toLowerCase() === to.toLowerCase()))
    throw invalid({ email: [text('newsletters.errors.testAddress')] });
  await queueTest(tx, { user, to, newsletter: scope.id, campaign: null, locale: who.locale, profile: null });
  await audit(tx, actor, { action: 'newsletter.test', objectType: 'newsletter', objectId: scope.id });
}
