import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { updateConnection } from '../store.ts';

/** What pages were called goes with their profile; the rows stay, because posts name them. */
export async function eraseConnections(tx: Sql, profileId: number): Promise<void> {
  const own = query.selectFrom('connections').select('id').where('profile_id', '=', profileId);
  const rows = await tx.rows(own.orderBy('id').forUpdate());
  for (const table of ['former_pages', 'staged_leftovers'] as const)
    await tx.run(query.deleteFrom(table).where('connection_id', 'in', own));
  await tx.run(query.deleteFrom('oauth_states').where('profile_id', '=', profileId));
  for (const { id } of rows)
    await tx.run(updateConnection(id).set({ name: null, image: null, organization_urn: null, last_error: null }));
}

/** Who she was at the networks. Tokens went when her last connection did. */
export const eraseConsentsOf = async (tx: Sql, userId: number): Promise<void> =>
  void (await tx.run(
    query.deleteFrom('social_grants').where('user_id', '=', userId).where('erased_at', 'is not', null),
  ));
