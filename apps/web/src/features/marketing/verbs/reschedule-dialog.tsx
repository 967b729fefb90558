import { type PostingCell, reschedulePosting } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { shiftBetween } from '../shift.ts';
import EffectNote from './effect-note.tsx';
import { ShiftDialog } from './shift-dialog.tsx';
import { usePostingAction } from './use-posting-action.ts';

export interface RescheduleProps {
  readonly posting: Pick<PostingCell, 'id' | 'version'> & {
    readonly campaign: Pick<PostingCell['campaign'], 'published'>;
  };
  /** When it goes out. */
  readonly at: string;
  /** Where it was dropped. */
  readonly to?: string;
  readonly onClose: (moved: boolean) => void;
}

/** Moves a post, and what advisors have of it (ADMCAL-041, ADMCAL-063). Loaded by lazy-verbs.ts. */
export default function RescheduleDialog({ posting, at, to = at, onClose }: RescheduleProps) {
  const t = useTranslations('marketing.reschedule');
  const { version, show, onFailure } = usePostingAction(posting);
  const { id, campaign } = posting;
  const shift = shiftBetween(at, to);
  return (
    <ShiftDialog
      name={`reschedule-${id}-${at}-${shift.days}-${shift.hours}`}
      title={t('title')}
      {...{ at, shift, onFailure }}
      run={(by) => call(reschedulePosting, { params: { id }, body: { ...by, version } })}
      onDone={(moved) => {
        onClose(true);
        return show(moved);
      }}
      onClose={() => onClose(false)}
    >
      {campaign.published && <EffectNote posting={id} what="reschedule" />}
    </ShiftDialog>
  );
}
