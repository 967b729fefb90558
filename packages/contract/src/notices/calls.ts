import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { NOTICE_SWITCHES } from './allowances.ts';
import { NOTICES } from './rules.ts';

/** The link of a mail's foot; without one the own session counts. */
const token = z.string().max(200).optional();
const answer = z.object({ notices: z.array(z.object({ kind: z.enum(NOTICES), on: z.boolean() })) });

export const getNotices = endpoint({
  method: 'GET',
  path: '/api/mail_notices/',
  summary: 'Which notices by mail are on, of the own account or of the one whose link it is; 401 for neither',
  access: 'public',
  query: z.object({ token }),
  responses: { 200: answer },
});
export const patchNotice = endpoint({
  method: 'PATCH',
  path: '/api/mail_notices/',
  summary: 'Turn one kind of notice by mail on or off; repeatable',
  access: 'public',
  allowances: [NOTICE_SWITCHES],
  body: z.object({ token, kind: z.enum(NOTICES), on: z.boolean() }),
  responses: { 200: answer },
});

export const noticeEndpoints = { getNotices, patchNotice };
