import { Button, Group } from '@mantine/core';
import { maySendAgain, type NewsletterReport } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly report: NewsletterReport;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}

/** Deliveries of which nobody knows, and what may be done about them. */
export function AgainNotice({ report, onShow, onAgain }: Props) {
  const t = useTranslations('reports.again');
  const uncertain = report.totals?.uncertain ?? 0;
  if (uncertain === 0) return null;
  const may = maySendAgain(report.run?.state, uncertain);
  return (
    <Notice
      tone="warning"
      title={t('notice', { count: uncertain })}
      action={
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={onShow}>
            {t('show')}
          </Button>
          {may && !report.read_only && (
            <Button variant="default" size="xs" onClick={onAgain}>
              {t('all')}
            </Button>
          )}
        </Group>
      }
    >
      {t(may ? 'noticeText' : 'noticeWaits')}
    </Notice>
  );
}
