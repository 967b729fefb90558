import { addressHash, addressKey } from '../../features/contacts/index.ts';
import { openAccount } from '../../features/newsletters/index.ts';
import type { TestApp } from '../app.ts';
import { type Advisor, insertId } from '../factories.ts';

type World = Pick<TestApp, 'waypost'>;

/** A newsletter account with its list and its domain, one contact in it, and a file that was brought to it. */
export async function buildContacts(app: World, { userId, profileId }: Advisor) {
  const { list, account } = await buildList(app, profileId);
  const contact = await buildContact(app, list, { email: `someone-${profileId}@fjords.example` });
  const { db } = app.waypost;
  await insertId(db, 'sending_domains', {
    ...{ account_id: account, domain: `agency-${profileId}.example`, selector: 'wp00000000' },
    ...{ public_key: 'MIIBIjANBg', key_enc: 'v1.none' },
  });
  const email = `client-${contact}@fjords.example`;
  const hash = await addressHash(app.waypost, email);
  await db.run('UPDATE contacts SET email = $2, email_key = $2, key_hash = $3 WHERE id = $1', [contact, email, hash]);
  const contact_import = await insertId(db, 'contact_imports', {
    ...{ list_id: list, user_id: userId, file_name: 'clients.csv', headings: true },
    ...{
      columns: '["Email", "First name"]',
      sample: '[["zoe@fjords.example", "Zoé"]]',
      suggested: '{"Email": "email"}',
    },
  });
  return { newsletter_account: account, contact_list: list, contact, contact_import };
}

export async function buildList({ waypost: { db } }: World, profileId: number) {
  const opening = { profileId, senderName: 'Ana Reyes', replyTo: 'ana@agency.example' };
  const account = await db.transaction((tx) => openAccount(tx, opening));
  const row = await db.row<{ id: number }>('SELECT id FROM contact_lists WHERE account_id = $1', [account]);
  if (row === null) throw new Error('the account has no list');
  return { account, list: row.id };
}

export async function buildContact(
  { waypost }: World,
  list: number,
  contact: { email: string; first?: string; last?: string; status?: 'F' | 'T' | 'U'; on?: string },
): Promise<number> {
  const { email, first = 'Zoé', last = 'Müller', status = 'F', on = '2026-11-01T12:00:00Z' } = contact;
  return insertId(waypost.db, 'contacts', {
    ...{ list_id: list, email, email_key: addressKey(email), key_hash: await addressHash(waypost, email) },
    ...{ first_name: first, last_name: last, optout_status: status, optout_date: status === 'F' ? null : on },
  });
}
