import { endpoint } from '../wire/endpoint.ts';

export const resumePublishing = endpoint({
  method: 'POST',
  path: '/api/publishing/resume/',
  summary: 'Let held publishing go on, after an outage or on a copied installation; harmless when nothing is held',
  access: 'session',
  needs: 'staff',
  responses: { 204: null },
});

export const publishingEndpoints = { resumePublishing } as const;
