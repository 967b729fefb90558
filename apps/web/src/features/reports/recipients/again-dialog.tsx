import { type NewsletterReport, type Recipient, sendAgain } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { reportKey } from '../api.ts';

/** One recipient, or all whose delivery is uncertain. */
export type SendAgainTo = Recipient | 'all';

interface Props {
  readonly report: NewsletterReport;
  readonly to: SendAgainTo;
  readonly onClose: () => void;
}

/** Some may get it twice: a person decides. */
export function AgainDialog({ report, to, onClose }: Props) {
  const t = useTranslations('reports.again');
  const action = useAction({
    run: () =>
      call(sendAgain, { params: { id: report.id }, body: { deliveries: to === 'all' ? 'uncertain' : [to.id] } }),
    success: ({ sent_again }) => t('done', { count: sent_again }),
    failure: t('failed'),
    invalidate: [reportKey(report.id)],
    onSuccess: onClose,
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={
        to === 'all' ? t('titleAll', { count: report.totals?.uncertain ?? 0 }) : t('titleOne', { email: to.email })
      }
      confirmLabel={t('confirm')}
      pending={action.pending}
      onConfirm={() => action.run()}
    >
      {t('text')}
    </ConfirmModal>
  );
}
