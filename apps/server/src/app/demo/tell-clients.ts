import { contactHistory } from '../../features/contacts/index.ts';
import { openAccount } from '../../features/newsletters/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Story, torontoTime } from './story.ts';

interface Teller extends Pick<Deps, 'db' | 'sealer'> {
  readonly anchor: Date;
  readonly profile: { readonly id: number; readonly user_id: number };
}

/** Opens the newsletter account, and answers what writes its list with its past. */
export async function tellClients(
  { db, sealer, anchor, profile }: Teller,
  { sender, replyTo, signature, clients }: NonNullable<Story['newsletter']>,
  sent: readonly Date[],
): Promise<(tx: Sql) => Promise<void>> {
  const { pepperOf, writeContacts } = await contactHistory();
  const pepper = await pepperOf({ db, sealer });
  const began = torontoTime(anchor, -380, '09:40');
  const contacts = clients.map(({ daysAgo, left, ...who }, n) => {
    const came = daysAgo >= 380 ? began : torontoTime(anchor, -daysAgo, '11:15');
    const since = left === undefined ? null : leftTime({ anchor, sent }, came, { n, left });
    return { ...who, came, status: left ?? ('F' as const), left: since };
  });
  return async (tx) => {
    const account = await openAccount(tx, { profileId: profile.id, senderName: sender, replyTo });
    await tx.run(query.updateTable('newsletter_accounts').set({ signature }).where('id', '=', account));
    const list = await tx.row(query.selectFrom('contact_lists').select('id').where('account_id', '=', account));
    if (list === null) throw new Error('the account of the demo world has no list');
    const file = { name: 'clients-2025.xlsx', at: began };
    await writeContacts(tx, { listId: list.id, userId: profile.user_id, pepper, contacts, file });
  };
}

/** Somebody leaves by a newsletter, within a day of it; a mailbox that is gone is told of at once. */
function leftTime(
  { anchor, sent }: { readonly anchor: Date; readonly sent: readonly Date[] },
  came: Date,
  { n, left }: { readonly n: number; readonly left: 'T' | 'U' },
): Date {
  const after = sent.filter((at) => at > came);
  const by = after[n % Math.max(after.length, 1)];
  if (by === undefined) return torontoTime(anchor, -1, '18:20');
  return new Date(by.getTime() + (left === 'U' ? SECOND_MS : (1 + (n % 20)) * HOUR_MS));
}
const SECOND_MS = 3_000;
const HOUR_MS = 3_600_000;
