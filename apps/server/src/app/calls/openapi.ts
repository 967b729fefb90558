import type { FastifyInstance, RouteOptions } from 'fastify';
import {
  Fastify,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from '#fastify';
import { escapeHtml } from '../../platform/html/escape.ts';

/**
 * OpenAPI 3.1 from the declared endpoints: JSON at /api/openapi.json, readable at /api/docs/. It is written when somebody first asks
 * for it, on a server that nobody calls: what writes it is heavy, and few starts of the API are ever asked.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const declared: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint !== undefined && route.method !== 'HEAD') declared.push(route);
  });
  let written: Promise<OpenApi> | undefined;
  const document = () => {
    written ??= write(declared);
    return written;
  };
  app.get('/api/openapi.json', { schema: { hide: true } }, document);
  app.get('/api/docs/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .send(docsPage(await document())),
  );
}

async function write(declared: readonly RouteOptions[]): Promise<OpenApi> {
  const { default: swagger } = await import('@fastify/swagger');
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  server.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Waypost', version: '1', description: 'Additive only; `/api/` is version 1.' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'waypost_session' } },
      },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });
  for (const { method, url, schema, config } of declared)
    server.route({ method, url, schema, config, handler: () => Promise.resolve() });
  await server.ready();
  const document = server.swagger() as OpenApi;
  await server.close();
  return document;
}

/** Adds what the routes' own schemas do not say: answers without a body, uploads, and which calls need a session. */
const describeRoute: typeof jsonSchemaTransform = (input) => {
  const described = jsonSchemaTransform(input);
  const endpoint = input.route.config?.endpoint;
  if (endpoint === undefined) return described;
  const empty = Object.entries(endpoint.responses).filter(([, schema]) => schema === null);
  const none = empty.map(([status]) => [status, { description: 'No content', type: 'null' }]);
  return {
    ...described,
    schema: {
      ...described.schema,
      response: { ...(described.schema.response as object | undefined), ...Object.fromEntries(none) },
      ...(endpoint.body === 'multipart' && { consumes: ['multipart/form-data'] }),
      ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    },
  };
};

interface OpenApi {
  readonly paths?: Record<string, Record<string, { summary?: string; parameters?: { name: string; in: string }[] }>>;
}

/** A plain page without scripts: every call, its parameters, and where the machine-readable document is. */
function docsPage(document: OpenApi): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const names = (call.parameters ?? []).map((parameter) => parameter.name).join(', ');
      return `<tr><td><b>${escapeHtml(method.toUpperCase())}</b></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(call.summary ?? '')}</td><td>${escapeHtml(names)}</td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waypost API</title>
<style>body{font:14px/1.5 system-ui;margin:32px;max-width:1200px;color:#172027}table{border-collapse:collapse;width:100%}td{border-top:1px solid #e0e6ea;padding:8px;vertical-align:top}code{color:#0c6670}@media(prefers-color-scheme:dark){body{background:#0e1418;color:#e4eaee}td{border-color:#29343c}code{color:#76c9cf}}</style>
<h1>Waypost API</h1><p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>. Calls that change something need the <code>X-CSRFToken</code> header.</p>
<table>${rows.join('')}</table></html>`;
}
