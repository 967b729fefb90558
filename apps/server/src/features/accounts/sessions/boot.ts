import type { Session } from '@waypost/contract/accounts';
import { PERMISSIONS } from '@waypost/contract/plans';
import { isFreeSlugShape } from '@waypost/contract/profiles';
import type { PublishingHold } from '@waypost/contract/publishing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prepared } from '../../../platform/db/prepared.ts';
import { query } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { SESSION_COOKIE } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { ownProfiles, profileIdOfSlug, profileOf, scopeOfProfile, urlOf } from '../../profiles/index.ts';
import { managedSuppliers } from '../../suppliers/index.ts';
import type { AccountDeps } from '../deps.ts';
import { demoAllowed } from '../policy.ts';
import { presentUser } from '../present.ts';
import { rememberProfile, type UserRow, userById } from '../store.ts';
import { keepSessionCookie } from './sessions.ts';

/** What a page knows when it starts: GET /api/session/ and the host page answer the same. */
export async function bootData(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  slug?: string,
): Promise<Session> {
  const { actor } = request;
  const user = actor === null ? null : await userById(deps.db, actor.userId);
  const installation = await readInstallation(deps);
  const { hold } = installation;
  return {
    ...(actor === null || user === null
      ? { user: null, profile: null, profiles: [], impersonator: null, permissions: [], supplier_manager: null }
      : await personal(deps, actor, user, slug)),
    csrf_token: csrfToken(deps, request, reply),
    locale: request.locale,
    flags: flagsOf(installation, user),
    sandbox: deps.config.sandbox === undefined ? null : { url: deps.config.sandbox.url },
    takes_videos: deps.config.videoTools !== undefined,
    demo_sign_in: demoAllowed(deps.config)(request),
    // Never the address that mails come from: nobody reads it.
    contact_url: deps.config.contactUrl ?? null,
    help_url: deps.config.helpUrl ?? null,
    publishing_hold: user === null || hold === null ? null : { reason: hold.reason, since: hold.since },
  };
}

async function personal(deps: AccountDeps, actor: Actor, user: UserRow, slug: string | undefined) {
  const profiles = await ownProfiles(deps.db, actor);
  const selected = await selectProfile(deps, actor, user, profiles, slug);
  const impersonator = actor.impersonatorId === null ? null : await userById(deps.db, actor.impersonatorId);
  return {
    user: presentUser(user),
    profile: selected === null ? null : await profileOf(deps, selected),
    profiles: profiles.map((profile) => ({
      pk: profile.id,
      slug: profile.slug,
      name: `${profile.first_name} ${profile.last_name}`.trim(),
      avatar: urlOf(deps, profile.avatar_key),
    })),
    impersonator: impersonator && { pk: impersonator.id, name: `${impersonator.first_name} ${impersonator.last_name}` },
    supplier_manager: actor.permissions.has('marketing.view_calendar') ? await managedSuppliers(deps.db, actor) : null,
    permissions: actor.isSuperuser ? [...PERMISSIONS] : [...actor.permissions],
  };
}

/**
 * The profile that the address names, if the actor may look at it; without a profile in the address the one used last.
 * Words of the product (`accounts`, `admin`) are no profiles.
 */
async function selectProfile(
  { db }: Deps,
  actor: Actor,
  user: UserRow,
  own: readonly { id: number; slug: string }[],
  slug: string | undefined,
) {
  if (slug === undefined || !isFreeSlugShape(slug)) {
    const usual = own.find((profile) => profile.id === user.last_profile_id) ?? own[0];
    return usual === undefined ? null : scopeOfProfile(db, actor, usual.id);
  }
  const mine = own.find((profile) => profile.slug === slug);
  if (mine !== undefined) {
    if (mine.id !== user.last_profile_id && actor.impersonatorId === null)
      await rememberProfile(db, actor.userId, mine.id);
    return scopeOfProfile(db, actor, mine.id);
  }
  if (!actor.isStaff && !actor.isSuperuser) return null;
  const id = await profileIdOfSlug(db, slug);
  return id === null ? null : scopeOfProfile(db, actor, id, 'read');
}

/** All tabs of one session share its secret; it goes when the browser changes to another session (`setSessionCookie`). */
function csrfToken({ config }: Deps, request: FastifyRequest, reply: FastifyReply): string {
  const session = request.cookies[SESSION_COOKIE];
  if (request.actor !== null && session !== undefined) keepSessionCookie(reply, config, session);
  return reply.generateCsrf();
}

const settings = prepared('installation_boot', () =>
  query.selectFrom('installation').select(['key', 'value']).where('key', 'in', ['flags', 'publishing_held']),
);
interface Installation {
  readonly flags: unknown;
  readonly hold: PublishingHold | null;
}

async function readInstallation({ db }: Deps): Promise<Installation> {
  const found = new Map((await db.rows(settings({}))).map(({ key, value }) => [key, value]));
  return { flags: found.get('flags'), hold: (found.get('publishing_held') ?? null) as PublishingHold | null };
}

function flagsOf({ flags }: Installation, user: UserRow | null): string[] {
  const everywhere = Array.isArray(flags) ? flags.filter((flag) => typeof flag === 'string') : [];
  return [...new Set([...everywhere, ...(user?.flags ?? [])])];
}
