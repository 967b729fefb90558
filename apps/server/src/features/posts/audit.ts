import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** What an agent does to an own post is no news; what staff do in the agent's name is. In the transaction that does it. */
export async function auditPost(tx: Sql, actor: Actor, verb: string, id: number): Promise<void> {
  if (actor.impersonatorId === null) return;
  await audit(tx, actor, { action: `post.${verb}`, objectType: 'scheduled_posting', objectId: id });
}
