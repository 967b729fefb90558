import type { FastifyInstance } from 'fastify';
import { authenticate, demoAllowed, registerAccountRoutes } from '../features/accounts/index.ts';
import { applicationsOf, registerConnectionRoutes } from '../features/connections/index.ts';
import { registerGeneratorRoutes } from '../features/generator/index.ts';
import { registerMediaRoutes } from '../features/media/index.ts';
import { registerPostRoutes } from '../features/posts/index.ts';
import { registerProfileRoutes } from '../features/profiles/index.ts';
import { createHttpServer } from '../platform/http/index.ts';
import type { Waypost } from './compose.ts';
import { registerHealth } from './health.ts';
import { registerHostPage } from './host-page/host-page.ts';
import { registerOpenApi } from './openapi.ts';

/** The API and the host page over one composed program. */
export async function buildHttp(waypost: Waypost): Promise<FastifyInstance> {
  const { config } = waypost;
  const app = await createHttpServer({
    log: waypost.log,
    cookieSecret: config.sessionSecret,
    https: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    requestsPerMinute: config.mode === 'sandbox' ? 1_000_000 : 1_200,
    authenticate: authenticate(waypost.db, waypost.clock),
    demoAllowed: demoAllowed(config),
  });
  await registerOpenApi(app);
  const profiles = { applicationsOf };
  registerAccountRoutes(app, waypost, profiles);
  registerProfileRoutes(app, waypost, profiles);
  registerConnectionRoutes(app, waypost);
  registerPostRoutes(app, waypost);
  registerGeneratorRoutes(app, waypost);
  registerMediaRoutes(app, waypost);
  registerHealth(app, waypost);
  await registerHostPage(app, waypost, profiles);
  return app;
}
