import type { SocialApp } from '@waypost/contract/networks';
import type { SlotSettings } from '@waypost/contract/slots';
import * as z from 'zod/mini';
import { dropTyped, keepTyped, readTyped } from '../../platform/typed.ts';

/** What a person sets; the rest of the settings is bookkeeping. */
export type Wanted = Pick<SlotSettings, 'slots' | 'weekly_frequency' | 'auto_schedule'>;

const wantedSchema = z.object({
  slots: z.nullable(z.array(z.object({ weekday: z.number(), at: z.string() }))),
  weekly_frequency: z.nullable(z.number()),
  auto_schedule: z.boolean(),
});
const nameOf = (profile: number, app: SocialApp) => `slots-${profile}-${app}`;

/** What could not be saved, kept by the browser tab over a reload or a new sign-in. */
export function readUnsaved(profile: number, app: SocialApp): Wanted | null {
  const kept = wantedSchema.safeParse(readTyped(nameOf(profile, app)));
  return kept.success ? kept.data : null;
}

export function keepUnsaved(profile: number, app: SocialApp, wanted: Wanted | null): void {
  if (wanted === null) dropTyped(nameOf(profile, app));
  else keepTyped(nameOf(profile, app), wanted);
}
