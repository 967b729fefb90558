import type { PRIMARY_LIST } from '@waypost/contract/contacts';
import type { Reads } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { conflict, notFound } from '../../platform/errors/index.ts';
import type { Actor, ProfileScope } from '../../platform/session/actor.ts';
import { type Access, mayEnter, scopeOfProfile } from '../profiles/index.ts';

declare const checked: unique symbol;

/** Proof that the actor may act in a contact list; only the functions of this file make one. */
export interface ListScope {
  readonly listId: number;
  readonly accountId: number;
  readonly profile: ProfileScope;
  /** The actor may look only. */
  readonly readOnly: boolean;
  /** The newsletter is connected. */
  readonly isEnabled: boolean;
  readonly [checked]: 'list';
}

/** How callers name a list: by its id, or by its slug beside its account, its profile, or what stands in it. */
export interface ListNamed {
  readonly list?: number | typeof PRIMARY_LIST | undefined;
  readonly emarketing?: number | undefined;
  readonly profile?: number | undefined;
}

const lists = query
  .selectFrom('contact_lists as l')
  .innerJoin('newsletter_accounts as a', 'a.id', 'l.account_id')
  .select(['l.id', 'l.account_id', 'a.profile_id', 'a.is_enabled']);

function named({ list, emarketing, profile }: ListNamed) {
  let found = lists;
  if (typeof list === 'number') found = found.where('l.id', '=', list);
  else if (list !== undefined) found = found.where('l.slug', '=', list);
  if (emarketing !== undefined) found = found.where('l.account_id', '=', emarketing);
  return profile === undefined ? found : found.where('a.profile_id', '=', profile);
}

/** Lets the actor into a list, or answers 404, also where what it is named by does not belong together. */
export async function scopeOfList(
  db: Reads,
  actor: Actor,
  by: ListNamed,
  access: Access = 'write',
): Promise<ListScope> {
  const one = typeof by.list === 'number' || by.emarketing !== undefined || by.profile !== undefined;
  return entered(db, actor, one ? await db.row(named(by)) : null, access);
}

/** The list that a contact stands in. */
export async function scopeOfContact(
  db: Reads,
  actor: Actor,
  { id, ...by }: ListNamed & { readonly id: number },
  access: Access = 'write',
): Promise<ListScope> {
  const holds = named(by).where('l.id', '=', query.selectFrom('contacts').select('list_id').where('id', '=', id));
  return entered(db, actor, await db.row(holds), access);
}

/** The list that an import belongs to. */
export async function scopeOfImport(
  db: Reads,
  actor: Actor,
  { id, ...by }: ListNamed & { readonly id: number },
  access: Access = 'write',
): Promise<ListScope> {
  const of = query.selectFrom('contact_imports').select('list_id').where('id', '=', id);
  return entered(db, actor, await db.row(named(by).where('l.id', '=', of)), access);
}

interface Found {
  readonly id: number;
  readonly account_id: number;
  readonly profile_id: number;
  readonly is_enabled: boolean;
}

async function entered(db: Reads, actor: Actor, row: Found | null, access: Access): Promise<ListScope> {
  if (row === null) throw notFound();
  const profile = await scopeOfProfile(db, actor, row.profile_id, access);
  const readOnly = !mayEnter(actor, profile.userId, 'write');
  return { listId: row.id, accountId: row.account_id, profile, readOnly, isEnabled: row.is_enabled } as ListScope;
}

/** 409 where the newsletter was removed: who stays on the list can be changed and taken off, and nobody comes to it. */
export function refuseSwitchedOff({ isEnabled }: ListScope): void {
  if (!isEnabled) throw conflict('contacts.errors.switchedOff');
}
