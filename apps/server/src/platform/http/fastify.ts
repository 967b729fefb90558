// The web framework with all of its plugins that the API needs at once. Its 200 modules cost a start 80 ms of processor, so the build
// makes one file of this one (`scripts/bundles.ts`), and programs that are started with `--conditions=bundled` get it as `#fastify`.
export { default as cookie } from '@fastify/cookie';
export { default as csrf } from '@fastify/csrf-protection';
export { default as helmet } from '@fastify/helmet';
export { default as multipart } from '@fastify/multipart';
export { default as rateLimit } from '@fastify/rate-limit';
export { default as fastifyStatic } from '@fastify/static';
export { default as Fastify, LogController } from 'fastify';
export {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
