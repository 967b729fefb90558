/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { posts: { menu: 'Posts', tab: 'Posts' } } as const;

export const posts = {
  status: {
    publishing: 'Publishing...',
    scheduled_for: 'Scheduled for',
    posted: 'Posted',
    deleted: 'Deleted',
    deleted_by_frequency: 'Deleted by post frequency',
    reposted: 'Reposted',
    post_error: 'Post error',
    missed: 'Missed',
    unconfirmed: 'Not confirmed',
    reconnect: 'Connection lost',
    paused: 'Paused',
    will_be_deleted: 'Will be deleted',
    removed: 'Deleted',
    delete_error: 'Delete error',
    post_failed_1: 'Post failed (1)',
    post_failed_2: 'Post failed (2)',
    post_failed_3: 'Post failed (3)',
  },
  periods: {
    past: '{days, plural, other {Last # days}}',
    ahead: '{days, plural, other {Next # days}}',
  },
  card: {
    scheduled: 'Scheduled',
    openPost: 'Open post: {text}',
    noText: 'Post without text',
    video: 'Video',
    reel: 'Reel',
    reelWaiting: 'Reel is processing',
    videoWaiting: 'Video is processing',
    preparing: 'Preparing {percent, number}%',
    unprepared: 'This video couldn’t be prepared',
  },
} as const;
