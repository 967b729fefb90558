import type { AuditAction, AuditObject } from '@waypost/contract/audit-log';
import type { MessageKey } from '@waypost/i18n';
import type { Sql } from '../db/database.ts';
import { json } from '../db/json.ts';
import { query } from '../db/query.ts';
import type { Actor } from '../session/actor.ts';

/** What is done to a user is read on the page of that user, too: it has words there. */
type OfUser<Key> = Key extends `accounts.user.action.${infer Action}` ? Extract<AuditAction, Action> : never;

export interface AuditEntry<Noun extends AuditObject = AuditObject> {
  readonly action: Noun extends 'user' ? OfUser<MessageKey> : AuditAction;
  readonly objectType: Noun;
  readonly objectId: string | number;
  readonly data?: Record<string, unknown>;
}

/** Written by the verb in its own transaction: who did it, and as whom; `null` for nobody who is known, such as a command at the machine. */
export async function audit<const Noun extends AuditObject>(
  tx: Sql,
  actor: Pick<Actor, 'userId' | 'impersonatorId'> | null,
  { action, objectType, objectId, data = {} }: AuditEntry<Noun>,
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
export async function auditActing<const Noun extends AuditObject>(
  tx: Sql,
  actor: Actor,
  entry: AuditEntry<Noun>,
): Promise<void> {
  if (actor.impersonatorId !== null) await audit(tx, actor, entry);
}

/** A person who has proven to be himself, with a password or a link, and has no session yet. */
export const themselves = (userId: number): Pick<Actor, 'userId' | 'impersonatorId'> => ({
  userId,
  impersonatorId: null,
});
