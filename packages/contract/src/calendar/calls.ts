import { z } from '#zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, isoTime } from '../wire/schemas.ts';

const params = z.object({ profile: id });
const path = '/api/calendar_feed/:profile/';

export const getCalendarFeed = endpoint({
  method: 'GET',
  path,
  summary: 'Since when calendar programs may read the posts of a profile; null: they may not',
  access: 'session',
  owned: 'profile',
  params,
  responses: { 200: z.object({ created: isoTime.nullable() }) },
});
export const createCalendarFeed = endpoint({
  method: 'POST',
  path,
  summary: 'A new private address for calendar programs, told once; an earlier one ends',
  access: 'person',
  owned: 'profile',
  params,
  responses: { 201: z.object({ created: isoTime, url: z.url() }) },
});
export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path,
  summary: 'End the private address; again does nothing',
  access: 'person',
  owned: 'profile',
  params,
  responses: { 204: null },
});

export const calendarEndpoints = { getCalendarFeed, createCalendarFeed, deleteCalendarFeed };
