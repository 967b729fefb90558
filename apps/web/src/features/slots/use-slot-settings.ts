import type { SocialApp } from '@waypost/contract/networks';
import type { SlotSettings } from '@waypost/contract/slots';
import { useRef, useState } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { useSaveSlots, useSlots } from './api.ts';
import { keepUnsaved, readUnsaved, type Wanted } from './unsaved.ts';

const wantedOf = ({ slots, weekly_frequency, auto_schedule }: SlotSettings): Wanted => ({
  slots,
  weekly_frequency,
  auto_schedule,
});

/**
 * What one network has, and its changes: each is seen at once and saved at once, one call after the other. What could not be
 * saved stays on the screen, and in the tab, until it is; another tab's change is never overwritten unasked.
 */
export function useSlotSettings(app: SocialApp) {
  const { pk } = useProfile();
  const read = useSlots();
  const save = useSaveSlots();
  const stored = read.data?.find((one) => one.app === app);
  const [unsaved, setUnsaved] = useState(() => readUnsaved(pk, app));
  const [former, setFormer] = useState<readonly Wanted[]>([]);
  const [failure, setFailure] = useState<Error | null>(null);
  const [saving, setSaving] = useState(false);
  const latest = useRef<Wanted | null>(null);

  const hold = (wanted: Wanted | null) => {
    latest.current = wanted;
    setUnsaved(wanted);
    keepUnsaved(pk, app, wanted);
  };
  const send = async (from: SlotSettings) => {
    setSaving(true);
    setFailure(null);
    let base = from;
    try {
      for (let wanted = latest.current; wanted !== null; wanted = latest.current) {
        base = await save({ ...base, ...wanted });
        if (latest.current === wanted) hold(null);
      }
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      if (isApiError(error, 409)) await read.refetch();
    } finally {
      setSaving(false);
    }
  };
  const shown = unsaved ?? (stored && wantedOf(stored));
  const want = (wanted: Wanted) => {
    hold(wanted);
    if (stored && !saving) void send(stored);
  };
  return {
    read,
    /** Undefined until it was read. */
    shown,
    failure,
    /** It waits for a person: nothing is on its way. */
    left: unsaved !== null && !saving,
    /** Another tab has saved meanwhile. */
    overtaken: isApiError(failure, 409),
    change: (next: Partial<Wanted>) => {
      if (shown === undefined) return;
      setFormer([...former, shown]);
      want({ ...shown, ...next });
    },
    undo:
      former.length === 0
        ? null
        : () => {
            const before = former.at(-1);
            setFormer(former.slice(0, -1));
            if (before) want(before);
          },
    again: () => shown && want(shown),
    giveUp: () => {
      hold(null);
      setFailure(null);
    },
  };
}
export type SlotsInHand = ReturnType<typeof useSlotSettings>;
