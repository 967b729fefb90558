import type { SocialApp } from '@waypost/contract/networks';
import { type NextSlot, nextFreeSlot, SLOT_APART_MINUTES, slotsOf, slotWindow } from '@waypost/contract/slots';
import { DAY_MS } from '@waypost/contract/wire';
import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { pendingTimes, slotsOfProfile } from './store.ts';
import { toronto } from './toronto.ts';

const APART_MS = SLOT_APART_MINUTES * 60_000;

/** The next free slot of each network. Nothing is held: who schedules into it is told when somebody was faster. */
export async function nextSlots(
  { db, clock }: Pick<Deps, 'clock'> & { readonly db: Sql },
  scope: ProfileScope,
  apps: readonly SocialApp[],
): Promise<NextSlot[]> {
  const now = clock.now().getTime();
  const { after, until } = slotWindow(now, toronto);
  const rows = (await slotsOfProfile(db, scope)).filter(({ app, installed }) => installed && apps.includes(app));
  const pending = await db.rows(
    pendingTimes({
      ids: rows.map(({ id }) => id),
      after: new Date(after - APART_MS),
      before: new Date(toronto.momentOf(until, '00:00') + DAY_MS + APART_MS),
    }),
  );
  return [...new Set(apps)].map((app): NextSlot => {
    const row = rows.find((one) => one.app === app);
    if (row === undefined) return { app, at: null, reason: 'not_connected' };
    const slots = slotsOf(app, row.slots);
    const times = pending.filter((post) => post.connection_id === row.id).map((post) => post.fire_at.getTime());
    const at = nextFreeSlot(slots, times, now, toronto);
    if (at === null) return { app, at, reason: slots.length === 0 ? 'no_slots' : 'all_taken' };
    return { app, at: new Date(at).toISOString(), reason: null };
  });
}

/** Whether a pending post of the connection stands at a moment, or beside it. Ask while the connection is held. */
export async function isTaken(tx: Sql, connectionId: number, at: Date): Promise<boolean> {
  const around = (ms: number) => new Date(at.getTime() + ms);
  const found = await tx.rows(
    pendingTimes({ ids: [connectionId], after: around(-APART_MS), before: around(APART_MS) }),
  );
  return found.length > 0;
}
