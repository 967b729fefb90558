import { CONSENT_WORDING, type OptoutStatus } from '@waypost/contract/contacts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query } from '../../../platform/db/query.ts';
import { addressKey, hashOf, type Pepper } from '../address.ts';

export { pepperOf } from '../pepper.ts';

/** Somebody of a list as the years have left her. */
export interface PastContact {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly came: Date;
  readonly status: OptoutStatus;
  /** When she left, or her mailbox did. */
  readonly left: Date | null;
}
interface Past {
  readonly listId: number;
  readonly userId: number;
  readonly pepper: Pepper;
  readonly contacts: readonly PastContact[];
  /** The workbook with which the list began. */
  readonly file: { readonly name: string; readonly at: Date };
}

/** Writes a list with its past as the verbs leave it: who came with a workbook or by hand, who left and how. For a list that is empty. */
export async function writeContacts(tx: Sql, { listId, userId, pepper, contacts, file }: Past): Promise<void> {
  const brought = contacts.filter(({ came }) => came <= file.at).length;
  const made = await tx.row(
    query
      .insertInto('contact_imports')
      .values({
        ...{
          list_id: listId,
          user_id: userId,
          state: 'done',
          file_name: file.name,
          headings: true,
          locale: 'en',
          turn: 1,
        },
        columns: json(['Email', 'First name', 'Last name']),
        sample: json([] as string[][]),
        suggested: json({ Email: 'email', 'First name': 'first_name', 'Last name': 'last_name' } as const),
        mapping: json({ Email: 'email', 'First name': 'first_name', 'Last name': 'last_name' } as const),
        ...{ total: brought, done: brought, added: brought },
        ...{ created_at: file.at, started_at: file.at, finished_at: file.at },
      })
      .returning('id'),
  );
  if (made === null) throw new Error('the import was not written down');
  const keyed = contacts.map((one) => {
    const key = addressKey(one.email);
    return { ...one, key, hash: hashOf(pepper, key), importId: one.came <= file.at ? made.id : null };
  });
  const rows = await tx.rows(
    query
      .insertInto('contacts')
      .values(
        keyed.map(({ email, key, hash, first, last, status, came, left, importId }) => ({
          ...{ list_id: listId, email, email_key: key, key_hash: hash, first_name: first, last_name: last },
          ...{
            optout_status: status,
            optout_date: left,
            import_id: importId,
            created_at: came,
            updated_at: left ?? came,
          },
        })),
      )
      .returning(['id', 'email_key']),
  );
  const ids = new Map(rows.map(({ id, email_key }) => [email_key, id]));
  const of = ({ key, hash }: { readonly key: string; readonly hash: Buffer }) => ({
    ...{ list_id: listId, contact_id: ids.get(key) ?? null, key_hash: hash },
  });
  const gone = keyed.flatMap((one) => (one.left === null ? [] : [{ ...one, left: one.left }]));
  await tx.run(
    query.insertInto('consent_events').values([
      ...keyed.map((one) => ({
        ...of(one),
        kind: one.importId === null ? ('express' as const) : ('import-attested' as const),
        ...{ wording: CONSENT_WORDING, locale: 'en' as const, actor_kind: 'user' as const, actor_id: userId },
        source: one.importId === null ? ('form' as const) : ('import' as const),
        ...{ import_id: one.importId, at: one.came },
      })),
      ...gone.map((one) => ({
        ...of(one),
        ...(one.status === 'T'
          ? { kind: 'withdrawn' as const, actor_kind: 'self' as const, source: 'unsubscribe_link' as const }
          : { kind: 'undeliverable' as const, actor_kind: 'system' as const, source: 'bounce' as const }),
        at: one.left,
      })),
    ]),
  );
  if (gone.length > 0)
    await tx.run(
      query.insertInto('suppressions').values(
        gone.map(({ hash, status, left }) => ({
          ...{ scope: 'list' as const, owner_id: listId, key_hash: hash, at: left },
          reason: status === 'T' ? ('unsubscribed' as const) : ('hard_bounce' as const),
        })),
      ),
    );
}
