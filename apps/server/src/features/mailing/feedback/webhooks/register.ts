import type { FastifyInstance } from 'fastify';
import type { MailingDeps } from '../../deps.ts';

const MOST_BYTES = 1024 * 1024;

/**
 * `POST /api/webhooks/mail/{provider}/`: what mail providers tell of what became of newsletters. No session and no CSRF token; their
 * signature over the body as it came takes their place.
 */
export function registerMailWebhooks(app: FastifyInstance, deps: MailingDeps): void {
  void app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) =>
      done(null, body),
    );
    webhooks.post('/api/webhooks/mail/:provider/', { schema: { hide: true } }, async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { takeWebhook } = await import('./take-webhook.ts');
      await takeWebhook(deps, { provider, raw, headers: request.headers });
      return reply.code(200).header('Cache-Control', 'no-store').send({});
    });
  });
}
