import { UPLOAD_MAX_BYTES } from '@waypost/contract/media';
import type { FastifyInstance } from 'fastify';
import { authenticate, demand } from '../features/accounts/index.ts';
import { createHttpServer } from '../platform/http/index.ts';
import { throttleAll } from '../platform/throttle/throttle.ts';
import { registerOpenApi } from './calls/openapi.ts';
import { features, type Waypost } from './compose.ts';
import { registerHealth } from './health.ts';
import { registerHostPage } from './host-page/host-page.ts';

/** The API and the host page over one composed program. */
export async function buildHttp(waypost: Waypost): Promise<FastifyInstance> {
  const { config } = waypost;
  const app = await createHttpServer({
    log: waypost.log,
    cookieSecret: config.sessionSecret,
    https: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    requestsPerMinute: config.requestsPerMinute,
    uploadMaxBytes: UPLOAD_MAX_BYTES,
    authenticate: authenticate(waypost.db, waypost.clock),
    demand: demand(config),
    count: (counted) => throttleAll(waypost.db, counted),
  });
  registerOpenApi(app);
  for (const { routes } of features) routes?.(app, waypost);
  registerHealth(app, waypost);
  await registerHostPage(app, waypost);
  return app;
}
