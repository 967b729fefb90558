import { newslettersFiles } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { isMissing, useReport } from '../api.ts';
import { ReportFigures } from '../figures/report-figures.tsx';
import { reportsPaths } from '../paths.ts';
import classes from '../reports.module.css';

/** 'Email Details' of one newsletter (ANALYTICS-027). */
export function DetailsDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTranslations('reports');
  const { slug } = useProfile();
  const read = useReport(id);
  const report = read.data;
  return (
    <Dialog opened onClose={onClose} title={t('analytics.details')} size="xl">
      {report ? (
        <div className={classes.stack}>
          <ReportFigures report={report} src={newslettersFiles.preview(id, { v: report.run === null ? 0 : 1 })} />
          <LinkButton variant="default" to={reportsPaths.newsletter({ slug, id })}>
            {t('fullReport')}
          </LinkButton>
        </div>
      ) : read.isPending ? (
        <ListSkeleton rows={6} shape="line" />
      ) : (
        <ErrorState
          title={t(isMissing(read.error) ? 'gone' : 'failed')}
          error={read.error}
          onRetry={isMissing(read.error) ? undefined : () => void read.refetch()}
        />
      )}
    </Dialog>
  );
}
