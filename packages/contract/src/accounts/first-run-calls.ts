import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { localeSchema } from '../wire/schemas.ts';
import { FIRST_RUN_CLAIMS } from './allowances.ts';
import { email, name, password, signedIn } from './schemas.ts';

export const getFirstRun = endpoint({
  method: 'GET',
  path: '/api/auth/first_run/',
  summary: 'Whether the installation still waits for its first superuser',
  access: 'public',
  responses: { 200: z.object({ open: z.boolean() }) },
});
export const claimInstallation = endpoint({
  method: 'POST',
  path: '/api/auth/first_run/',
  summary:
    'Become the first superuser with the code that every API prints at its start; whoever is signed in needs no account',
  access: 'public',
  allowances: [FIRST_RUN_CLAIMS],
  body: z.object({
    code: z.string().trim().min(1).max(40),
    account: z
      .object({ email, password, first_name: name, last_name: name, locale: localeSchema.optional() })
      .optional(),
  }),
  responses: { 200: signedIn },
});

export const firstRunEndpoints = { getFirstRun, claimInstallation };
