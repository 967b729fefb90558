import { z } from '#zod';
import { MEDIA_STATES } from '../media/rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id, idParams, inLanguages, int4, listOf, localeSchema, orderOf, socialAppSchema } from '../wire/schemas.ts';
import { GUIDE_KINDS, GUIDE_TEXT_MAX, GUIDE_TITLE_MAX, GUIDE_UPLOADS, MEMBERSHIP_KINDS } from './rules.ts';

/** What both kinds show, in the reader's language. */
const shown = {
  id,
  title: z.string(),
  /** Null where nobody gave a picture and there is no video to take one from. */
  thumbnail: z.string().nullable(),
  /** Null until it is converted. */
  video: z.string().nullable(),
};
const onboardingVideo = z.object({
  ...shown,
  bottom_text: z.string().nullable(),
  bottom_link: z.string().nullable(),
  watched: z.boolean(),
});
export type OnboardingVideo = z.infer<typeof onboardingVideo>;
const tutorialVideo = z.object({
  ...shown,
  application: socialAppSchema,
  /** Whether it is still offered once the network is connected. */
  show_when_connected: z.boolean(),
  /** Clean HTML. */
  additional_info: z.string().nullable(),
});
export type TutorialVideo = z.infer<typeof tutorialVideo>;

const membershipVideo = z.object({ ...shown, kind: z.enum(MEMBERSHIP_KINDS) });
export type MembershipVideo = z.infer<typeof membershipVideo>;

/** What staff write; English is read wherever a language is empty. */
const written = z.object({
  kind: z.enum(GUIDE_KINDS),
  /** Of a tutorial alone. */
  application: socialAppSchema.nullable(),
  title: inLanguages(GUIDE_TITLE_MAX),
  /** Below the video: of an onboarding video plain text, of a tutorial Markdown or simple HTML. */
  text: inLanguages(GUIDE_TEXT_MAX),
  bottom_link: z.string().trim().max(2_000).nullable(),
  show_when_connected: z.boolean(),
  /** The languages whose readers see it; none named is all of them. */
  languages: z.array(localeSchema),
  active: z.boolean(),
});
export type WrittenGuide = z.infer<typeof written>;
const guide = written.extend({
  id,
  version: z.number().int(),
  thumbnail: z.string().nullable(),
  video: z.string().nullable(),
  /** How far the conversion is; null without a video. */
  state: z.enum(MEDIA_STATES).nullable(),
  progress: z.number().int(),
  watched: z.number().int(),
});
export type Guide = z.infer<typeof guide>;

const ofStaff = { access: 'session', needs: 'guides.change' } as const;

export const listOnboardingVideos = endpoint({
  method: 'GET',
  path: '/api/onboarding_videos/',
  summary: 'The onboarding videos in their order, and which of them the reader has watched',
  access: 'session',
  responses: { 200: listOf(onboardingVideo) },
});
export const watchOnboardingVideo = endpoint({
  method: 'POST',
  path: '/api/onboarding_videos/:id/watched/',
  summary: 'Note that the reader has watched it; again changes nothing',
  access: 'person',
  params: idParams,
  responses: { 204: null },
});
export const listTutorialVideos = endpoint({
  method: 'GET',
  path: '/api/tutorial_videos/',
  summary: 'The tutorial videos, of one network or of all',
  access: 'session',
  query: z.object({ application: socialAppSchema.optional() }),
  responses: { 200: listOf(tutorialVideo) },
});
export const listMembershipVideos = endpoint({
  method: 'GET',
  path: '/api/membership_videos/',
  summary: 'The videos about the memberships, one of each kind where there is one',
  access: 'session',
  responses: { 200: listOf(membershipVideo) },
});
export const listGuides = endpoint({
  ...ofStaff,
  method: 'GET',
  path: '/api/guides/',
  summary: 'All onboarding and tutorial videos as staff wrote them',
  responses: { 200: listOf(guide) },
});
export const createGuide = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/guides/',
  summary: 'Add an onboarding or tutorial video; its file comes afterwards; audited',
  body: written,
  responses: { 201: guide },
});
export const changeGuide = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/guides/:id/',
  summary: 'Write one anew, on top of the version that the writer has seen; audited',
  params: idParams,
  body: written.extend({ version: int4 }),
  responses: { 200: guide },
});
export const deleteGuide = endpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/api/guides/:id/',
  summary: 'Delete one; it can be restored; audited',
  params: idParams,
  responses: { 204: null },
});
export const restoreGuide = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/guides/:id/restore/',
  summary: 'Take a deletion back; audited',
  params: idParams,
  responses: { 200: guide },
});
export const orderGuides = endpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/api/guides/order/',
  summary:
    'Put those of a kind into this order; what is not named comes after, and ids of none are passed over; audited',
  body: orderOf,
  responses: { 204: null },
});
export const uploadGuideVideo = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/guides/:id/video/',
  allowances: [GUIDE_UPLOADS],
  summary: 'Give it a video (MP4 or MOV): multipart `video`; it is converted afterwards; audited',
  params: idParams,
  body: 'multipart',
  bodySeconds: 900,
  responses: { 201: guide },
});
export const uploadGuidePoster = endpoint({
  ...ofStaff,
  method: 'POST',
  path: '/api/guides/:id/poster/',
  allowances: [GUIDE_UPLOADS],
  summary: 'Give it a picture in the place of the video’s own: multipart `image`; audited',
  params: idParams,
  body: 'multipart',
  responses: { 201: guide },
});

export const guideEndpoints = {
  listOnboardingVideos,
  watchOnboardingVideo,
  listTutorialVideos,
  listMembershipVideos,
  listGuides,
  createGuide,
  changeGuide,
  deleteGuide,
  restoreGuide,
  orderGuides,
  uploadGuideVideo,
  uploadGuidePoster,
};
