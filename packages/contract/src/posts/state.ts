/** Status codes of the wire (POST-019 … POST-027). */
export const POST_STATUS = {
  pending: 0,
  posted: 10,
  reposted: 15,
  error: 20,
  willBeDeleted: 30,
  deleted: 40,
  deletedByFrequency: 45,
  deleteError: 50,
  failed1: 100,
  failed2: 110,
  failed3: 120,
} as const;
export type PostStatus = (typeof POST_STATUS)[keyof typeof POST_STATUS];
export const POST_STATUS_VALUES = Object.values(POST_STATUS);
/** Still to go out by itself: on a first try, or between refused releases. */
export const PENDING_STATUSES: readonly PostStatus[] = [0, 100, 110, 120];
/** What the Upcoming tab asks for (POST-002, POST-059): everything that is not on the network yet. */
export const UPCOMING_STATUSES: readonly PostStatus[] = [0, 20, 100, 110, 120];
const isUpcoming = (status: number): boolean => UPCOMING_STATUSES.some((upcoming) => upcoming === status);

/** Where the publishing machine stands with a row; see docs/decisions on publishing. */
export const POST_PHASES = [
  'due',
  'claimed',
  'waiting',
  'committing',
  'accepted',
  'posted',
  'rejected',
  'reconnect',
  'unconfirmed',
  'missed',
] as const;
export type PostPhase = (typeof POST_PHASES)[number];

/** Phases in which the one irreversible call was, or may have been, sent and its outcome is open. */
export const BUSY_PHASES = ['committing', 'accepted', 'unconfirmed'] as const;
export const isBusy = (phase: PostPhase): boolean => BUSY_PHASES.some((busy) => busy === phase);
/** Nothing of the post is out, or may be. */
export const CHANGEABLE_PHASES = ['due', 'claimed', 'waiting', 'rejected', 'reconnect', 'missed'] as const;
const isChangeable = (phase: PostPhase): boolean => CHANGEABLE_PHASES.some((changeable) => changeable === phase);

export const POST_ACTIONS = [
  'edit',
  'reschedule',
  'revise',
  'post_now',
  'delete',
  'restore',
  'retry',
  'dismiss',
  'resolve',
  'analytics',
  'see_post',
  'refresh_stats',
  // No call: what its page needs first, and what its person's plan does.
  'reconnect',
  'upgrade',
] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

export interface PostFacts {
  readonly status: number;
  readonly deleted: boolean;
  readonly phase: PostPhase;
  /** Milliseconds since the epoch, like `now`. */
  readonly fireAt: number;
  readonly hasPermalink: boolean;
  readonly hasStats: boolean;
  /** An attempt without an outcome exists. */
  readonly openAttempt: boolean;
  /** Staff withdrew it with its campaign post. */
  readonly withdrawn: boolean;
  /** Unconfirmed, and the machine stopped looking by itself: a person has to say. */
  readonly askUser: boolean;
  /**
   * What keeps its page from publishing: it is connected no more, its connection is lost, all publishing is on hold, or its
   * owner paused it.
   */
  readonly pageState?: 'gone' | 'broken' | 'held' | 'paused' | null;
  /** It may be on the network without our knowing: nothing that would send it until that is clear. */
  readonly lookedFor: boolean;
  readonly reel?: boolean;
  /** It could not be taken off its network, and may be tried again. */
  readonly removable?: boolean;
}

export interface PostViewer {
  readonly mayRefreshStats: boolean;
  /** Whether the person has what PRO brings: reels are sent and brought back with it alone. True if absent. */
  readonly mayCompose?: boolean;
}

/** What a post offers at an instant (POST-034 … POST-039, POST-059). The server enforces it, the screens show it. */
export function postActions(post: PostFacts, now: number, viewer: PostViewer): PostAction[] {
  const gone = post.pageState === 'gone';
  const locked = post.reel === true && viewer.mayCompose === false;
  if (post.deleted) {
    const returns = post.fireAt > now && !post.withdrawn && isChangeable(post.phase);
    return returns ? [locked ? 'upgrade' : gone ? 'reconnect' : 'restore'] : [];
  }
  // Staff took it off its network, or mean to.
  if (post.status === POST_STATUS.deleted || post.status === POST_STATUS.willBeDeleted) return [];
  if (post.status === POST_STATUS.deleteError) return removalActions(post);
  if (post.status === POST_STATUS.posted || post.phase === 'posted') return postedActions(post, viewer.mayRefreshStats);
  if (post.openAttempt || isBusy(post.phase)) return post.phase === 'unconfirmed' && post.askUser ? asked(gone) : [];
  if (!isUpcoming(post.status)) return [];
  const actions: PostAction[] = [];
  if (locked) actions.push('upgrade');
  else if (!post.lookedFor) actions.push(...(gone ? (['reconnect'] as const) : sendingActions(post, now)));
  actions.push(post.phase === 'missed' ? 'dismiss' : 'delete');
  return actions;
}

/** On a page that is gone `absent` sends nothing again. */
const asked = (gone: boolean): PostAction[] => (gone ? ['resolve', 'reconnect'] : ['resolve']);

/** What would bring the post to the network, or change what is brought there. */
function sendingActions(post: PostFacts, now: number): PostAction[] {
  const actions: PostAction[] = [];
  if (post.status === POST_STATUS.pending && post.fireAt > now) actions.push('edit');
  actions.push('reschedule', 'revise', 'post_now');
  // Nobody tried a missed post: sending it late is Post now, which says so.
  if (post.status === POST_STATUS.error && post.phase !== 'missed') actions.push('retry');
  return actions;
}

/** It is still there: its address leads to where a person can delete it. */
const removalActions = ({ removable, hasPermalink }: PostFacts): PostAction[] => [
  ...(removable ? (['retry'] as const) : []),
  ...(hasPermalink ? (['see_post'] as const) : []),
];

function postedActions(post: PostFacts, mayRefreshStats: boolean): PostAction[] {
  const actions: PostAction[] = ['analytics'];
  if (post.hasPermalink) actions.push('see_post');
  if (post.hasStats && mayRefreshStats) actions.push('refresh_stats');
  return actions;
}

export const STATUS_LABELS = [
  'publishing',
  'scheduled_for',
  'posted',
  'deleted',
  'deleted_by_frequency',
  'reposted',
  'post_error',
  'missed',
  'unconfirmed',
  'reconnect',
  'paused',
  'will_be_deleted',
  'removed',
  'delete_error',
  'post_failed_1',
  'post_failed_2',
  'post_failed_3',
] as const;
export type StatusLabel = (typeof STATUS_LABELS)[number];

const LABEL_BY_STATUS: Readonly<Record<number, StatusLabel>> = {
  10: 'posted',
  15: 'reposted',
  20: 'post_error',
  30: 'will_be_deleted',
  40: 'removed',
  45: 'deleted_by_frequency',
  50: 'delete_error',
  100: 'post_failed_1',
  110: 'post_failed_2',
  120: 'post_failed_3',
};

/** Which label a post wears (POST-028 … POST-033); the words are in the catalogues under `posts.status`. */
export function statusLabel(
  post: Pick<PostFacts, 'status' | 'deleted' | 'phase' | 'fireAt' | 'pageState'>,
  now: number,
): StatusLabel {
  if (post.deleted) return post.status === 0 ? 'deleted' : 'deleted_by_frequency';
  if (post.phase === 'unconfirmed') return 'unconfirmed';
  if (post.phase === 'missed') return 'missed';
  if (post.status !== 0) return LABEL_BY_STATUS[post.status] ?? 'post_error';
  // It will not go out on its day unless somebody acts: said as soon as the connection is lost, not when the day has come.
  if (post.phase === 'reconnect' || post.pageState === 'broken' || post.pageState === 'gone') return 'reconnect';
  if (post.fireAt > now) return 'scheduled_for';
  return post.pageState && post.phase !== 'claimed' ? 'paused' : 'publishing';
}
