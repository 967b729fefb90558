import { z } from '#zod';
import { PLANS } from '../plans/plans.ts';
import { endpoint } from '../wire/endpoint.ts';
import { givenTime, id, idParams, inLanguages, int4, isoTime, listOf, localeSchema, orderOf } from '../wire/schemas.ts';
import { ANNOUNCEMENT_MAX, ANNOUNCEMENT_STATES, ANNOUNCEMENT_TYPES } from './rules.ts';

/** What staff write: `text` is Markdown in which simple HTML is allowed, English wherever a language is empty. */
const written = z.object({
  type: z.enum(ANNOUNCEMENT_TYPES),
  text: inLanguages(ANNOUNCEMENT_MAX),
  link: z.string().trim().max(2_000).nullable(),
  starts: givenTime.nullable(),
  ends: givenTime.nullable(),
  /** Nobody named is everybody. */
  plans: z.array(z.enum(PLANS)).max(PLANS.length),
  countries: z.array(id).max(300),
});
export type WrittenAnnouncement = z.infer<typeof written>;

const announcement = written.extend({
  id,
  starts: isoTime.nullable(),
  ends: isoTime.nullable(),
  state: z.enum(ANNOUNCEMENT_STATES),
  version: z.number().int(),
  /** How many people have closed it. */
  dismissals: z.number().int(),
});
export type Announcement = z.infer<typeof announcement>;

const ofStaff = { access: 'session', needs: 'announcements.change' } as const;

export const listAllAnnouncements = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/announcements/all/',
  summary: 'All announcements as staff wrote them, in the order of showing',
  responses: { 200: listOf(announcement) },
});
export const createAnnouncement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/announcements/',
  summary: 'Write an announcement; nobody is shown it yet; audited',
  body: written,
  responses: { 201: announcement },
});
export const changeAnnouncement = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/announcements/:id/',
  summary: 'Write an announcement anew, on top of the version that the writer has seen; audited',
  body: written.extend({ version: int4 }),
  params: idParams,
  responses: { 200: announcement },
});
export const publishAnnouncement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/announcements/:id/publish/',
  summary: 'Show an announcement within its window; again changes nothing; audited',
  params: idParams,
  responses: { 200: announcement },
});
export const withdrawAnnouncement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/announcements/:id/withdraw/',
  summary: 'Show an announcement no longer; again changes nothing; audited',
  params: idParams,
  responses: { 200: announcement },
});
export const deleteAnnouncement = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/announcements/:id/',
  summary: 'Delete an announcement; it can be restored; audited',
  params: idParams,
  responses: { 204: null },
});
export const restoreAnnouncement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/announcements/:id/restore/',
  summary: 'Take the deletion of an announcement back; audited',
  params: idParams,
  responses: { 200: announcement },
});
export const orderAnnouncements = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/announcements/order/',
  summary:
    'Put the announcements into this order of showing; what is not named comes after, and ids of none are passed over; audited',
  body: orderOf,
  responses: { 204: null },
});
export const previewAnnouncement = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/announcements/preview/',
  summary: 'The clean HTML that a text becomes',
  body: z.object({ text: z.string().max(ANNOUNCEMENT_MAX), locale: localeSchema }),
  responses: { 200: z.object({ html: z.string() }) },
});

export const announcementStaffEndpoints = {
  listAllAnnouncements,
  createAnnouncement,
  changeAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
  deleteAnnouncement,
  restoreAnnouncement,
  orderAnnouncements,
  previewAnnouncement,
};
