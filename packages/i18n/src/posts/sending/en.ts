export const posts = {
  preflight: {
    message_blank: 'Write a message.',
    placeholder_unknown: 'Waypost doesn’t know {name}. These can be filled in: {known}.',
    placeholder_empty:
      'Your profile has nothing to fill in for {name}. Add it to your profile, or take it out of the text.',
    placeholder_upgrade: '{name} is included in the PRO membership. Upgrade, or take it out of the text.',
    message_too_long:
      '{network} allows up to {limit, number} characters; this text has {length, number}, signature included.{network, select, LinkedIn { Hashtags and characters such as brackets count more than once there.} other {}}',
    image_required: '{network} needs at least one image or a video.',
    too_many_images: '{network} allows up to {limit, number} images in one post.',
    images_and_link:
      '{network, select, Instagram {Instagram doesn’t show links in posts. The link will be left out there.} other {{network} shows either images and videos or a link preview. The link will be left out.}}',
    link_invalid: 'Enter a full web address, such as https://example.com.',
    link_unsupported: '{network} doesn’t publish links. Remove the link or add an image.',
    link_missing: 'Enter a link, or choose images or a video instead.',
    link_needs_picture: '{network} doesn’t show links. Add an image of your own for {network}.',
    link_own_picture: '{network} shows the image of the page behind the link. Your own image won’t be used there.',
    not_connected: '{network} isn’t connected.',
    connection_broken: 'The connection to {network} was lost. Reconnect {network} first.',
    connection_paused: 'Publishing to {network} is paused. The post will wait until you resume publishing.',
    token_expires_before: 'The connection to {network} expires before this post is due. Refresh the connection first.',
    upgrade_required: 'Publishing to {network} is included in the PRO membership.',
    too_soon: 'Choose a time at least {minutes, number} minutes from now, or post now.',
    slot_taken:
      'The {network} slot at {at, date, ::yMMMdjmm} was just taken by another post. Choose the next free slot.',
    same_text:
      '{out, select, yes {The same text is already out: {at, date, ::yMMMdjmm}. {link, select, none {} other {{link} }}} other {The same text is set for this page at {at, date, ::yMMMdjmm} (post {post, number, ::group-off}). }}Leave {minutes, number} minutes between them, or change the text.',
    permission_missing:
      'This {network} page is missing a permission. Reconnect {network} and leave every permission on.',
    image_too_small: 'An image is smaller than 200 pixels. It may look bad on {network}.',
    first_comment_unsupported: '{network} doesn’t allow a first comment.',
    first_comment_too_long:
      '{network} allows first comments of up to {limit, number} characters; this one has {length, number}.',
    reel_needs_video: 'A reel on {network} needs a video. Add one, or choose Post.',
    reel_not_upright:
      '{network, select, Facebook {Facebook only allows vertical videos as reels (9:16, at least 540 × 960 pixels). Choose Post or another video.} other {This video isn’t vertical (9:16). {network} will show it small, between two bars.}}',
    video_unsupported: '{network} doesn’t allow videos. Remove the video or deselect this network.',
    reel_unsupported: '{network} doesn’t have reels. The video will be published there as a video post.',
    reel_only: '{network} publishes a single video as a reel only.',
    video_alone: '{network} publishes a video on its own. Remove the other images and videos.',
    video_too_short: '{network} needs videos of at least {minimum, plural, one {# second} other {# seconds}}.',
    video_too_long:
      '{network} allows videos of up to {maximum, plural, =90 {90 seconds} other {{minutes, number} minutes}}.',
    end_card_left_out:
      'With its end card this reel would be longer than {network} allows ({maximum, plural, =90 {90 seconds} other {{minutes, number} minutes}}). It’ll be published there without the card.',
    media_unprepared:
      '{detail, select, unreadable {A file in this post is damaged or incomplete. Choose another one.} missing {A file in this post is no longer stored. Choose another one.} tool {Waypost can’t convert videos yet. Your administrator has to install ffmpeg.} other {A file in this post couldn’t be converted for the network. Try again, or choose another one.}}',
    logo_unreadable:
      'Your logo can’t be read, so it can’t be put on the image. Upload it again in your business profile.',
  },
  undo: {
    now: 'Publishing to {networks}…',
    held: 'Publishing is on hold. The post will wait until your administrator continues.',
    paused: 'Publishing to {networks} is paused. The post will wait until you resume it.',
    later: 'Scheduled on {networks}: {when}',
    profiles: 'In your profiles: {profiles}',
    undo: 'Undo ({seconds, number})',
    done: 'See posts',
    failed: 'Couldn’t undo',
  },
} as const;
