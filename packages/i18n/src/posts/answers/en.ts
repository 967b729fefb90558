export const posts = {
  reason: {
    missed:
      'Its time passed before it could be published, so nothing went out. Post it now, reschedule it or dismiss it.',
    late_outage:
      'Waypost was down at the scheduled time, so nothing was published. Post it now, reschedule it or dismiss it.',
    reconnect:
      'The connection to the page was lost. Reconnect the page, and the post will be published if it’s not too late by then.',
    paused:
      'Publishing to this page is paused. Resume publishing, and the post will be published if it’s not too late by then.',
    connection_removed: 'The page is no longer connected. Reconnect the page to publish this post.',
    removed_deleted: 'The page is no longer connected. Reconnect the page to restore this post.',
    gave_up: 'We tried four times without success and won’t try again automatically.',
    unconfirmed_looking:
      'The network didn’t confirm that the post was published. We’re checking the page and won’t publish it again in the meantime.',
    unconfirmed_ask_text:
      'The network didn’t confirm that the post was published, and we couldn’t tell from the page. Please check it and let us know.',
    unconfirmed_ask_cannot_read:
      'The network didn’t confirm that the post was published, and we can’t see the page. Please check it and let us know.',
    unconfirmed_ask_late:
      'This post came up late, after an outage, a pause or a restored backup, and the network doesn’t let us check. We don’t think it was published. Please check the page and let us know.',
    looked_for:
      'Waypost was interrupted, so we’re checking whether this post is already on the page before we publish it.',
    comment_unconfirmed:
      'The network didn’t confirm that the comment was added. We won’t send it again; please check the post.',
    comment_shut: 'Publishing to this page is paused or on hold. The first comment will be added once it goes on.',
    comment_held: 'The page was paused or publishing was on hold for two days, so the first comment wasn’t added.',
    comment_forbidden:
      'Not added yet: {network} doesn’t let us {permission}. Reconnect {network} and leave this permission on; if it’s already on, first ask an administrator of the page for a role that allows it. The comment will be added once you’ve reconnected {network}.',
    figures_forbidden:
      'No stats: {network} doesn’t let us {permission}. Reconnect {network} and leave this permission on; if it’s already on, ask an administrator of the page for a role that allows it. Stats will follow within a day.',
    duplicate:
      'The network refused the post because the same text is already on the page. Change the text and try again.',
    same_text_out:
      'The same text has already been published: {page}, {at, date, ::yMMMdjmm}. {link, select, none {} other {{link} }}Change the text and try again.',
    not_sent:
      'Nothing was sent because we couldn’t reach the network.{again, select, yes { We’ll try again automatically.} other {}}',
    step_failed: 'We couldn’t prepare the post after several attempts. Try again, or check its images and link.',
    media_missing: 'An image in this post is no longer stored. Create the post again with another image.',
    held: 'Publishing is on hold until your administrator confirms that it can continue.',
    same_text_open: 'Another post with the same text is being published to this page. This post will wait for it.',
    rate_limited:
      'The network is limiting requests right now.{again, select, yes { The post will wait until the limit is lifted.} other {}}',
    blocked_until: '{why} Next attempt: {at, date, ::yMMMdjmm}.',
    blocked_too_long:
      '{why} This lasts until {at, date, ::yMMMdjmm}, too late for this post: after {late, date, ::yMMMdjmm} it won’t be published anymore. Reschedule it.',
    blocked: 'The network has temporarily blocked posting on this page. Open the network to see why.',
    ours_configuration:
      'Something is wrong on our side, not with your post. Your administrator has to fix it; the post will wait.',
    type_unsupported: 'This type of post can’t be published on this network yet.',
    remove_there: 'Waypost isn’t allowed to delete this post from the network. Delete it there yourself.',
    remove_failed:
      'This post couldn’t be deleted from the network after several attempts. Delete it there yourself, or ask us to try again.',
    media_preparing:
      'We’re converting your images or video for the network. The post will be published as soon as they’re ready.',
    media_unprepared:
      '{detail, select, unreadable {A file in this post is damaged or incomplete. Choose another one.} missing {A file in this post is no longer stored. Choose another one.} tool {Waypost can’t convert videos yet. Your administrator has to install ffmpeg.} other {A file in this post couldn’t be converted for the network. Try again, or choose another one.}}',
    placeholder_empty:
      'Your profile has nothing to fill in for {detail}. Add it to your profile, or take it out of the text.',
    placeholder_upgrade: '{detail} is included in the PRO membership. Upgrade, or take it out of the text.',
    logo_unreadable:
      'Your logo can’t be read, so it can’t be put on the image. Upload it again in your business profile.',
    unknown: 'The network refused the post and gave no reason we recognize.',
  },
  conflict: {
    busy: 'This post is being published right now, or we’re confirming whether it was. Please wait a few minutes.',
    posted: 'This post has already been published.',
    not_offered: 'This isn’t possible for the post right now. Reload the page to see its current state.',
    broken_connection: 'The page is no longer connected. Reconnect the page first.',
    too_late: 'It’s too late to undo this: the post will be published.',
    time_taken:
      'Another post with the same text is planned for this one’s time now ({at, date, ::yMMMdjmm}), so this can’t be undone. The post will be published: delete it to prevent that.',
    nothing_to_undo: 'There’s nothing to undo for this post.',
    changed_since: 'The post has been changed since, so this can’t be undone.',
    deleted_since: 'The post has been deleted since, so this can’t be undone.',
    one_changed: 'One of these posts has been changed or deleted since, so scheduling can’t be undone.',
    no_former_time: 'This post has no earlier time to go back to. Delete it if it shouldn’t be published.',
    owned_elsewhere: 'That post is already linked to another post in Waypost.',
    looked_for: 'We’re checking whether this post is already on the page. Please wait a few minutes.',
    not_only_away:
      'This wasn’t only an outage. Publishing can continue, but we’ll look for every post on its page first.',
    no_image: 'This post has no image.',
    not_found_there: 'That isn’t one of the posts we found. Choose one of those, or just confirm that it’s there.',
    no_stats_yet: 'Stats can be refreshed after the first fetch.',
    stats_unreachable: 'Stats can’t be refreshed because the page isn’t connected. Reconnect the page first.',
    idempotency_key: 'Use an Idempotency-Key of 1 to {maximum, number} characters.',
    idempotency_reuse: 'This Idempotency-Key was already used for another request.',
  },
} as const;
