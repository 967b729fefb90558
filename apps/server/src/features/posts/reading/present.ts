import {
  type Attempt,
  type CalendarPosting,
  fillPlaceholders,
  POST_STATUS,
  type PostAction,
  type PostFacts,
  postActions,
  publishedText,
  type ScheduledPosting,
  statusLabel,
  type WornSupplier,
} from '@waypost/contract/posts';
import type { Locale } from '@waypost/i18n';
import { wireTime } from '../../../platform/http/index.ts';
import { type FileState, fileStates, playableKey, shownKey } from '../../media/index.ts';
import type { PostDeps } from '../deps.ts';
import { factsOf, isPlanned, type PageState } from '../facts.ts';
import type { Note } from '../publishing/attempts/attempts.ts';
import { candidatesIn } from '../publishing/attempts/candidates.ts';
import {
  blockedSentence,
  COMMENT_FORBIDDEN,
  forbiddenSentence,
  passingSentence,
  reasonSentence,
} from '../reason-text.ts';
import type { MediaItem, OwnRow, ShownCell, ShownPost, Worn } from './post-row.ts';
import type { AttemptRow, SiblingRow } from './store.ts';

export interface Viewer {
  readonly locale: Locale;
  readonly mayRefreshStats: boolean;
  readonly mayCompose: boolean;
  /** The posts that he may change; null: all that he sees. */
  readonly own: ReadonlySet<number> | null;
}

/** Whoever only looks at a post may do so in every way, and nothing else. */
const LOOKING: readonly PostAction[] = ['analytics', 'see_post', 'refresh_stats'];
type Deps = Pick<PostDeps, 'clock' | 'storage'>;

interface Asked {
  readonly id: number;
  readonly facts: PostFacts;
  /** Whether its profile has the generator. */
  readonly composes: boolean;
}
function actionsOf({ id, facts, composes }: Asked, now: number, viewer: Viewer): PostAction[] {
  const offered = postActions(facts, now, viewer);
  const actions = composes && viewer.mayCompose ? offered : offered.filter((action) => action !== 'revise');
  return viewer.own?.has(id) === false ? actions.filter((action) => LOOKING.includes(action)) : actions;
}

export function presentCalendar(deps: Deps, cells: readonly ShownCell[], viewer: Viewer): CalendarPosting[] {
  const now = deps.clock.now().getTime();
  return cells.map(({ post: row, composes, pageState }) => {
    const facts = factsOf(row, pageState);
    return {
      id: row.id,
      version: row.version,
      status: row.status,
      deleted: row.deleted,
      phase: row.phase,
      fire_at: wireTime(row.fire_at),
      label: statusLabel(facts, now),
      actions: actionsOf({ id: row.id, facts, composes }, now, viewer),
      message: row.message,
      image: row.image_key === null ? null : deps.storage.url(row.image_key),
      type: row.type,
      provider: row.provider,
      supplier: supplierOf(deps, row.worn) ?? undefined,
    };
  });
}

export function presentPosts(deps: Deps, posts: readonly ShownPost[], viewer: Viewer): ScheduledPosting[] {
  const now = deps.clock.now();
  return posts.map((post) => presentPost(deps, post, viewer, now));
}

/** One literal, because a list writes hundreds: an object that takes in others costs ten times as much. */
export function presentPost(
  deps: Deps,
  shown: ShownPost,
  viewer: Viewer,
  now: Date = deps.clock.now(),
): ScheduledPosting {
  const { post: row, page, composes, pageState } = shown;
  const media = row.media ?? [];
  const states = media.length === 0 ? [] : fileStates(page.app, media);
  const imageAt = media.findIndex((file) => file.kind === 'image');
  const videoAt = media.findIndex((file) => file.kind === 'video');
  const [image, video] = [media[imageAt], media[videoAt]];
  const playable = video === undefined ? null : (madeKey(video, states[videoAt]) ?? playableKey(video));
  const facts = factsOf(row, pageState);
  const actions = actionsOf({ id: row.id, facts, composes }, now.getTime(), viewer);
  const { reason, reason_code } =
    actions.includes('reconnect') && !actions.includes('resolve')
      ? removedPage(row, viewer.locale)
      : reasonOf(shown, now, viewer.locale);
  return {
    id: row.id,
    status: row.status,
    deleted: row.deleted,
    phase: row.phase,
    fire_at: wireTime(row.fire_at),
    label: statusLabel(facts, now.getTime()),
    actions,
    version: row.version,
    reason,
    reason_code,
    created: wireTime(row.created_at),
    message: row.message,
    messages_with_custom_text: textOf(shown),
    message_edited: row.message_edited,
    image: image === undefined ? null : deps.storage.url(madeKey(image, states[imageAt]) ?? image.key),
    thumbnail: media[0] === undefined ? null : deps.storage.url(media[0].thumbnail_key),
    video: playable === null ? null : deps.storage.url(playable),
    media: media.map((file, position) => presentMedia(deps, file, states[position])),
    link: row.link,
    external_link: row.permalink,
    link_title: row.link_title,
    title: row.title,
    domain: row.domain,
    type: row.type,
    provider: page.provider,
    app: page.app,
    origin: row.origin_id,
    pgid: page.pgid,
    page_name: page.page_name,
    page_image: page.page_image,
    has_custom_image: row.has_custom_image,
    first_comment: presentComment(shown, viewer.locale),
    stats: row.stats === null ? null : { ...row.stats, fetched_at: wireTime(row.stats_fetched_at ?? row.fire_at) },
    stats_reason: statsReasonOf(shown, viewer.locale),
    preflight: row.preflight_result,
    campaign: row.worn === null ? undefined : { supplier: supplierOf(deps, row.worn), text_changed: row.text_changed },
  };
}

const supplierOf = ({ storage }: Deps, worn: Worn | null): WornSupplier | null =>
  worn === null || worn.name === null ? null : { name: worn.name, logo: worn.logo && storage.url(worn.logo) };

const statsReasonOf = ({ post: row, page }: ShownPost, locale: Locale): string | undefined =>
  row.status === POST_STATUS.posted && page.missing_permissions?.includes('figures')
    ? forbiddenSentence(locale, 'figures', { app: page.app, type: row.type })
    : undefined;

type Why = Pick<ScheduledPosting, 'reason' | 'reason_code'>;
const because = (code: string, locale: Locale): Why => ({ reason: reasonSentence(locale, code), reason_code: code });

/** What it is to be connected again for. */
const removedPage = ({ deleted }: Pick<OwnRow, 'deleted'>, locale: Locale): Why => ({
  reason: reasonSentence(locale, deleted ? 'removed_deleted' : 'connection_removed'),
  reason_code: 'connection_removed',
});

/** Why it stands where it stands: a post behind its page's limit waits for that, whatever else it has met before. */
function reasonOf({ post: row, page, pageState }: ShownPost, now: Date, locale: Locale): Why {
  if (row.looked_for && row.phase !== 'unconfirmed' && !row.deleted) return because('looked_for', locale);
  const waits = waitsFor(row, pageState, now);
  if (waits !== null) return because(waits, locale);
  const until = blockedUntil(row, page, now);
  if (until === null) {
    // Until its time comes, a post has met with nothing itself.
    const code = row.reason_code ?? (pageState === 'broken' ? 'reconnect' : null);
    const say = isPlanned(row) && pageState !== 'broken' ? passingSentence : reasonSentence;
    return { reason: say(locale, code, row.reason_values), reason_code: code };
  }
  const code = page.blocked_reason ?? 'rate_limited';
  return { reason: blockedSentence(locale, code, until, row.late_after), reason_code: code };
}

/** What holds back a post whose time has come, and which nobody has in hand. */
const waitsFor = (row: OwnRow, pageState: PageState, now: Date): 'held' | 'paused' | null =>
  (pageState === 'held' || pageState === 'paused') && row.phase !== 'claimed' && row.fire_at <= now ? pageState : null;

function blockedUntil(
  { phase, fire_at, deleted }: OwnRow,
  { blocked_until: until }: ShownPost['page'],
  now: Date,
): Date | null {
  return isPlanned({ phase, deleted }) && until !== null && until > now && fire_at < until ? until : null;
}

/** The file with what the profile has drawn onto it, once it is made. */
const madeKey = ({ recipe }: MediaItem, made: FileState | undefined): string | null =>
  recipe !== null && made?.state === 'ready' ? made.key : null;

const presentMedia = (deps: Deps, file: MediaItem, made: FileState | undefined): ScheduledPosting['media'][number] => ({
  url: deps.storage.url(madeKey(file, made) ?? shownKey(file)),
  ...(made !== undefined && { state: made.state, progress: made.progress }),
  thumbnail: deps.storage.url(file.thumbnail_key),
  kind: file.kind,
  alt_text: file.alt_text,
  width: file.width,
  height: file.height,
});

/** What went out, or what will go out as things stand (POST-058). */
function textOf({ post, page, text }: ShownPost): string {
  if (post.status === POST_STATUS.posted && post.as_written) return post.message;
  if (post.status === POST_STATUS.posted && post.published_text !== null) return post.published_text;
  return publishedText(post.message, page.app, text);
}

function presentComment({ post: row, page, text }: ShownPost, locale: Locale): ScheduledPosting['first_comment'] {
  if (row.comment_text === null || row.comment_phase === null) return null;
  const open = row.comment_phase === 'waiting' || row.comment_phase === 'sending';
  return {
    text: row.comment_phase === 'waiting' ? fillPlaceholders(row.comment_text, text.placeholders) : row.comment_text,
    state: row.comment_phase === 'sending' ? 'waiting' : row.comment_phase,
    reason:
      row.comment_reason === COMMENT_FORBIDDEN
        ? forbiddenSentence(locale, 'comments', { app: page.app, type: row.type })
        : (open ? passingSentence : reasonSentence)(locale, row.comment_reason),
  };
}

export function presentSiblings(deps: Pick<Deps, 'clock'>, rows: readonly SiblingRow[]) {
  const now = deps.clock.now().getTime();
  return rows.map((row) => ({
    id: row.id,
    profile: row.profile_id,
    app: row.app,
    deleted: row.deleted,
    label: statusLabel({ ...row, fireAt: row.fire_at.getTime(), pageState: row.page_state }, now),
  }));
}

/** When a look read the page. One that could not says nothing of the post, and a person's answer is no look. */
const readAt = ({ at, looked, found, candidates }: Note): string[] =>
  typeof at === 'string' && (looked ?? found ?? candidates) !== undefined ? [at] : [];

export function presentAttempt(row: AttemptRow, locale: Locale): Attempt {
  return {
    number: row.n,
    purpose: row.purpose,
    started: row.started_at.toISOString(),
    ended: row.ended_at?.toISOString() ?? null,
    outcome: row.outcome,
    reason: reasonSentence(locale, row.reason_code, row.reason_values),
    candidates: row.outcome === null ? candidatesIn(row.evidence) : [],
    looked_at: row.evidence.flatMap(readAt),
  };
}
