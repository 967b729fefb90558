import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime } from '../wire/schemas.ts';
import { NEW_ARCHIVES } from './rules.ts';

const path = '/api/account_settings/archive/';
const archive = z.object({
  id,
  state: z.enum(['making', 'ready', 'failed']),
  /** Of the pictures and videos, which are nearly all of it. */
  percent: z.number().int().min(0).max(100),
  bytes: z.number().int().nullable(),
  asked: isoTime,
  until: isoTime,
});
export type Archive = z.output<typeof archive>;
const answer = z.object({ archive: archive.nullable() });

export const getArchive = endpoint({
  method: 'GET',
  path,
  summary: 'The newest archive of everything in the own account, or none',
  access: 'person',
  responses: { 200: answer },
});
export const makeArchive = endpoint({
  method: 'POST',
  path,
  summary: 'Have an archive made of everything in the own account; while one is being made, it is that one',
  access: 'person',
  allowances: [NEW_ARCHIVES],
  responses: { 202: answer },
});

export const archiveEndpoints = { getArchive, makeArchive };
