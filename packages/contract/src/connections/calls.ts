import { z } from '#zod';
import { LATE_AFTER_MINUTES } from '../posts/rules.ts';
import { type Allowance, HOUR_S } from '../wire/allowances.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, queryBool, socialAppSchema } from '../wire/schemas.ts';
import { accountDataSchema, connectionStatusSchema, pageItemsSchema } from './schemas.ts';

/** Each of them is stored, until it is used or has run out. */
const CONSENTS: Allowance = { name: 'consent', per: 'account', hits: 60, windowS: HOUR_S };
/** Each of them asks the network while the person waits. */
const NETWORK_QUESTIONS: Allowance = { name: 'network-question', per: 'account', hits: 600, windowS: HOUR_S };

const pageId = z.string().min(1).max(200);
const params = z.object({ profile: id, app: socialAppSchema });

export const getConnectionStatus = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/:app/status/',
  summary: 'Whether the app is installed and connected; asks the network',
  access: 'session',
  allowances: [NETWORK_QUESTIONS],
  owned: 'profile',
  params,
  responses: { 200: connectionStatusSchema },
});
export const getAccountData = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/:app/account_data/',
  summary: 'The connected page or account',
  access: 'session',
  owned: 'profile',
  params,
  responses: { 200: accountDataSchema },
});
export const getConnectUrl = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/:app/url/',
  summary: 'Where the browser goes to give consent; the state is single-use and bound to the session',
  access: 'session',
  allowances: [CONSENTS],
  owned: 'profile',
  params,
  query: z.object({ reconnect: queryBool.optional() }),
  responses: { 200: z.object({ url: z.string() }) },
});

export const listPages = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/:app/pages/',
  summary: 'Pages that the given consent reaches, with what was refused',
  access: 'session',
  allowances: [NETWORK_QUESTIONS],
  owned: 'profile',
  params,
  responses: { 200: pageItemsSchema },
});
export const selectPage = endpoint({
  method: 'POST',
  path: '/api/profile_social/:profile/:app/select/',
  summary: 'Choose the page; the role is checked again at the network',
  access: 'session',
  allowances: [NETWORK_QUESTIONS],
  owned: 'profile',
  params,
  // Where the page is named is left open: `select/?id=`, or in the body.
  query: z.object({ id: pageId.optional() }),
  body: z.object({ id: pageId.optional() }),
  responses: { 200: accountDataSchema },
});
export const removeConnection = endpoint({
  method: 'DELETE',
  path: '/api/profile_social/:profile/:app/',
  summary: 'Disconnect: pending posts of the app are deleted, the token is erased',
  access: 'session',
  owned: 'profile',
  params,
  responses: { 204: null },
});
export const removalPreview = endpoint({
  method: 'GET',
  path: '/api/profile_social/:profile/:app/removal/',
  summary: 'What disconnecting would do',
  access: 'session',
  owned: 'profile',
  params,
  responses: {
    200: z.object({
      pending_posts: z.number().int(),
      busy_posts: z.number().int(),
      /** Posts that wait for a person to say whether they went out; they keep waiting. */
      asked_posts: z.number().int(),
    }),
  },
});
export const patchConnectionSettings = endpoint({
  method: 'PATCH',
  path: '/api/profile_social/:profile/:app/settings/',
  summary: 'Pause or resume publishing; how late a post may still leave by itself',
  access: 'session',
  owned: 'profile',
  params,
  body: z.object({
    paused: z.boolean().optional(),
    late_after_minutes: z.number().int().min(LATE_AFTER_MINUTES.min).max(LATE_AFTER_MINUTES.max).optional(),
  }),
  responses: { 200: z.object({ paused: z.boolean(), late_after_minutes: z.number().int() }) },
});

export const connectionEndpoints = {
  getConnectionStatus,
  getAccountData,
  getConnectUrl,
  listPages,
  selectPage,
  removeConnection,
  removalPreview,
  patchConnectionSettings,
};
