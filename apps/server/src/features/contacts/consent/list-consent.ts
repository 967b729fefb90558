import type { ConsentEvent } from '@waypost/contract/contacts';
import { orNull, text } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { fullName, query, typed } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import { wireTime } from '../../../platform/http/index.ts';
import type { ListScope } from '../scope.ts';

/** As many are told of one address. */
const MOST = 200;

/** What is known of the consent of an address in this list, also from before the contact was deleted and came back. */
export async function listConsent(db: Sql, { listId }: ListScope, contactId: number): Promise<ConsentEvent[]> {
  const contact = await db.row(
    query.selectFrom('contacts').select('key_hash').where('id', '=', contactId).where('list_id', '=', listId),
  );
  if (contact === null) throw notFound();
  const rows = await db.rows(
    query
      .selectFrom('consent_events as e')
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .leftJoin('contact_imports as i', 'i.id', 'e.import_id')
      .select(['e.id', 'e.kind', 'e.at', 'e.expires_at', 'e.wording', 'e.locale', 'e.actor_kind', 'e.source'])
      .select([fullName('u').as('actor_name'), typed(orNull(text()))`coalesce(e.note, i.file_name)`.as('note')])
      .where('e.list_id', '=', listId)
      .where('e.key_hash', '=', contact.key_hash)
      .orderBy('e.id', 'desc')
      .limit(MOST),
  );
  return rows.map(({ actor_kind, actor_name, at, expires_at, ...event }) => ({
    ...event,
    at: wireTime(at),
    expires_at: expires_at && wireTime(expires_at),
    actor: actor_kind,
    actor_name: actor_name || null,
  }));
}
