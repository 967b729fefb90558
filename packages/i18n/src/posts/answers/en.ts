export const posts = {
  reason: {
    missed:
      'Its time passed before it could go out, so nothing was published. Post it now, reschedule it or dismiss it.',
    late_outage:
      'Waypost was not running at its time, so nothing was published. Post it now, reschedule it or dismiss it.',
    reconnect:
      'The connection to the page is broken. Reconnect it, and the post goes out if it is not too late by then.',
    paused: 'Publishing is paused for this page. The post waits until you resume it.',
    connection_removed: 'The page is no longer connected. Connect it again to publish this post.',
    gave_up: 'It was tried four times without success and will not be tried again by itself.',
    unconfirmed_looking:
      'The network did not say whether the post arrived. We look for it on the page and publish nothing twice meanwhile.',
    unconfirmed_ask_text:
      'The network did not say whether the post arrived, and reading the page did not settle it. Please look at the page and tell us.',
    unconfirmed_ask_cannot_read:
      'The network did not say whether the post arrived, and the page cannot be read. Please look at the page and tell us.',
    unconfirmed_ask_late:
      'This post was taken up late, after an outage, a pause or a restored backup. As far as we know nothing was sent, but the network does not let us look. Please look at the page and tell us.',
    comment_unconfirmed:
      'The network did not say whether the comment arrived. It is not sent again; please look at the post.',
    comment_forbidden:
      'Not written yet: {network} does not let us {permission}. Reconnect {network} and leave this permission switched on; if it is on already, ask an administrator of the page for a role that may do this. The comment then follows within the hour.',
    figures_forbidden:
      'No figures: {network} does not let us {permission}. Reconnect {network} and leave this permission switched on; if it is on already, ask an administrator of the page for a role that may do this. They then come within a day.',
    duplicate: 'The network refused it because the same text is on the page already. Change the text and try again.',
    same_text_out:
      'The same text is already out: {page}, {at, date, ::MMMdjmm}. {link, select, none {} other {{link} }}Change the text and try again.',
    not_sent: 'Nothing was sent, because the network could not be reached. It is tried again by itself.',
    step_failed: 'Preparing the post failed several times. Try again, or check its pictures and link.',
    media_missing: 'A picture of this post is no longer stored. Make the post anew with another picture.',
    held: 'Publishing is held until the people who run this installation confirm that it may go on.',
    same_text_open: 'Another post with the same text is being published on this page. This one waits for it.',
    rate_limited: 'The network takes no more posts for a while. The post waits until it does.',
    blocked_until: '{why} The next try is {at, date, ::MMMdjmm}.',
    blocked: 'The network has blocked the page from posting for a while. Open the network to see why.',
    ours_configuration:
      'Something is wrong on our side, not with your post. The people who run this installation must mend it; the post waits.',
    type_unsupported: 'This kind of post cannot be published on this network yet.',
    media_preparing:
      'The pictures or the video are being made fit for the network. The post goes out as soon as that is done.',
    media_unprepared:
      '{detail, select, unreadable {A file of this post is damaged or incomplete. Choose another one.} missing {A file of this post is no longer stored. Choose another one.} tool {This installation cannot convert videos. The people who run it must install ffmpeg.} other {A file of this post could not be made fit for the network. Try again, or choose another one.}}',
    unknown: 'The network refused it and gave no reason that we know.',
    unknown_detail: 'The network refused it and says: {detail}',
  },
  conflict: {
    busy: 'This post is being published just now, or we are finding out whether it arrived. Please wait until that is settled.',
    posted: 'This post is published already.',
    not_offered: 'This is not possible with the post as it stands now. Reload to see its newest state.',
    broken_connection: 'The page is not connected any more. Reconnect it first.',
    paused: 'Publishing is paused for this page. Resume it first.',
    owned_elsewhere: 'That post on the network belongs to another post of Waypost.',
    no_image: 'This post has no picture.',
    no_stats_yet: 'Stats can be refreshed after the first fetch.',
    stats_unreachable: 'The figures cannot be fetched, because the page is not connected. Reconnect it first.',
    idempotency_key: 'Use an Idempotency-Key of 1 to {maximum, number} characters.',
    idempotency_reuse: 'This Idempotency-Key was used for another call.',
  },
} as const;
