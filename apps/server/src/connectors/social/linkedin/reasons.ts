const OWN = [
  'li_unavailable',
  'li_no_answer',
  'li_rate_limited',
  'li_permission_missing',
  'li_role_lost',
  'li_token_expired',
  'li_token_revoked',
  'li_token_invalid',
  'li_token_new',
  'li_code_expired',
  'li_app_misconfigured',
  'li_version_sunset',
  'li_our_mistake',
  'li_gone',
  'li_invalid',
  'li_refused',
  'li_duplicate',
  'li_empty',
  'li_text_too_long',
  'li_too_many_images',
  'li_image_invalid',
  'li_video_invalid',
  'li_video_alone',
  'li_media_pending',
  'li_media_failed',
  'li_upload_expired',
  'li_member_unreadable',
  'li_posts_unreadable',
] as const;

/** Every cause that this adapter can name; each has a sentence in the catalogues under `connections.reasons`. */
export const LI_REASONS = [...OWN, 'type_unsupported'] as const;
export type LiReason = (typeof LI_REASONS)[number];
