import type { Operator } from '@waypost/contract/legal';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { readOperator, writeOperator } from './store.ts';

/** Says who offers the service; what is said already changes nothing, so that no page gets a new date. */
export async function changeOperator(tx: Sql, actor: Actor, operator: Operator): Promise<void> {
  const { operator: before } = await readOperator(tx);
  if (JSON.stringify(before) === JSON.stringify(operator)) return;
  await writeOperator(tx, operator);
  await audit(tx, actor, {
    action: 'legal.operator',
    objectType: 'installation',
    objectId: 'operator',
    data: { before, after: operator },
  });
}
