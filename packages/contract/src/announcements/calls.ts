import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, listOf } from '../wire/schemas.ts';
import { ANNOUNCEMENT_TYPES } from './rules.ts';

const shownAnnouncement = z.object({
  id,
  type: z.enum(ANNOUNCEMENT_TYPES),
  /** Clean HTML, in the reader's language. */
  message: z.string(),
  link: z.string().nullable(),
});
export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcements/',
  summary: 'What the profile is told now and its person has not closed, in the order of showing',
  access: 'session',
  owned: 'profile',
  query: z.object({ profile: id }),
  responses: { 200: listOf(shownAnnouncement) },
});
export const dismissAnnouncement = endpoint({
  method: 'POST',
  path: '/api/announcements/:id/dismiss/',
  summary: 'Close an announcement for good, in all profiles of the person; again changes nothing',
  access: 'person',
  owned: 'profile',
  params: idParams,
  body: z.object({ profile: id }),
  responses: { 204: null },
});

export const announcementEndpoints = { listAnnouncements, dismissAnnouncement };
