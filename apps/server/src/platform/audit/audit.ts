import type { Sql } from '../db/database.ts';
import type { Actor } from '../session/actor.ts';

export interface AuditEntry {
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string | number;
  readonly data?: Record<string, unknown>;
}

/** Written by the verb in its own transaction: who did it, and as whom. */
export async function audit(
  tx: Sql,
  actor: Pick<Actor, 'userId' | 'impersonatorId'>,
  { action, objectType, objectId, data = {} }: AuditEntry,
): Promise<void> {
  await tx.run(
    `INSERT INTO audit_log (actor_id, acting_as_id, action, object_type, object_id, data)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      actor.impersonatorId ?? actor.userId,
      actor.impersonatorId === null ? null : actor.userId,
      action,
      objectType,
      String(objectId),
      JSON.stringify(data),
    ],
  );
}
