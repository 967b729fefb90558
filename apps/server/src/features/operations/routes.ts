import { getOperations, retryMail as retryMailEndpoint } from '@waypost/contract/operations';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/index.ts';
import type { BillingDeps } from '../billing/index.ts';
import type { MailingDeps } from '../mailing/index.ts';
import { retryMail } from '../outbox/index.ts';

export function registerOperationRoutes(app: FastifyInstance, deps: BillingDeps & MailingDeps): void {
  route(app, getOperations, async () => (await import('./read-operations.ts')).readOperations(deps));
  route(app, retryMailEndpoint, async ({ actor, body }) => {
    await deps.db.transaction((tx) => retryMail(tx, actor, body.mail));
    return undefined;
  });
}
