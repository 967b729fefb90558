import { placeCopies } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import type { Slot } from '@waypost/contract/slots';
import { int8, jsonb, list, orNull, sure, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { JITTER } from './copy-sql.ts';
import { holdConnections, rememberingClock, standingIn, standingOf, weeksAround } from './make-copies.ts';

const slotsOfConnections = statement(
  'copies-slots',
  { takes: { ids: list(int8) }, gives: { id: int8, slots: orNull(jsonb<readonly Slot[]>()), now: sure(timestamptz) } },
  ($) => `
  SELECT c.id, s.slots, (SELECT app_now()) AS now FROM connections c LEFT JOIN slot_settings s ON s.connection_id = c.id WHERE c.id = ANY (${$.ids})`,
);
/** A deleted one moves, too, so that it comes back at the present time. What a worker holds is not taken from him by its time. */
const move = statement(
  'copies-move',
  { takes: { ids: list(int8), times: list(timestamptz) }, gives: {} },
  ($) => `
  UPDATE scheduled_postings p SET fire_at = w.at, late_after = w.at + make_interval(mins => c.late_after_minutes),
    next_step_at = CASE WHEN p.next_step_at IS NOT NULL AND NOT p.deleted THEN w.at END,
    preflight_at = CASE WHEN NOT p.deleted AND w.at > n.now + interval '2 hours' THEN w.at - interval '1 hour' - ${JITTER} END
  FROM unnest(${$.ids}::int8[], ${$.times}::timestamptz[]) AS w (id, at), connections c, (SELECT app_now() AS now OFFSET 0) n
  WHERE p.id = w.id AND c.id = p.connection_id`,
);

interface Movable {
  readonly id: number;
  readonly connection_id: number;
}

/** Gives copies, which the transaction has locked, the time that the new one of their posting brings on their connections. */
export async function moveCopies(
  tx: Sql,
  posting: { readonly id: number; readonly app: SocialApp; readonly fireAt: Date },
  copies: readonly Movable[],
): Promise<void> {
  const ids = copies.map(({ connection_id }) => connection_id);
  await tx.rows(holdConnections({ ids }));
  const places = await tx.rows(slotsOfConnections({ ids }));
  const clock = rememberingClock();
  const at = posting.fireAt.getTime();
  const slots = new Map(places.map((place) => [place.id, place]));
  const now = places[0]?.now ?? posting.fireAt;
  const standing = new Map(
    (await tx.rows(standingOf({ ids, ...weeksAround([now.getTime(), at], clock), except: posting.id }))).map((row) => [
      row.connection_id,
      row,
    ]),
  );
  const times = copies.map(({ connection_id: connection }) => {
    const place = {
      ...{ connection, app: posting.app, slots: slots.get(connection)?.slots ?? null, frequency: null },
      standing: standingIn(standing.get(connection)),
    };
    const [placed] = placeCopies([{ posting: posting.id, at }], place, now.getTime(), clock);
    return new Date(placed?.at ?? at);
  });
  await tx.run(move({ ids: copies.map(({ id }) => id), times }));
}
