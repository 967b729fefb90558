import type { AuditAction } from '@waypost/contract/audit-log';
import type { updateContact } from '@waypost/contract/contacts';
import type { BodyOf, Locale } from '@waypost/contract/wire';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, notFound, text } from '../../../platform/errors/index.ts';
import { writeConsent } from '../consent/ledger.ts';
import { optOut } from '../consent/opt-out.ts';
import { suppressedAmong, unsuppress } from '../consent/suppressions.ts';
import type { ContactRow } from '../present.ts';
import type { ListScope } from '../scope.ts';
import { byPerson, SHOWN_COLUMNS } from '../store.ts';

const ofList = ({ listId }: ListScope, id: number) =>
  query.selectFrom('contacts').where('id', '=', id).where('list_id', '=', listId);

/** Holds the contact until the end of the transaction. */
async function held(tx: Sql, scope: ListScope, id: number): Promise<ContactRow & { key_hash: Buffer }> {
  const row = await tx.row(
    ofList(scope, id)
      .select([...SHOWN_COLUMNS, 'key_hash'])
      .forNoKeyUpdate(),
  );
  if (row === null) throw notFound();
  return row;
}

export const readContact = async (db: Sql, scope: ListScope, id: number): Promise<ContactRow> => {
  const row = await db.row(ofList(scope, id).select(SHOWN_COLUMNS));
  if (row === null) throw notFound();
  return row;
};

/** Changes the names. Consent was given for an address, so another address is another contact. */
export async function changeContact(
  { db }: Pick<Deps, 'db'>,
  scope: ListScope,
  id: number,
  { email, first_name, last_name }: Pick<BodyOf<typeof updateContact>, 'email' | 'first_name' | 'last_name'>,
): Promise<ContactRow> {
  return db.transaction(async (tx) => {
    const before = await held(tx, scope, id);
    if (email.toLowerCase() !== before.email.toLowerCase())
      throw invalid({ email: [text('contacts.errors.emailFixed')] });
    if (first_name === before.first_name && last_name === before.last_name) return before;
    await tx.run(
      query
        .updateTable('contacts')
        .set({ first_name, last_name, ...byPerson })
        .where('id', '=', id),
    );
    await auditContact(tx, scope, 'contact.changed', id);
    return { ...before, first_name, last_name };
  });
}

/** Deletes a contact. That she had opted out is known by the hash of her address, whatever list brings it back to this one. */
export async function deleteContact({ db }: Pick<Deps, 'db'>, scope: ListScope, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await held(tx, scope, id);
    await tx.run(query.deleteFrom('contacts').where('id', '=', id));
    await auditContact(tx, scope, 'contact.deleted', id);
  });
}

/** The contact said so to the agent. */
export async function optOutContact(
  { db }: Pick<Deps, 'db'>,
  scope: ListScope,
  id: number,
  locale: Locale,
): Promise<ContactRow> {
  const { listId, profile } = scope;
  return db.transaction(async (tx) => {
    const { key_hash: keyHash } = await held(tx, scope, id);
    const said = { source: 'agent', actor: profile.actor, locale } as const;
    if (await optOut(tx, { listId, keyHash, reason: 'unsubscribed', ...said }))
      await auditContact(tx, scope, 'contact.opted_out', id);
    return readContact(tx, scope, id);
  });
}

/** She consented anew, and the agent says how. What she complained of, or what somebody else suppressed, stays. */
export async function optInContact(
  { db }: Pick<Deps, 'db'>,
  scope: ListScope,
  id: number,
  { how, locale }: { readonly how: string; readonly locale: Locale },
): Promise<ContactRow> {
  const { listId, profile } = scope;
  return db.transaction(async (tx) => {
    const { key_hash: keyHash, optout_status } = await held(tx, scope, id);
    if (optout_status === 'F') return readContact(tx, scope, id);
    await unsuppress(tx, listId, keyHash);
    const left = await suppressedAmong(tx, { listId, profileId: profile.profileId }, [keyHash]);
    if (left.size > 0) throw conflict('contacts.errors.complained');
    await tx.run(
      query
        .updateTable('contacts')
        .set({ optout_status: 'F', optout_date: null, soft_bounces: 0, ...byPerson })
        .where('id', '=', id),
    );
    const said = { source: 'agent', actor: profile.actor, locale, note: how } as const;
    await writeConsent(tx, { listId, contactId: id, keyHash, kind: 'express', ...said });
    await auditContact(tx, scope, 'contact.opted_in', id);
    return readContact(tx, scope, id);
  });
}

const auditContact = (tx: Sql, { listId, profile }: ListScope, action: AuditAction, objectId: number): Promise<void> =>
  audit(tx, profile.actor, { action, objectType: 'contact', objectId, data: { list: listId } });
