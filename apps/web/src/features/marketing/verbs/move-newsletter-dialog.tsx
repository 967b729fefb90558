import { useQueryClient } from '@tanstack/react-query';
import { type CampaignRow, changeEmailCampaign } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { shifted } from '../../../platform/time/toronto.ts';
import { Notice } from '../../../ui/notice.tsx';
import { patchNewsletters } from '../api.ts';
import { shiftBetween } from '../shift.ts';
import { ShiftDialog } from './shift-dialog.tsx';

export interface MoveNewsletterProps {
  readonly campaign: Pick<CampaignRow, 'id' | 'version'>;
  readonly at: string;
  /** Where it was dropped. */
  readonly to: string;
  readonly onClose: (moved: boolean) => void;
}

/** Moves a newsletter of staff; advisors who chose a time of their own keep it. Loaded by lazy-verbs.ts. */
export default function MoveNewsletterDialog({ campaign: { id, version }, at, to, onClose }: MoveNewsletterProps) {
  const t = useTranslations('marketing');
  const queryClient = useQueryClient();
  const shift = shiftBetween(at, to);
  const again = () => queryClient.invalidateQueries({ queryKey: ['emailcampaigns'] });
  return (
    <ShiftDialog
      name={`move-newsletter-${id}-${at}-${shift.days}-${shift.hours}`}
      title={t('reschedule.newsletterTitle')}
      {...{ at, shift }}
      run={(by) => call(changeEmailCampaign, { params: { id }, body: { fire_at: shifted(at, by), version } })}
      onDone={(campaign) => {
        onClose(true);
        patchNewsletters(queryClient, { id, fire_at: campaign.fire_at, version: campaign.version });
        return again();
      }}
      onFailure={() => void again()}
      onClose={() => onClose(false)}
    >
      <Notice tone="warning">{t('warning.newsletter')}</Notice>
    </ShiftDialog>
  );
}
