import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Billing } from '../context.ts';
import { API } from '../wire/wire.ts';

const SCRIPT = '/outseta/outseta.min.js';

/** The script that Outseta serves from its own host, its keys for tokens, and what browsers ask before they let a page call it. */
export function serveWidget(app: FastifyInstance, { tokens }: Billing): void {
  const text = ['./words.js', './outseta.js']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('\n');
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/outseta/')) return;
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  app.options(`${API}/*`, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .send(),
  );
  app.get(SCRIPT, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(text));
  app.get('/outseta/.well-known/jwks', () => tokens.jwks());
}
