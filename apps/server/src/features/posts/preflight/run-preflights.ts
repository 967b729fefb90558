import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import { hasPro } from '@waypost/contract/plans';
import { type PreflightMessage, preflight, publishedText } from '@waypost/contract/posts';
import { SocialError } from '../../../connectors/social/port.ts';
import { type Sweep, sweep } from '../../../platform/sweeps/sweep.ts';
import { noteRefusal } from '../../connections/index.ts';
import { endCardOf, filesOfPost } from '../../media/index.ts';
import { queueMail } from '../../outbox/index.ts';
import { textSettingsIn } from '../../profiles/index.ts';
import type { PostDeps } from '../deps.ts';
import { preflightTrouble } from '../emails/preflight-trouble.ts';
import { reachPage } from '../page-access.ts';
import { preflightAgain } from '../post.ts';
import { mediaFacts } from './preflight-posts.ts';
import { claimPreflights, type PreflightRow, savePreflight } from './preflight-store.ts';
import { sameTextPost, worldConnection } from './preflight-world.ts';

/** How long the answer of a page counts for its other posts: many are due in the same hour. */
const KNOWN_MS = 5_000;

/** About an hour before its time a post is looked over once more, so that trouble is known before it bites. */
export function preflightSweep(deps: PostDeps): Sweep {
  const pages = new Map<number, Promise<PreflightMessage | null>>();
  const pageOf = (row: PreflightRow) => {
    const known = pages.get(row.connection_id) ?? checkPage(deps, row);
    if (!pages.has(row.connection_id)) {
      pages.set(row.connection_id, known);
      setTimeout(() => pages.delete(row.connection_id), KNOWN_MS).unref();
    }
    return known;
  };
  return sweep({
    id: 'posts.preflights',
    everyMs: 5_000,
    lanes: 4,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => claimPreflights(deps.db, app, atMost),
    async work(row) {
      await check(deps, row, await pageOf(row));
      return true;
    },
  });
}

async function check(deps: PostDeps, row: PreflightRow, page: PreflightMessage | null): Promise<void> {
  const signature = textSettingsIn(row);
  const text = publishedText(row.message, row.app, signature);
  const media = await filesOfPost(deps.db, row.id);
  const connection = { ...row, id: row.connection_id };
  const messages = preflight(
    {
      app: row.app,
      message: row.message,
      text,
      placeholders: signature.placeholders,
      link: row.link,
      firstComment: row.comment,
      shows: row.shows_link ? 'link' : null,
      ...mediaFacts(row.app, media, row.type),
      endCard: row.type === 'reel' ? await endCardOf(deps.db, row.profile_id, row.source) : null,
      fireAt: row.fire_at.getTime(),
    },
    {
      now: deps.clock.now().getTime(),
      pro: hasPro(row.plan, row.is_superuser),
      connection: worldConnection(connection),
      sameTextPost: await sameTextPost(deps.db, { connection, text, at: row.fire_at, signature, except: [row.id] }),
    },
  ).filter(({ code }) => !OF_WRITING.includes(code));
  const broken = messages.some((message) => message.level === 'error' && message.code === 'connection_broken');
  if (page !== null && !broken) messages.push(page);
  const network = CHANNELS[row.app].name;
  const troubles = messages.filter((message) => message.level === 'error');
  await deps.db.transaction(async (tx) => {
    const saved = await savePreflight(tx, row, messages, preflightAgain(row.fire_at, deps.clock.now(), Math.random()));
    if (!saved || troubles.length === 0) return;
    await queueMail(tx, preflightTrouble, {
      userId: row.user_id,
      params: {
        postId: row.id,
        profileSlug: row.slug,
        app: row.app,
        pageName: row.name ?? network,
        excerpt: text,
        fireAt: row.fire_at.toISOString(),
        problems: troubles.map(({ code, values }) => ({ code, values: { network, ...values } })),
      },
      dedupeKey: occasionOf(row, troubles, deps.clock.now()),
    });
  });
}

/** Rules for whoever writes a post or chooses its time; this one has had both for long. */
const OF_WRITING: readonly string[] = ['too_soon', 'message_blank'];

const OF_THE_PAGE: readonly string[] = [
  'not_connected',
  'connection_broken',
  'token_expires_before',
  'permission_missing',
  'upgrade_required',
  // The plan that brings it was lost: for all posts of that text at once.
  'placeholder_upgrade',
];

/** Trouble of the page concerns all its posts: one mail an hour, not one for each of them. */
function occasionOf(row: PreflightRow, troubles: readonly PreflightMessage[], now: Date): string {
  return troubles.every((trouble) => OF_THE_PAGE.includes(trouble.code))
    ? `preflight:connection:${row.connection_id}:${now.toISOString().slice(0, 13)}`
    : `preflight:${row.id}:${row.version}`;
}

/** Asks the network whether the page can be published to. A network that is away says nothing about the page. */
async function checkPage(deps: PostDeps, row: PreflightRow): Promise<PreflightMessage | null> {
  const reach = await reachPage(deps, row);
  if (reach === null) return null;
  try {
    await reach.connector.checkPage(reach.access);
    return null;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    const { refusal } = error;
    await noteRefusal(deps, { connectionId: row.connection_id, page: reach, call: null }, refusal);
    if (refusal.kind !== 'reconnect' && refusal.kind !== 'rejected' && refusal.kind !== 'gone') return null;
    const code = refusal.kind === 'reconnect' ? 'connection_broken' : 'permission_missing';
    return { app: row.app, code, level: 'error' };
  }
}
