import { hasPro, type Permission, permissionsOfPlan } from '@waypost/contract/plans';
import type { Sql } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import { forbidden } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';

const owner = prepared('posts-owner-plan', (p: { userId: number }) =>
  query.selectFrom('users').select(['plan', 'is_superuser']).where('id', '=', p.userId).forShare(),
);

/**
 * Keeps the plan of the actor's account as it is until the transaction ends, and answers whether it has PRO: what was asked before, when
 * the call came in, may be over. A downgrade waits for whoever makes a post, or he for it, so that none is born behind its back. It
 * comes before drafts, posts and connections, as every hold of an account does.
 */
export async function keepPlan(tx: Sql, { userId, isSuperuser }: Actor): Promise<boolean> {
  const row = await tx.row(owner({ userId }));
  return isSuperuser || (row !== null && hasPro(row.plan, row.is_superuser));
}

/** 403 where it has no PRO any more. */
export async function keepPro(tx: Sql, actor: Actor): Promise<void> {
  if (!(await keepPlan(tx, actor))) throw forbidden('errors.upgrade_required', 'upgrade_required');
}

const granted = prepared('posts-owner-granted', (p: { userId: number; codename: string }) =>
  query
    .selectFrom('user_permissions')
    .select('codename')
    .where('user_id', '=', p.userId)
    .where('codename', '=', p.codename)
    .forShare(),
);

/**
 * Keeps what the actor's account may do as it is until the transaction ends, and answers whether it may. It comes where `keepPlan` does;
 * who takes the permission away waits, or is seen here.
 */
export async function keepPermission(
  tx: Sql,
  { userId, isSuperuser }: Actor,
  permission: Permission,
): Promise<boolean> {
  const row = await tx.row(owner({ userId }));
  if (isSuperuser || row === null) return isSuperuser;
  if (permissionsOfPlan(row.plan).includes(permission)) return true;
  return (await tx.row(granted({ userId, codename: permission }))) !== null;
}
