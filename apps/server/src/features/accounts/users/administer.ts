import type { UserChanges } from '@waypost/contract/accounts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { insertUser, type UserRow, userByEmail } from '../store.ts';
import { issueLink } from '../tokens.ts';
import { changeUser } from './change-user.ts';

export interface Administered {
  readonly user: UserRow;
  readonly made: boolean;
  /** Sets the password, once, within an hour; `null` for an account that has one and needs none. */
  readonly token: string | null;
}

/**
 * What the owner of the machine does to an account that he names by its address (`npm run admin`): makes it where there is
 * none, changes it, and gets a link that sets its password. Repeating it changes nothing but the link.
 */
export async function administer(
  tx: Sql,
  person: Pick<UserRow, 'email' | 'first_name' | 'last_name'>,
  changes: UserChanges,
  link: boolean,
): Promise<Administered> {
  const known = await userByEmail(tx, person.email);
  const user = known ?? (await newUser(tx, person));
  const after = await changeUser(tx, null, user.id, changes);
  const wanted = link || after.password_hash === null;
  const token = wanted ? await issueLink(tx, { kind: 'reset', userId: after.id, email: after.email }) : null;
  if (wanted) await audit(tx, null, { action: 'user.link', objectType: 'user', objectId: after.id });
  return { user: after, made: known === null, token };
}

async function newUser(tx: Sql, person: Pick<UserRow, 'email' | 'first_name' | 'last_name'>): Promise<UserRow> {
  const user = await insertUser(tx, { ...person, password_hash: null, locale: 'en' });
  if (user === null) throw invalid({ email: [text('errors.account.address')] });
  return user;
}
