import type { Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { query } from '../db/query.ts';
import type { Actor } from '../session/actor.ts';

export interface AuditEntry {
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string | number;
  readonly data?: Record<string, unknown>;
}

/** Written by the verb in its own transaction: who did it, and as whom; `null` for nobody who is known, such as a command at the machine. */
export async function audit(
  tx: Sql,
  actor: Pick<Actor, 'userId' | 'impersonatorId'> | null,
  { action, objectType, objectId, data = {} }: AuditEntry,
): Promise<void> {
  await tx.run(
    query.insertInto('audit_log').values({
      actor_id: actor === null ? null : (actor.impersonatorId ?? actor.userId),
      acting_as_id: actor === null || actor.impersonatorId === null ? null : actor.userId,
      action,
      object_type: objectType,
      object_id: String(objectId),
      data: json(data),
    }),
  );
}

/**
 * The same for what an owner does all day, such as uploads and drafts: written only when somebody does it in another's name,
 * who must be able to learn of it.
 */
export async function auditActing(tx: Sql, actor: Actor, entry: AuditEntry): Promise<void> {
  if (actor.impersonatorId !== null) await audit(tx, actor, entry);
}

/** A person who has proven to be himself, with a password or a link, and has no session yet. */
export const themselves = (userId: number): Pick<Actor, 'userId' | 'impersonatorId'> => ({
  userId,
  impersonatorId: null,
});
