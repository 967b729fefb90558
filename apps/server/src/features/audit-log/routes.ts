import { type AuditEntry, listAudit as listAuditEndpoint } from '@waypost/contract/audit-log';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route, walkedPage, wireTime } from '../../platform/http/index.ts';
import type { AuditRow } from './list-audit.ts';

export function registerAuditRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, listAuditEndpoint, async ({ query, request }) => {
    const [{ listAudit, personOf }, { nameObjects }] = await Promise.all([
      import('./list-audit.ts'),
      import('./name-objects.ts'),
    ]);
    const [rows, who] = await Promise.all([
      listAudit(db, query),
      query.who === undefined ? null : personOf(db, query.who),
    ]);
    const named = await nameObjects(db, rows);
    return { ...walkedPage(request, rows, (row) => present(row, named(row))), who };
  });
}

const present = (row: AuditRow, object: AuditEntry['object']): AuditEntry => ({
  id: row.id,
  at: wireTime(row.created_at),
  actor: row.actor_id === null ? null : { pk: row.actor_id, name: row.actor },
  acting_as: row.acting_as_id === null ? null : { pk: row.acting_as_id, name: row.acting_as },
  action: row.action,
  object,
  data: row.data,
});
