import type { SocialApp } from '@waypost/contract/networks';
import type { SlotSettings } from '@waypost/contract/slots';
import { allOf, aNumber, aSwitch, aText, listOf, orNull } from '../../platform/fits.ts';
import { dropTyped, keepTyped, readTyped } from '../../platform/typed.ts';

/** What a person sets; the rest of the settings is bookkeeping. */
export type Wanted = Pick<SlotSettings, 'slots' | 'weekly_frequency' | 'auto_schedule'>;

const isWanted = allOf<Wanted>({
  slots: orNull(listOf(allOf({ weekday: aNumber, at: aText }))),
  weekly_frequency: orNull(aNumber),
  auto_schedule: aSwitch,
});
const nameOf = (profile: number, app: SocialApp) => `slots-${profile}-${app}`;

/** What could not be saved, kept by the browser tab over a reload or a new sign-in. */
export function readUnsaved(profile: number, app: SocialApp): Wanted | null {
  const kept = readTyped(nameOf(profile, app));
  return isWanted(kept) ? kept : null;
}

export function keepUnsaved(profile: number, app: SocialApp, wanted: Wanted | null): void {
  if (wanted === null) dropTyped(nameOf(profile, app));
  else keepTyped(nameOf(profile, app), wanted);
}
