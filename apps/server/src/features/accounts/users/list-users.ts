import { bool } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, contains, countAll, fullName, likePattern, query, sql, typed } from '../../../platform/db/query.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { restorableUntil } from '../../profiles/index.ts';

// Staff read accounts that are not theirs: what an endpoint needs is the check, and `visible` says whom they may see.

/** Superusers see everybody; other staff see the agency users. Both see who deleted the account, until it is erased. */
const visible = (actor: Actor) => {
  const known = query.selectFrom('users as u').where('u.is_active', '=', true);
  return actor.isSuperuser ? known : known.where('u.is_staff', '=', false).where('u.is_superuser', '=', false);
};

const named = (users: ReturnType<typeof visible>) =>
  users
    .select(['u.id', fullName('u').as('name'), 'u.email', 'u.plan'])
    .select(['u.is_staff', 'u.is_superuser', 'u.invited_at'])
    .select(restorableUntil('u').as('kept_until'))
    .select(typed(bool)`u.invited_at IS NOT NULL AND u.password_hash IS NULL`.as('invited'))
    .select((e) => [
      e
        .selectFrom('profiles as p')
        .select('p.slug')
        .whereRef('p.user_id', '=', 'u.id')
        .where('p.deleted_at', 'is', null)
        .orderBy('p.id')
        .limit(1)
        .as('slug'),
      e
        .selectFrom('mails as m')
        .select('m.state')
        .whereRef('m.user_id', '=', 'u.id')
        .where('m.kind', '=', 'invitation')
        .where('u.invited_at', 'is not', null)
        .orderBy('m.id', 'desc')
        .limit(1)
        .as('mail'),
      e
        .exists(
          e
            .selectFrom('one_time_tokens as o')
            .select('o.kind')
            .whereRef('o.user_id', '=', 'u.id')
            .where('o.kind', '=', 'invitation')
            .where('o.used_at', 'is', null)
            .where('o.expires_at', '>', appNow),
        )
        .as('link_open'),
    ]);

export interface Search {
  readonly search?: string;
  readonly staff?: boolean;
  readonly invited?: boolean;
  readonly limit: number;
  readonly offset: number;
}

export async function listUsers(db: Sql, actor: Actor, { search, staff, invited, limit, offset }: Search) {
  let found = visible(actor);
  const words = sql<string>`concat_ws(' ', u.first_name, u.last_name, u.email)`;
  if (search?.trim()) found = found.where(contains(words, likePattern(search)));
  if (staff) found = found.where((e) => e.or([e('u.is_staff', '=', true), e('u.is_superuser', '=', true)]));
  if (invited) found = found.where('u.invited_at', 'is not', null).where('u.password_hash', 'is', null);
  const total = await db.row(found.select(countAll));
  const ordered = invited ? named(found).orderBy('u.invited_at', 'desc') : named(found);
  const rows = await db.rows(
    ordered
      .orderBy(sql`lower(u.last_name)`)
      .orderBy(sql`lower(u.first_name)`)
      .orderBy('u.id')
      .limit(limit)
      .offset(offset),
  );
  return { count: total?.count ?? 0, rows };
}
export type ListedRow = Awaited<ReturnType<typeof listUsers>>['rows'][number];

const HISTORY = 20;

/** One account that the reader may see, with what is granted to it and what happened to it; `null` otherwise. */
export async function readUser(db: Sql, actor: Actor, id: number) {
  const user = await db.row(
    named(visible(actor))
      .select(['u.locale', 'u.email_verified_at', 'u.created_at', 'u.last_login_at', 'u.flags'])
      .where('u.id', '=', id),
  );
  if (user === null) return null;
  const [permissions, profiles, history] = await Promise.all([
    db.rows(query.selectFrom('user_permissions').select('codename').where('user_id', '=', id).orderBy('codename')),
    db.rows(
      query
        .selectFrom('profiles')
        .select(['id', 'slug', fullName('profiles').as('name'), 'generator_enabled'])
        .where('user_id', '=', id)
        .where('deleted_at', 'is', null)
        .orderBy('id'),
    ),
    db.rows(
      query
        .selectFrom('audit_log as a')
        .leftJoin('users as w', 'w.id', 'a.actor_id')
        .select(['a.action', 'a.created_at', 'w.first_name', 'w.last_name'])
        .where('a.object_type', '=', 'user')
        .where('a.object_id', '=', String(id))
        .orderBy('a.id', 'desc')
        .limit(HISTORY),
    ),
  ]);
  return { ...user, permissions: permissions.map(({ codename }) => codename), profiles, history };
}
export type ReadUser = NonNullable<Awaited<ReturnType<typeof readUser>>>;
