import type { CONSENT_ACTORS, ConsentKind, ConsentSource } from '@waypost/contract/contacts';
import { CONSENT_WORDING } from '@waypost/contract/contacts';
import type { Locale } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** Who said it, and where; what is written down of it stays as it is. */
export interface Said {
  readonly source: ConsentSource;
  /** Somebody of the agency or of staff wrote it down; without one it was the contact herself, or the machine. */
  readonly actor?: Pick<Actor, 'userId' | 'impersonatorId'> | null | undefined;
  /** Whoever did it herself: the network that she came from, shortened by its asker. */
  readonly ipPrefix?: string | null | undefined;
  /** The language in which the text was read that was agreed to. */
  readonly locale?: Locale | null | undefined;
  readonly note?: string | null | undefined;
  readonly expiresAt?: Date | null | undefined;
  readonly importId?: number | null | undefined;
}

interface Event extends Said {
  readonly listId: number;
  readonly contactId: number | null;
  readonly keyHash: Buffer;
  readonly kind: ConsentKind;
}

const BY_HERSELF: readonly ConsentSource[] = ['landing_page', 'unsubscribe_link', 'one_click', 'mailto', 'complaint'];

/** Adds a line to the ledger of an address, in the transaction of what it tells. */
export async function writeConsent(tx: Sql, event: Event): Promise<void> {
  const { actor, source, locale = null } = event;
  const agreed = event.kind === 'express' || event.kind === 'import-attested' || event.kind === 'double-opt-in';
  await tx.run(
    query.insertInto('consent_events').values({
      list_id: event.listId,
      contact_id: event.contactId,
      key_hash: event.keyHash,
      kind: event.kind,
      wording: agreed && locale !== null ? CONSENT_WORDING : null,
      locale,
      actor_kind: actorOf(actor, source),
      actor_id: actor ? (actor.impersonatorId ?? actor.userId) : null,
      acting_as_id: actor?.impersonatorId ? actor.userId : null,
      source,
      import_id: event.importId ?? null,
      note: event.note ?? null,
      ip_prefix: event.ipPrefix ?? null,
      at: appNow,
      expires_at: event.expiresAt ?? null,
    }),
  );
}

const actorOf = (actor: Said['actor'], source: ConsentSource): (typeof CONSENT_ACTORS)[number] =>
  actor ? 'user' : BY_HERSELF.includes(source) ? 'self' : 'system';
