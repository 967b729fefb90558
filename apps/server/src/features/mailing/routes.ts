import type { FastifyInstance } from 'fastify';
import type { MailingDeps } from './deps.ts';
import { registerMailWebhooks } from './feedback/webhooks/register.ts';
import type { Visitors } from './tracking/visitors.ts';

/** What recipients of newsletters ask for, and what mail providers tell of them. Loaded when the first one does. */
export function registerMailingRoutes(app: FastifyInstance, deps: MailingDeps): void {
  let visitors: Visitors | undefined;
  let opening: Promise<Visitors> | undefined;
  const open = () => {
    opening ??= import('./tracking/visitors.ts').then(({ openVisitors }) => {
      visitors = openVisitors(deps);
      return visitors;
    });
    return opening;
  };
  app.apart('/e/', (request, response) => {
    if (visitors !== undefined) visitors.serve(request, response);
    else
      open().then(
        (opened) => opened.serve(request, response),
        (error: unknown) => {
          deps.log.error({ err: error }, 'recipients of newsletters cannot be answered');
          response.writeHead(503).end();
        },
      );
  });
  registerMailWebhooks(app, deps);
  app.addHook('onClose', async () => (await opening)?.close());
}
