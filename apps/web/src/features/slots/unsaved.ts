import type { SocialApp } from '@waypost/contract/networks';
import type { SlotSettings } from '@waypost/contract/slots';
import * as z from 'zod/mini';

/** What a person sets; the rest of the settings is bookkeeping. */
export type Wanted = Pick<SlotSettings, 'slots' | 'weekly_frequency' | 'auto_schedule'>;

const wantedSchema = z.object({
  slots: z.nullable(z.array(z.object({ weekday: z.number(), at: z.string() }))),
  weekly_frequency: z.nullable(z.number()),
  auto_schedule: z.boolean(),
});
const keyOf = (profile: number, app: SocialApp) => `waypost-slots-${profile}-${app}`;

/** What could not be saved, kept by the browser tab over a reload or a new sign-in. */
export function readUnsaved(profile: number, app: SocialApp): Wanted | null {
  try {
    const kept = wantedSchema.safeParse(JSON.parse(window.sessionStorage.getItem(keyOf(profile, app)) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

export function keepUnsaved(profile: number, app: SocialApp, wanted: Wanted | null): void {
  try {
    if (wanted === null) window.sessionStorage.removeItem(keyOf(profile, app));
    else window.sessionStorage.setItem(keyOf(profile, app), JSON.stringify(wanted));
  } catch {
    // Full or blocked: the page itself still holds it.
  }
}
