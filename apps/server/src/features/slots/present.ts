import type { SocialApp } from '@waypost/contract/networks';
import type { SlotSettings } from '@waypost/contract/slots';
import type { SlotRow } from './store.ts';

/** Without a row of its own a network has what the table's defaults say. */
export const presentSlots = (app: SocialApp, row: SlotRow | undefined): SlotSettings => ({
  app,
  slots: row?.slots?.map(({ weekday, at }) => ({ weekday, at })) ?? null,
  weekly_frequency: row?.weekly_frequency ?? null,
  auto_schedule: row?.auto_schedule ?? true,
  version: row?.version ?? 0,
});
