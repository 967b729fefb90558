import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime } from '../wire/schemas.ts';

const openSession = z.object({
  pk: id,
  /** The browser as it names itself; null where it did not. */
  device: z.string().nullable(),
  created: isoTime,
  /** To the day; null for one that staff borrowed. */
  used: isoTime.nullable(),
  /** The one that asks. */
  current: z.boolean(),
  /** Who of the staff acts in this person's name. */
  staff: z.string().nullable(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions/',
  summary: 'Where the own account is signed in, the newest first; not for staff who act for somebody',
  access: 'person',
  responses: { 200: z.object({ results: z.array(openSession) }) },
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:session/',
  summary: 'End one of the own sessions',
  access: 'person',
  params: z.object({ session: id }),
  responses: { 204: null },
});
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions/',
  summary: 'Sign out everywhere, here too',
  access: 'person',
  responses: { 204: null },
});

export const sessionEndpoints = { listSessions, endSession, endSessions };
