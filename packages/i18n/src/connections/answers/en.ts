export const connections = {
  reasons: {
    fb_unavailable: 'Facebook is having trouble at the moment. We try again by ourselves.',
    fb_no_answer: 'Facebook did not answer. We try again by ourselves.',
    fb_rate_limited: 'Facebook takes no more calls for a while. The post waits until it does.',
    fb_posting_too_fast:
      'Facebook says that this Page posts too often and stops it for a day. Leave more time between posts.',
    fb_blocked: 'Facebook has blocked this Page from posting for a while. Open facebook.com to see why.',
    fb_spam_blocked: 'Facebook took this for spam and blocked the Page for a while. Open facebook.com to see why.',
    fb_identity_check:
      'Facebook wants you to confirm your identity before this Page may post. Do it on facebook.com, then try again.',
    fb_account_limited: 'Facebook has limited your account for a few days. Open facebook.com to see what to do.',
    fb_community_standards:
      'Facebook refused this post because of its Community Standards. Change the text or the pictures.',
    fb_duplicate: 'Facebook refused this post because the same text was posted just before. Change the text.',
    fb_photo_already_posted: 'Facebook says that these pictures are posted already.',
    fb_permission_missing:
      'A permission for this Page is missing. Reconnect Facebook and leave every permission ticked.',
    fb_role_lost: 'You no longer have a role on this Page. Ask its owner for full control, then reconnect Facebook.',
    fb_token_expired: 'The connection to Facebook has expired. Reconnect it.',
    fb_app_removed: 'Our access was removed in the settings of Facebook. Reconnect to go on.',
    fb_checkpoint: 'Facebook wants you to sign in on facebook.com and follow its instructions. Reconnect afterwards.',
    fb_password_changed: 'The Facebook password was changed, which ended the connection. Reconnect it.',
    fb_unconfirmed_user: 'Your Facebook account is not confirmed. Confirm it on facebook.com, then reconnect.',
    fb_gone: 'This is no longer on Facebook, or the connection may not see it.',
    fb_invalid: 'Facebook did not accept something in this post. Check its text, link and pictures.',
    fb_refused: 'Facebook refused this.',
    fb_empty: 'The post is empty. Write a text or add a picture.',
    fb_photo_invalid: 'Facebook could not use a picture. Use a JPG, PNG or GIF file under 4 MB.',
    fb_video_invalid: 'Facebook could not use the video.',
    fb_link_unscrapable: 'Facebook could not read the link. Check that the address opens for everybody.',
    fb_comment_unread: 'Facebook took the comment but could not show it to us.',
    fb_code_expired: 'The answer of Facebook was too old or was used before. Connect again.',
    fb_app_misconfigured:
      'Facebook is not set up correctly on this installation. The people who run it must mend it; you need not do anything.',
    fb_version_sunset:
      'This installation speaks an old version of Facebook. The people who run it must update it; you need not do anything.',
    fb_video_alone: 'A video is published on its own. Take the other pictures and videos out of this post.',
    fb_video_processing: 'Facebook is still working on the video.',
    ig_posting_too_fast:
      'Instagram says that this account posts too often and stops it for a day. Leave more time between posts.',
    ig_blocked: 'Instagram has blocked this account from posting for a while. Open the Instagram app to see why.',
    ig_spam_blocked:
      'Instagram took this for spam and blocked the account for a while. Open the Instagram app to see why.',
    ig_identity_check:
      'Instagram wants you to confirm your identity before this account may post. Do it in the Instagram app, then try again.',
    ig_account_limited: 'Instagram has limited your account for a few days. Open the Instagram app to see what to do.',
    ig_community_standards:
      'Instagram refused this post because of its Community Guidelines. Change the text or the pictures.',
    ig_permission_missing:
      'A permission for this account is missing. Reconnect Instagram and leave every permission ticked.',
    ig_role_lost:
      'You no longer have a role on the Facebook Page of this account. Ask its owner for full control, then reconnect Instagram.',
    ig_app_removed: 'Our access was removed in the settings of Facebook. Reconnect Instagram to go on.',
    ig_checkpoint:
      'Facebook wants you to sign in on facebook.com and follow its instructions. Reconnect Instagram afterwards.',
    ig_password_changed: 'The Facebook password was changed, which ended the connection to Instagram. Reconnect it.',
    ig_unconfirmed_user:
      'Your Facebook account is not confirmed. Confirm it on facebook.com, then reconnect Instagram.',
    ig_invalid: 'Instagram did not accept something in this post. Check its text, pictures and video.',
    ig_code_expired: 'The answer of Facebook was too old or was used before. Connect again.',
    ig_app_misconfigured:
      'Instagram is not set up correctly on this installation. The people who run it must mend it; you need not do anything.',
    ig_version_sunset:
      'This installation speaks an old version of Instagram. The people who run it must update it; you need not do anything.',
    ig_media_required: 'Instagram publishes no posts without a picture or a video. Add one.',
    ig_media_mixed: 'A reel is one video and nothing else. Take the other pictures and videos out of this post.',
    ig_media_unreachable:
      'Instagram could not fetch a picture or video from this installation. We try again by ourselves.',
    ig_image_invalid: 'Instagram could not use a picture. It takes JPEG pictures only.',
    ig_image_ratio:
      'Instagram could not use a picture because it is too tall or too wide. It takes pictures between 4:5 and 1.91:1.',
    ig_image_too_large: 'Instagram could not use a picture because its file is larger than 8 MB.',
    ig_video_invalid:
      'Instagram could not use the video. It takes MP4 and MOV videos between 3 seconds and 15 minutes.',
    ig_caption_too_long: 'Instagram takes at most 2,200 characters and 30 hashtags. Shorten the text.',
    ig_tags_invalid: 'Instagram did not accept the tags of this post. It takes at most 20 mentions.',
    ig_carousel_size: 'Instagram takes between 2 and 10 pictures in one post. Take some out.',
    ig_container_failed: 'Instagram could not prepare this post. Try again later.',
    ig_container_expired: 'What we had prepared on Instagram has expired. We prepare it again by ourselves.',
    ig_not_ready: 'Instagram is still working on this post. It goes out as soon as it is ready.',
    ig_quota:
      'This account has published as many posts in 24 hours as Instagram allows. The post waits until there is room.',
    ig_container_quota: 'Instagram prepares no more posts of this account for a while. The post waits until it does.',
    ig_restricted:
      'Instagram has restricted this account. Open the Instagram app and follow what it asks, then try again.',
    ig_unlisted: 'The post is out on Instagram, but Instagram does not list it yet.',
    li_rate_limited: 'LinkedIn takes no more calls for a while. The post waits until it does.',
    li_daily_limit: 'LinkedIn takes no more calls for today. The post waits until it does.',
    li_permission_missing:
      'LinkedIn says that you may not do this. Reconnect it, or ask an administrator of the Company Page for a role that may publish.',
    li_role_lost: 'You no longer have a role on this Company Page that may publish. Ask one of its administrators.',
    li_token_revoked: 'Our access was removed in the settings of LinkedIn. Reconnect it to go on.',
    li_token_new: 'LinkedIn has not heard of the new connection everywhere yet. We try again by ourselves.',
    li_app_misconfigured: 'This installation’s LinkedIn app is not set up correctly. Its operator has to mend that.',
    li_version_sunset:
      'LinkedIn has switched off the version that we speak. The operator has to update Waypost; you need not do anything.',
    li_invalid: 'LinkedIn did not accept something in this post. Check its text, link, pictures and video.',
    li_duplicate: 'LinkedIn refused this because the same text was posted a few minutes ago. Change the text or wait.',
    li_empty: 'LinkedIn publishes no empty posts. Add a text, a link, a picture or a video.',
    li_text_too_long:
      'The text is too long for LinkedIn: a post takes 3,000 characters, a comment 1,250. Some signs, such as brackets, count twice.',
    li_too_many_images: 'LinkedIn takes at most 20 pictures in one post. Take some out.',
    li_image_invalid: 'LinkedIn could not use a picture. It takes JPEG, PNG and GIF.',
    li_video_invalid: 'LinkedIn could not use the video. It takes MP4 films between 3 seconds and 30 minutes.',
    li_video_alone:
      'A video post on LinkedIn is one video and nothing else. Take the other pictures and videos out of it.',
    li_media_pending:
      'LinkedIn is still working on the pictures or the video of this post. It goes out as soon as they are ready.',
    li_media_failed: 'LinkedIn could not process a picture or the video of this post.',
    li_upload_expired: 'The upload to LinkedIn took too long. We begin it again by ourselves.',
    li_member_unreadable:
      'LinkedIn does not let us read the posts of a personal profile. Please look at your profile yourself.',
    li_posts_unreadable:
      'LinkedIn does not let this installation read the posts of a Company Page. Please look at the page yourself.',
    type_unsupported: 'This kind of post cannot be published on this network yet.',
  },
  /** Causes that every network may have, for those that have no sentence of their own under `reasons`. */
  shared_reasons: {
    unavailable: '{network} is having trouble at the moment. We try again by ourselves.',
    no_answer: '{network} did not answer. We try again by ourselves.',
    rate_limited: '{network} takes no more calls for a while. The post waits until it does.',
    token_expired: 'The connection to {network} has expired. Reconnect it.',
    token_invalid: '{network} no longer accepts the connection. Reconnect it.',
    code_expired: 'The answer of {network} was too old or was used before. Connect again.',
    gone: 'This is no longer on {network}, or the connection may not see it.',
    refused: '{network} refused this.',
    comment_unread: '{network} took the comment but could not show it to us.',
    not_allowed_now: '{network} did not allow this just now. You need not reconnect it. We try again by ourselves.',
    our_mistake: 'We made a mistake in talking to {network}. You need not do anything.',
  },
  errors: {
    not_set_up: 'This installation has no access to this network.',
    profile_incomplete: 'Complete your profile before you connect.',
    no_consent: 'Connect the account first.',
    page_unknown: 'This page is not among those that the connected account may use.',
    not_admin: 'You are not ADMIN of {page}. Ask its owner for full control, or choose another page.',
    page_taken: '{page} is already used by another profile.',
    changed_meanwhile: 'The connection was changed somewhere else in the meantime. Reload and try again.',
    busy: 'A post is being published right now. Try again in a few minutes.',
  },
} as const;
