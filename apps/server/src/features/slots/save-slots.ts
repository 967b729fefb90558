import type { SocialApp } from '@waypost/contract/networks';
import { bySlot, type putSlots, type SlotSettings, slotFault } from '@waypost/contract/slots';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../platform/audit/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import { conflict, invalid, notFound, text } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { joinLater } from '../connections/index.ts';
import { presentSlots } from './present.ts';
import { lockSlots, type SlotFields, writeSlots } from './store.ts';

/**
 * Replaces what one network has, on top of the version that it was made of: another tab's change is not overwritten, the
 * refusal carries it. The same again, after a lost answer, changes nothing.
 */
export async function saveSlots(
  { db }: Pick<Deps, 'db'>,
  scope: ProfileScope,
  app: SocialApp,
  { version, ...wanted }: BodyOf<typeof putSlots>,
): Promise<SlotSettings> {
  const slots = wanted.slots && [...wanted.slots].sort(bySlot);
  const fault = slots && slotFault(slots);
  if (fault) throw invalid({ slots: [text(`slots.faults.${fault.kind}`)] });
  const fields: SlotFields = { ...wanted, slots };
  return db.transaction(async (tx) => {
    const row = await lockSlots(tx, scope, app);
    if (row === null || !row.installed) throw notFound();
    const stored = presentSlots(app, row);
    const saved = { app, ...fields, version: version + 1 };
    if (same(stored, saved)) return stored;
    if (stored.version !== version)
      throw conflict('errors.stale_version', { code: 'stale_version', extra: { slots: stored } });
    await writeSlots(tx, row.id, saved.version, fields);
    if (fields.auto_schedule && !stored.auto_schedule) await joinLater(tx, row.id);
    const { weekly_frequency, auto_schedule } = fields;
    await audit(tx, scope.actor, {
      action: 'connection.slots_changed',
      objectType: 'connection',
      objectId: row.id,
      data: { app, slots: slots === null ? 'suggested' : slots.length, weekly_frequency, auto_schedule },
    });
    return saved;
  });
}

const same = (a: SlotSettings, b: SlotSettings): boolean =>
  JSON.stringify([a.version, a.slots, a.weekly_frequency, a.auto_schedule]) ===
  JSON.stringify([b.version, b.slots, b.weekly_frequency, b.auto_schedule]);
