export const connections = {
  reasons: {
    fb_posting_too_fast:
      'Facebook says this Page posts too often and has blocked it for 24 hours. Leave more time between posts.',
    fb_blocked: 'Facebook has temporarily blocked posting on this Page. Open facebook.com to see why.',
    fb_spam_blocked:
      'Facebook flagged this post as spam and temporarily blocked the Page. Open facebook.com to see why.',
    fb_identity_check:
      'Facebook is asking you to confirm your identity before this Page can post. Confirm it on facebook.com, then try again.',
    fb_account_limited: 'Facebook has limited your account for a few days. Open facebook.com to see what to do.',
    fb_community_standards:
      'Facebook refused this post because of its Community Standards. Change the text or the images.',
    fb_duplicate: 'Facebook refused this post because the same text was just posted. Change the text.',
    fb_photo_already_posted: 'Facebook says these images have already been posted.',
    fb_permission_missing: 'This Page is missing a permission. Reconnect Facebook and leave every permission on.',
    fb_role_lost: 'You no longer have a role on this Page. Ask its owner for full control, then reconnect Facebook.',
    fb_app_removed: 'Waypost’s access was removed in your Facebook settings. Reconnect Facebook to continue.',
    fb_checkpoint:
      'Facebook is asking you to sign in on facebook.com and follow the instructions there. Then reconnect Facebook.',
    fb_password_changed: 'Your Facebook password was changed, which ended the connection. Reconnect Facebook.',
    fb_unconfirmed_user: 'Your Facebook account isn’t confirmed. Confirm it on facebook.com, then reconnect Facebook.',
    fb_invalid: 'Facebook didn’t accept something in this post. Check its text, link and images.',
    fb_empty: 'The post is empty. Write some text or add an image.',
    fb_photo_invalid: 'Facebook couldn’t use one of the images. Use a JPG, PNG or GIF under 4 MB.',
    fb_video_invalid: 'Facebook couldn’t use the video.',
    fb_link_unscrapable: 'Facebook couldn’t read the link. Make sure the address opens for everyone.',
    fb_app_misconfigured: 'Facebook isn’t set up correctly in Waypost. Your administrator has to fix it.',
    fb_version_sunset: 'Waypost needs an update to keep working with Facebook. Your administrator has to install it.',
    fb_video_alone: 'A video is published on its own. Remove the other images and videos from this post.',
    fb_video_processing: 'Facebook is still processing the video.',
    ig_posting_too_fast:
      'Instagram says this account posts too often and has blocked it for 24 hours. Leave more time between posts.',
    ig_blocked: 'Instagram has temporarily blocked posting on this account. Open the Instagram app to see why.',
    ig_spam_blocked:
      'Instagram flagged this post as spam and temporarily blocked the account. Open the Instagram app to see why.',
    ig_identity_check:
      'Instagram is asking you to confirm your identity before this account can post. Confirm it in the Instagram app, then try again.',
    ig_account_limited: 'Instagram has limited your account for a few days. Open the Instagram app to see what to do.',
    ig_community_standards:
      'Instagram refused this post because of its Community Guidelines. Change the text or the images.',
    ig_permission_missing: 'This account is missing a permission. Reconnect Instagram and leave every permission on.',
    ig_role_lost:
      'You no longer have a role on this account’s Facebook Page. Ask its owner for full control, then reconnect Instagram.',
    ig_app_removed: 'Waypost’s access was removed in your Facebook settings. Reconnect Instagram to continue.',
    ig_checkpoint:
      'Facebook is asking you to sign in on facebook.com and follow the instructions there. Then reconnect Instagram.',
    ig_password_changed: 'Your Facebook password was changed, which ended the connection. Reconnect Instagram.',
    ig_unconfirmed_user: 'Your Facebook account isn’t confirmed. Confirm it on facebook.com, then reconnect Instagram.',
    ig_invalid: 'Instagram didn’t accept something in this post. Check its text, images and video.',
    ig_code_expired: 'The reply from Facebook has expired or was already used. Reconnect Instagram.',
    ig_app_misconfigured: 'Instagram isn’t set up correctly in Waypost. Your administrator has to fix it.',
    ig_version_sunset: 'Waypost needs an update to keep working with Instagram. Your administrator has to install it.',
    ig_media_required: 'An Instagram post needs an image or a video. Add one.',
    ig_media_mixed: 'A reel is a single video. Remove the other images and videos from this post.',
    ig_media_unreachable:
      'Instagram couldn’t download an image or video from Waypost.{again, select, yes { We’ll try again automatically.} other {}}',
    ig_image_invalid: 'Instagram couldn’t use one of the images. Use JPEG images.',
    ig_image_ratio: 'Instagram couldn’t use an image that is too tall or too wide. Use images between 4:5 and 1.91:1.',
    ig_image_too_large: 'Instagram couldn’t use an image because its file is larger than 8 MB.',
    ig_video_invalid: 'Instagram couldn’t use the video. Use an MP4 or MOV between 3 seconds and 15 minutes long.',
    ig_caption_too_long: 'Instagram allows up to 2,200 characters and 30 hashtags. Shorten the text.',
    ig_tags_invalid: 'Instagram didn’t accept the tags in this post. It allows up to 20 mentions.',
    ig_carousel_size: 'Instagram allows 2 to 10 images in one post. Remove some.',
    ig_container_failed: 'Instagram couldn’t prepare this post. Try again later.',
    ig_container_expired:
      'The draft we prepared on Instagram has expired.{again, select, yes { We’ll prepare it again automatically.} other {}}',
    ig_not_ready: 'Instagram is still processing this post. It will be published as soon as it’s ready.',
    ig_quota:
      'This account has reached Instagram’s limit of posts in 24 hours.{again, select, yes { The post will wait until the limit is lifted.} other {}}',
    ig_container_quota:
      'Instagram is limiting new posts from this account right now.{again, select, yes { The post will wait until the limit is lifted.} other {}}',
    ig_restricted:
      'Instagram has restricted this account. Open the Instagram app, follow the instructions there, then try again.',
    ig_unlisted: 'The post is live on Instagram, but Instagram doesn’t list it yet.',
    li_daily_limit:
      'LinkedIn’s daily limit has been reached.{again, select, yes { The post will wait until the limit is lifted.} other {}}',
    li_permission_missing:
      'LinkedIn says you don’t have permission to do this. Reconnect LinkedIn, or ask an administrator of the page for a role that can post.',
    li_role_lost:
      'You no longer have a role that can post on this Company Page. Ask one of its administrators for one.',
    li_token_revoked: 'Waypost’s access was removed in your LinkedIn settings. Reconnect LinkedIn to continue.',
    li_token_new:
      'Your new LinkedIn connection isn’t active everywhere yet.{again, select, yes { We’ll try again automatically.} other {}}',
    li_app_misconfigured: 'LinkedIn isn’t set up correctly in Waypost. Your administrator has to fix it.',
    li_version_sunset: 'Waypost needs an update to keep working with LinkedIn. Your administrator has to install it.',
    li_invalid: 'LinkedIn didn’t accept something in this post. Check its text, link, images and video.',
    li_duplicate:
      'LinkedIn refused this post because the same text was posted a few minutes ago. Change the text or wait.',
    li_empty: 'The post is empty. Add some text, a link, an image or a video.',
    li_text_too_long:
      'Too long for LinkedIn, which allows 3,000 characters in a post and 1,250 in a comment. Some, such as brackets, count twice.',
    li_too_many_images: 'LinkedIn allows up to 20 images in one post. Remove some.',
    li_image_invalid: 'LinkedIn couldn’t use one of the images. Use a JPEG, PNG or GIF.',
    li_video_invalid: 'LinkedIn couldn’t use the video. Use an MP4 between 3 seconds and 30 minutes long.',
    li_video_alone: 'A video is published on its own. Remove the other images and videos from this post.',
    li_media_pending:
      'LinkedIn is still processing the images or video in this post. It will be published as soon as they’re ready.',
    li_media_failed: 'LinkedIn couldn’t process an image or the video in this post.',
    li_upload_expired:
      'The upload to LinkedIn took too long.{again, select, yes { We’ll start it again automatically.} other {}}',
    li_member_unreadable: 'LinkedIn doesn’t let us see posts on a personal profile. Please check your profile.',
    li_posts_unreadable: 'LinkedIn doesn’t let Waypost see posts on a Company Page. Please check the page.',
    type_unsupported: 'This type of post can’t be published on this network yet.',
  },
  /** Causes that every network may have, for those that have no sentence of their own under `reasons`. */
  shared_reasons: {
    unavailable:
      '{network} is having trouble right now.{again, select, yes { We’ll try again automatically.} other {}}',
    no_answer: '{network} didn’t respond.{again, select, yes { We’ll try again automatically.} other {}}',
    rate_limited:
      '{network} is limiting requests right now.{again, select, yes { The post will wait until the limit is lifted.} other {}}',
    token_expired: 'The connection to {network} has expired. Reconnect {network}.',
    token_invalid: '{network} no longer accepts the connection. Reconnect {network}.',
    code_expired: 'The reply from {network} has expired or was already used. Reconnect {network}.',
    gone: 'This post is no longer on {network}, or the connection can’t see it.',
    refused: '{network} refused the request.',
    comment_unread: '{network} accepted the comment but couldn’t show it to us.',
    not_allowed_now:
      '{network} didn’t allow this request just now. There’s no need to reconnect{again, select, yes {: we’ll try again automatically} other {}}.',
    our_mistake: 'Something went wrong on our side with {network}. There’s nothing you need to do.',
  },
  deletion: {
    title: 'Access deleted',
    carried_out: 'Waypost deleted its access to your {network} accounts: {at, date, ::yMMMMd}.',
  },
  errors: {
    not_set_up: 'This network isn’t set up in Waypost yet. Your administrator can add it.',
    profile_incomplete: 'Complete your profile before you connect a network.',
    no_consent: 'Connect the account first.',
    page_unknown: 'The connected account can’t use this page.',
    not_admin: 'You’re not ADMIN of {page}. Ask its owner for full control, or choose another page.',
    page_taken: '{page} is already used by another profile.',
    changed_meanwhile: 'The connection was changed somewhere else in the meantime. Reload the page and try again.',
    busy: 'A post is being published right now. Try again in a few minutes.',
  },
} as const;
